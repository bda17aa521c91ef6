#!/usr/bin/python3
"""SIMULATED brain MRI for the stations of this pack: one function per case, each listing its sequences, its anatomy and its findings.

Needs    : numpy, scipy, nibabel (Debian: python3-nibabel python3-scipy)
Usage    : python3 make_case_images.py TEMPLATES [case-id ...]
           TEMPLATES holds ch2.nii.gz, ch2bet.nii.gz and aal.nii.gz of Debian's mricron-data:
           apt-get download mricron-data && dpkg -x mricron-data*.deb DIR     then TEMPLATES = DIR/usr/share/mricron/templates
Output   : cases/<id>/images/<image-id>.nii.gz and <image-id>-mask.nii.gz beside this file
Base     : Colin27 single-subject T1 average ("ch2", MNI) and the AAL labels drawn on it. Every case gets its own brain: mirrored or not,
           ventricles and sulci for the age, a smooth random warp, its own scale, head tilt, contrast, bias field and noise.
           Seeds are fixed: same bytes each run.
Masks    : voxel value k = the k-th entry of key.lesions that names this image in case.yaml. Only what is visible on that image.
Signals  : plausible, not measured: computed from the tissue fractions of one healthy T1. Nothing here is a patient.
"""
import gzip, os, sys, zlib
from io import BytesIO
from types import SimpleNamespace
import numpy as np, nibabel as nib
from scipy import ndimage as ndi

if len(sys.argv) < 2: sys.exit(__doc__)
T, ONLY = sys.argv[1], set(sys.argv[2:])
HERE = os.path.dirname(os.path.abspath(__file__))
SEED = 20261130
VOX = 1.5
f32 = np.float32

# ---------------------------------------------------------------- base anatomy (1 mm, cropped)
rd = lambda n: np.asanyarray(nib.load(os.path.join(T, n)).dataobj)
aff1 = nib.load(os.path.join(T, 'ch2.nii.gz')).affine
head, bet, aal = rd('ch2.nii.gz').astype(f32), rd('ch2bet.nii.gz').astype(f32), rd('aal.nii.gz').astype(np.uint8)
bo = ndi.binary_opening(bet > 0, iterations=3); lb, n = ndi.label(bo); bo = lb == 1 + int(np.argmax(ndi.sum(bo, lb, range(1, n + 1))))
bet[~ndi.binary_dilation(bo, iterations=4)] = 0                       # drop thin spikes that BET left at the skull base
brain0 = ndi.binary_fill_holes(ndi.binary_closing(np.pad(bet > 0, 12), iterations=6)[12:-12, 12:-12, 12:-12])
idx = np.where(brain0); SL = tuple(slice(max(0, a.min() - 6), a.max() + 7) for a in idx)
head, bet, aal, brain0 = head[SL], bet[SL], aal[SL], brain0[SL]
A = aff1.copy(); A[:3, 3] = nib.affines.apply_affine(aff1, [s.start for s in SL])
SH = head.shape
g = np.indices(SH, dtype=f32)
X, Y, Z = g[0] + A[0, 3], g[1] + A[1, 3], g[2] + A[2, 3]          # mm, x>0 = right, y>0 = anterior, z>0 = up
C_CSF, C_GM, C_WM = 30., 84., 113.

outer = ndi.binary_dilation(brain0, iterations=2)                   # brain + thin subarachnoid rim
I0 = np.where(bet > 0, bet, np.where(head < 60, np.minimum(head, 36), 44)).astype(f32)
I0[~outer] = 0
I0 = np.where(outer & (bet == 0), np.clip(I0, 26, 44), I0).astype(f32)
NOTBRAIN = (np.abs(X) < 22) & (Y > -6) & (Z < -16) & (ndi.distance_transform_edt(aal == 0) > 5)   # skull base left over by BET, far from any labelled gyrus
I0[NOTBRAIN] = 0; outer = outer & ~NOTBRAIN
depth = ndi.distance_transform_edt(brain0).astype(f32)              # mm below the pial envelope

def rng(tag): return np.random.default_rng([SEED, zlib.crc32(tag.encode())])
def noise(tag, sig):
    """smooth random field, zero mean, unit variance, correlation length ~sig mm"""
    z = max(1, int(sig // 2)); sh = [int(np.ceil(s / z)) + 2 for s in SH]
    n = ndi.gaussian_filter(rng(tag).standard_normal(sh).astype(f32), sig / z)
    if z > 1: n = ndi.zoom(n, [(s + z) / m for s, m in zip(SH, sh)], order=1)
    n = n[:SH[0], :SH[1], :SH[2]]
    return ((n - n.mean()) / n.std()).astype(f32)
def fract(tag, s=(2, 4, 9), w=(.5, .8, 1)):
    n = sum(a * noise(f'{tag}{b}', b) for a, b in zip(w, s)); return (n / n.std()).astype(f32)
def sig(x): return (1 / (1 + np.exp(-np.clip(x, -30, 30)))).astype(f32)
def dist(c, r=(1, 1, 1)): return np.sqrt(((X - c[0]) / r[0]) ** 2 + ((Y - c[1]) / r[1]) ** 2 + ((Z - c[2]) / r[2]) ** 2)
def blob(c, r, tag=None, wob=.18, edge=.9, s=(2, 4, 7)):
    r = np.broadcast_to(np.array(r, f32), (3,)); d = dist(c, r)
    if tag: d = d * (1 + wob * fract(tag, s))
    return sig((1 - d) * r.min() / edge)
def tube(pts, rad, edge=.5):
    m = np.zeros(SH, f32)
    for p, q in zip(pts[:-1], pts[1:]):
        p, q = np.array(p, f32), np.array(q, f32); v = q - p; L = (v ** 2).sum()
        t = np.clip(((X - p[0]) * v[0] + (Y - p[1]) * v[1] + (Z - p[2]) * v[2]) / L, 0, 1)
        d = np.sqrt((X - p[0] - t * v[0]) ** 2 + (Y - p[1] - t * v[1]) ** 2 + (Z - p[2] - t * v[2]) ** 2)
        m = np.maximum(m, sig((rad - d) / edge))
    return m
def lab(*ids): return np.isin(aal, ids)
def soft(m, s=1.5): return ndi.gaussian_filter(m.astype(f32), s)
def grow(m, mm): return ndi.distance_transform_edt(~m) <= mm
def fractions(I):
    csf = np.clip((C_GM - I) / (C_GM - C_CSF), 0, 1); wm = np.clip((I - C_GM) / (C_WM - C_GM), 0, 1)
    o = I > 0
    return csf * o, (1 - csf - wm) * o, wm * o

csf0, gm0, wm0 = fractions(I0)
v = (csf0 > .5) & (depth > 17) & (np.abs(X) < 42) & (Z > -28) & (aal == 0)
lb, n = ndi.label(v); sz = ndi.sum(v, lb, range(1, n + 1)); VENT = np.isin(lb, 1 + np.where(sz > 300)[0])
VENT_LAT = VENT & (np.abs(X) > 2) & (Z > -20)
IRON = np.clip(soft(lab(75, 76), 1.2) + .35 * soft(lab(73, 74), 1.5) + blob((-10, -18, -12), (4, 5, 3)) + blob((10, -18, -12), (4, 5, 3))
        + .8 * blob((-5, -20, -8), 3) + .8 * blob((5, -20, -8), 3) + .8 * blob((-16, -57, -34), (5, 7, 5)) + .8 * blob((16, -57, -34), (5, 7, 5)), 0, 1)
SSS = tube([(0, 62, 30), (0, 40, 58), (0, 0, 76), (0, -40, 74), (0, -78, 50), (0, -98, 10)], 3.0) * (depth < 7)
ART = np.maximum.reduce([tube([(0, -30, -48), (0, -22, -34), (0, -16, -20)], 1.5)] + [tube([(s * 9, 2, -34), (s * 9, 3, -22), (s * 12, 3, -18), (s * 24, 3, -18), (s * 34, 4, -12)], 1.3) for s in (-1, 1)]) * (csf0 > .25)
PLEX = np.maximum.reduce([blob((s * 22, -42, 10), (5, 7, 6), f'px{s}', .25) for s in (-1, 1)] + [tube([(s * 12, -32, 18), (s * 18, -38, 15)], 2) for s in (-1, 1)]) * (csf0 > .35) * VENT

BASE = dict(      #   CSF   GM    WM   iron
    t1=(26, 108, 158, 8), t2=(238, 120, 84, -44), flair=(14, 124, 94, -30), dwi=(10, 112, 90, -36), adc=(3000, 840, 720, -70), swi=(160, 138, 118, -72), t1gd=(26, 110, 160, 8))

P = SimpleNamespace(A=A, X=X, I0=I0, aal=aal, brain0=brain0, NOTBRAIN=NOTBRAIN, depth=depth, VENT=VENT, VENT_LAT=VENT_LAT, IRON=IRON, ART=ART, SSS=SSS, PLEX=PLEX, BASE=BASE, tube=tube, noise=noise, fract=fract, rng=rng, SEED=SEED)

# ---------------------------------------------------------------- one person's brain
def save(path, u8, affine, slope=1., cal=None, descrip=''):
    im = nib.Nifti1Image(u8, affine); h = im.header; h.set_xyzt_units('mm'); h['descrip'] = descrip.encode()[:79]
    im.set_qform(affine, 1); im.set_sform(affine, 1); h.set_slope_inter(slope, 0)
    if cal: h['cal_min'], h['cal_max'] = cal
    h = h.copy(); h['magic'] = b'n+1'; h['vox_offset'] = 352
    b = BytesIO(); b.write(h.binaryblock); b.write(b'\0' * 4); b.write(u8.tobytes(order='F'))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as f:
        with gzip.GzipFile(filename='', mode='wb', fileobj=f, compresslevel=9, mtime=0) as z: z.write(b.getvalue())

CONTRAST = {q: dict(zip(('csf', 'gm', 'wm', 'iron'), P.BASE[{'t1c': 't1gd'}.get(q, q)])) for q in ('t1', 't1c', 't2', 'flair', 'dwi', 'adc', 'swi')}
VESSEL = dict(    #  artery vein sinus choroid-plexus
    t1=(40, 45, 70, 85), t1c=(205, 188, 225, 200), t2=(30, 70, 40, 185), flair=(18, 30, 30, 105), dwi=(20, 25, 30, 60), adc=(1500, 1500, 1500, 1700), swi=(170, 40, 60, 110))
BLUR = dict(t1=.8, t1c=.8, t2=.85, flair=.95, dwi=1.4, adc=1.4, swi=.75)
NOISE = dict(t1=2.2, t1c=2.2, t2=2.6, flair=2.8, dwi=3.4, adc=40., swi=2.6)
WINDOW = dict(t1=(0, 200), t1c=(0, 225), t2=(20, 235), flair=(0, 205), dwi=(10, 225), adc=(0, 2400), swi=(10, 175))


def clean_base():
    """Base T1 without the spikes left at the skull base, and with rounded basal cisterns instead of a cut-out box."""
    tissue = grow(ndi.binary_opening(P.I0 > 60, iterations=2), 3)
    support = (ndi.binary_dilation(ndi.binary_opening(P.I0 > 0, iterations=6), iterations=2) | grow(P.aal > 0, 3)) & ndi.binary_closing(np.pad(tissue, 8), iterations=7)[8:-8, 8:-8, 8:-8]
    mean = ndi.gaussian_filter(P.I0, 3) / np.maximum(soft(P.I0 > 0, 3), .05)
    support &= ~((Z < -14) & (Y > 8) & ((ndi.distance_transform_edt(P.aal == 0) > 2.5) | ((Z < -21) & (np.abs(P.X) < 26) & (mean < 72))))   # what BET left below the frontal lobes
    I = np.where(support, P.I0, 0).astype(f32)
    hull = ndi.binary_dilation(P.brain0, iterations=2)
    near = ndi.distance_transform_edt(I < 60)
    I = np.where((I == 0) & hull & P.NOTBRAIN & (Y < 10) & ((near < 4) | (Z > -25)), 32, I)
    I = np.where(soft(I > 0, 1.4) > .5, np.maximum(I, 28), 0)                       # round off jagged rims
    core = ndi.binary_opening(I > 0, iterations=3); lb, n = ndi.label(core); core = lb == 1 + int(np.argmax(ndi.sum(core, lb, range(1, n + 1))))
    return np.where(grow(core, 4), I, 0).astype(f32)                                # no loose islands
I_CLEAN = clean_base()


class Brain:
    """One person's anatomy (1 mm, x>0 = right) plus the findings painted on it."""
    def __init__(s, id, seqs, mirror=False, ventricles=0., sulci=0., caps=0.):
        s.id, s.seqs, s.layers = id, seqs, []
        x0 = P.A[0, 3]
        flip = (lambda a: a[::-1].copy()) if mirror else (lambda a: a.copy())
        if mirror: x0 = -(x0 + SH[0] - 1)
        s.o = np.array([x0, P.A[1, 3], P.A[2, 3]], f32)
        s.X = (np.indices(SH, dtype=f32)[0] + x0).astype(f32)
        aal = flip(P.aal)
        if mirror: aal = np.where((aal > 0) & (aal < 109), ((aal.astype(int) - 1) ^ 1) + 1, aal).astype(np.uint8)
        s.map = dict(I=flip(I_CLEAN), aal=aal, **{k: flip(getattr(P, k)).astype(f32) for k in ('depth',)}, **{k.lower(): flip(getattr(P, k)).astype(f32) for k in ('VENT', 'VENT_LAT', 'IRON', 'ART', 'SSS', 'PLEX')})
        s.extra = np.zeros(SH, bool)
        s.mask = {q: np.zeros(SH, np.uint8) for q in seqs}
        s.widen_ventricles(ventricles); s.widen_sulci(sulci)
        s.vein = s.curves('vein', 7, .55) * s.csf_rim() * .9
        s.vein = np.maximum(s.vein, flip(np.maximum.reduce([P.tube([(q * 2, -2, 10), (q * 2, -25, 12), (q * 2, -42, 9)], .9) for q in (-1, 1)] + [P.tube([(0, -42, 8), (0, -48, 6), (0, -58, 4), (0, -80, -2)], 1.8)])))
        s.caps = caps

    # ---- anatomy
    I = property(lambda s: s.map['I']); aal = property(lambda s: s.map['aal']); depth = property(lambda s: s.map['depth'])
    csf = property(lambda s: fractions(s.I)[0]); gm = property(lambda s: fractions(s.I)[1]); wm = property(lambda s: fractions(s.I)[2])
    def lab(s, *ids): return np.isin(s.aal, ids)
    def csf_rim(s): return ((s.csf > .35) & (s.depth > 1.5) & (s.depth < 26) & (s.map['vent'] < .5)).astype(f32)
    def warp(s, pts):
        for k, m in s.map.items():
            o = 0 if k == 'aal' else 1
            s.map[k] = ndi.map_coordinates(m, pts, order=o, mode='nearest').astype(m.dtype)
        if hasattr(s, 'vein'): s.vein = ndi.map_coordinates(s.vein, pts, order=1, mode='nearest')
    def widen_ventricles(s, mm, also=False):
        """widen (mm > 0) or narrow (mm < 0) the ventricles, fading out toward the cortex"""
        if not mm: return
        inner = (s.map['vent'] > .5) | also
        d = (ndi.distance_transform_edt(~inner) - ndi.distance_transform_edt(inner)).astype(f32)
        G = np.array(np.gradient(ndi.gaussian_filter(d, 1.5))); n = np.sqrt((G ** 2).sum(0)) + 1e-3
        a = mm * np.exp(-np.abs(d) / 14) * np.clip(s.depth / 10, 0, 1)
        if mm > 0: a = np.minimum(a, np.maximum(d, 0))
        s.warp([g - G[i] / n * a for i, g in enumerate(np.indices(SH, dtype=f32))])
    def widen_sulci(s, k0, where=None):
        """widen sulci: grey matter next to CSF recedes (k0 about 1 = one voxel)"""
        if not k0: return
        out = s.I > 0; J = np.where(out, s.I, 200); st = ndi.generate_binary_structure(3, 1)
        e1 = .4 * J + .6 * ndi.grey_erosion(J, footprint=st); e2 = ndi.grey_erosion(e1, footprint=st)
        k = np.clip(k0 * 3 * soft((s.I > 5) & (s.I < 60), 1.6), 0, k0) * (1 if where is None else where)
        s.map['I'] = np.where(out, np.where(k < 1, J * (1 - k) + e1 * k, e1 * (2 - k) + e2 * (k - 1)), 0).astype(f32)
    def mass(s, c, R, R0, reach=26, falx=0.):
        """push tissue outward: what was R0 from c ends up at R; the skull does not move, nor (falx > 0) does the midline"""
        d = s.dist(c) + 1e-3
        k = np.where(d > R, d - (R - R0) * np.exp(-(d - R) / reach), d * R0 / R) / d
        k = 1 + (k - 1) * np.clip(s.depth / 8, 0, 1)
        if falx: k = 1 + (k - 1) * np.clip(np.sign(c[0]) * s.X / falx, 0, 1)
        s.warp([c[i] + (g - c[i]) * k - s.o[i] for i, g in enumerate((s.X, Y, Z))])
    def swell(s, w, k=.6, to=78): s.map['I'] = np.where((s.I > 0) & (s.I < to), s.I + w * k * (to - s.I), s.I).astype(f32)

    # ---- shapes (all 0..1 with soft borders)
    def noise(s, tag, size): return P.noise(f'{s.id}-{tag}', size)
    def rough(s, tag, sizes=(2, 4, 9)): return np.clip(P.fract(f'{s.id}-{tag}', sizes, (.5, .8, 1)[-len(sizes):]), -2.3, 2.3)
    def dist(s, c, r=(1, 1, 1)): return np.sqrt(((s.X - c[0]) / r[0]) ** 2 + ((Y - c[1]) / r[1]) ** 2 + ((Z - c[2]) / r[2]) ** 2)
    def blob(s, c, r, tag=None, wob=.18, edge=.9, sizes=(2, 4, 7)):
        r = np.broadcast_to(np.array(r, f32), (3,)); d = s.dist(c, r)
        if tag: d = d * (1 + wob * s.rough(tag, sizes))
        return sig((1 - d) * r.min() / edge)
    def tube(s, pts, rad, edge=.5):
        m = np.zeros(SH, f32)
        for p, q in zip(pts[:-1], pts[1:]):
            p, q = np.array(p, f32), np.array(q, f32); v = q - p
            t = np.clip(((s.X - p[0]) * v[0] + (Y - p[1]) * v[1] + (Z - p[2]) * v[2]) / (v ** 2).sum(), 0, 1)
            m = np.maximum(m, sig((rad - np.sqrt((s.X - p[0] - t * v[0]) ** 2 + (Y - p[1] - t * v[1]) ** 2 + (Z - p[2] - t * v[2]) ** 2)) / edge))
        return m
    def curves(s, tag, size, rad):
        """tangle of thin vessel-like lines: where two smooth random fields are both zero"""
        return sig((rad - .8 * size * np.hypot(s.noise(tag + '1', size), s.noise(tag + '2', size))) / .3)
    def snap(s, target, where):
        """the voxel of `where` nearest to target, in mm"""
        p = np.argwhere(where) + s.o
        return p[((p - target) ** 2).sum(1).argmin()]

    # ---- findings
    def add(s, w, **v): s.layers.append((np.clip(w, 0, 1).astype(f32), v))      # value: replace; (value,): add
    def mark(s, q, w, k=1, th=.5): s.mask[q][(w > th) & ((s.I > 0) | s.extra)] = k

    def render(s, q):
        csf, gm, wm = fractions(s.I); a, b, d, fe = CONTRAST[q].values()
        V = csf * a + gm * b + wm * d + s.map['iron'] * fe * (1 - csf)
        if q in ('t1', 't1c'): V = .75 * V + .25 * np.clip((s.I - 30) * 132 / 83 + 26, 0, 200)
        V = V * (1 + .012 * s.noise('texture', 3) * (1 - csf))
        if q == 'flair': V += 32 * soft(s.map['vent_lat'] > .5, 1.6) * (1 - csf)      # normal ependymal rim
        for m, x in zip(('art', 'vein', 'sss', 'plex'), VESSEL[q]):
            w = s.vein if m == 'vein' else s.map[m]; V = V * (1 - w) + w * x
        if s.caps and q in ('flair', 't2'):                                          # caps and bands of age
            w = sig((soft(s.map['vent_lat'] > .5, 3) * 1.5 + .1 * s.rough('caps') - .62 + .12 * s.caps) * 11) * wm * min(s.caps, 1) * .85
            V = V * (1 - w) + w * dict(flair=172, t2=148)[q]
        for w, v in s.layers:
            x = v.get(q, v.get('t1') if q == 't1c' else None)
            if x is not None: V = V + w * x[0] if isinstance(x, tuple) else V * (1 - w) + w * x
        V = np.where((s.I > 0) | s.extra, V, 0).astype(f32)
        return ndi.gaussian_filter(V, BLUR[q])

    # ---- the individual head: scale, tilt, smooth warp, on the 1.5 mm output grid
    def grid(s):
        r = np.random.default_rng([P.SEED, zlib.crc32(s.id.encode()), 7])
        lo = s.o - 12; n = [int((e + 24) / VOX) for e in SH]
        g = np.indices(n, dtype=f32) * VOX + lo[:, None, None, None].astype(f32)
        c = np.array([0, -18, 8.]); scale = r.uniform(.955, 1.045, 3); t = np.deg2rad(r.uniform(-1, 1, 3) * (4, 2, 2.5))
        Rx = np.array([[1, 0, 0], [0, np.cos(t[0]), -np.sin(t[0])], [0, np.sin(t[0]), np.cos(t[0])]])
        Ry = np.array([[np.cos(t[1]), 0, np.sin(t[1])], [0, 1, 0], [-np.sin(t[1]), 0, np.cos(t[1])]])
        Rz = np.array([[np.cos(t[2]), -np.sin(t[2]), 0], [np.sin(t[2]), np.cos(t[2]), 0], [0, 0, 1]])
        p = np.einsum('ij,jxyz->ixyz', np.diag(1 / scale) @ (Rx @ Ry @ Rz), g - c[:, None, None, None]) + c[:, None, None, None]
        def field(size):
            k = int(size / VOX / 2); m = [e // k + 4 for e in n]
            u = ndi.zoom(ndi.gaussian_filter(r.standard_normal(m), 2), k, order=3)[:n[0], :n[1], :n[2]]
            return u / np.abs(u).max()
        u = np.array([field(34) * r.uniform(4, 6) + field(15) * 1.1 for _ in range(3)])
        u[0] *= .2 + .8 * np.clip(np.abs(p[0]) / 30, 0, 1)                          # the midline stays near the middle
        return p + u - s.o[:, None, None, None], lo, r

    def write(s, pack):
        pts, lo, r = s.grid(); at = lambda m, o=1: ndi.map_coordinates(m, pts, order=o, mode='constant')
        inside = at(((s.I > 0) | s.extra).astype(f32)) > .5
        box = tuple(slice(max(0, a.min() - 3), a.max() + 4) for a in np.where(inside))
        aff = np.diag([VOX, VOX, VOX, 1]).astype(float); aff[:3, 3] = lo + np.array([b.start for b in box]) * VOX
        sm = lambda: ndi.zoom(ndi.gaussian_filter(r.standard_normal([e // 10 + 6 for e in inside.shape]), 2.6), 10, order=3)[tuple(slice(e) for e in inside.shape)]
        bias = sm(); bias = 1 + r.uniform(.05, .08) * bias / np.abs(bias).max()
        info = []
        for q in s.seqs:
            V = at(s.render(q)); N = NOISE[q] * r.uniform(.85, 1.2); gain = r.uniform(.95, 1.05)
            if q == 'adc': u = np.clip(np.rint((V + r.normal(0, N, V.shape)) / 15), 1, 255)
            else:
                V = np.hypot(V * bias * gain + r.normal(0, N, V.shape), r.normal(0, N, V.shape)); u = np.clip(np.rint(V), 1, 255)
                u = u - u % 2 + 1                                                     # 7-bit grey: smaller files
            u[~inside] = 0
            f = f'{pack}/cases/{s.id}/images/{q}.nii.gz'
            save(f, u[box].astype(np.uint8), aff, 15. if q == 'adc' else 1., WINDOW[q], f'SIMULATED {q.upper()}')
            line = f'{q} {os.path.getsize(f) // 1024}K'
            if s.mask[q].any():
                m = np.zeros(inside.shape, np.uint8)
                for k in np.unique(s.mask[q])[1:]:
                    w = at((s.mask[q] == k).astype(f32)); m[(w > .5) & inside] = k
                save(f.replace('.nii.gz', '-mask.nii.gz'), m[box], aff, 1., (0, float(m.max())), f'SIMULATED {q.upper()} mask')
                for k in np.unique(m)[1:]:
                    lb, nn = ndi.label(m == k); big = lb == 1 + int(np.argmax(ndi.sum(lb > 0, lb, range(1, nn + 1)))); e = [(a.max() - a.min() + 1) * VOX for a in np.where(big)]
                    line += f' [{k}: {(m == k).sum() * VOX ** 3 / 1000:.1f} ml, {nn} parts, largest {e[0]:.0f}x{e[1]:.0f}x{e[2]:.0f}]'
            info.append(line)
        print(s.id, u[box].shape, '; '.join(info), flush=True)


# ================================================================ cases
# AAL numbers: odd = left, even = right. Comments give what the station says is visible.

def nx_001():
    """74 y. Hyperacute left middle cerebral artery territory; FLAIR almost silent but for slow vessels in the left Sylvian fissure."""
    b = Brain('nx-001', ['dwi', 'adc', 'flair'], mirror=True, ventricles=2.4, sulci=.8, caps=1.)
    L, X = b.lab, b.X
    m = L(11, 13, 17, 29, 79, 81, 63) | (L(57, 1) & (Z < 46) & (X < -28)) | (L(85) & (Z > -6)) | (L(65) & (Z < 38)) | (L(7) & (Z < 34) & (X < -30)) | L(73, 75) | (L(71) & (Z > 8))
    m = ndi.binary_closing(np.pad(m, 14), iterations=11)[14:-14, 14:-14, 14:-14] & (X < -10) & (Y > -66)
    m &= ~grow((b.map['vent'] > .5) & (X < 0), 2)
    w = sig((soft(m, 4) + .17 * b.rough('edge', (3, 6, 12)) + .16 * np.clip((Y + 62) / 14, -2, 0) - .5) * 11) * sig((-11 - X) / 1.5) * (1 - soft(L(77), 1.2))
    w = w * sig((46 + 5 * b.rough('front', (4, 8, 14)) - Y) / 2); csf0 = b.csf
    b.swell(w, .4); par = w * (1 - b.csf); patch = sig((b.rough('patch', (3, 6, 10)) - .6) * 3)
    b.add(par, dwi=190, adc=420, flair=(4,)); b.add(par * b.gm, dwi=(24,), flair=(9,)); b.add(par * patch, dwi=(-40,), adc=(120,))
    syl = grow(L(29), 6) | (grow(L(81, 79, 17, 11), 3) & grow(L(29), 16))
    slow = np.maximum.reduce([b.curves(f'slow{i}', 6, 1.15) for i in range(4)]) * (soft(csf0 > .3, .7) > .25) * syl * (X < -22) * (b.depth > 2)
    slow = np.maximum(slow, b.tube([(-22, 4, -18), (-33, 5, -15), (-39, 1, -5), (-41, -12, 4), (-44, -26, 12)], 1.5, .4) * sig((soft(csf0, .8) - .22) * 14))
    b.add(slow, flair=225)
    for q in ('dwi', 'adc'): b.mark(q, par)
    b.mark('flair', ndi.grey_dilation(slow, size=3), th=.45)
    return b


def nx_002():
    """31 y. Ovoid periventricular and callosal plaques, juxtacortical and infratentorial foci; open-ring and nodular enhancement left frontal; T1 holes."""
    b = Brain('nx-002', ['flair', 't1c'], ventricles=.8, sulci=.25)
    r = P.rng('nx-002'); zero = lambda: np.zeros(SH, f32); X = b.X
    pv, jx, infra, hole, enh = zero(), zero(), zero(), zero(), zero()
    vl = b.map['vent_lat'] > .5
    edge = np.argwhere(vl & ~ndi.binary_erosion(vl) & (Z > 8) & (Z < 34) & (np.abs(X) > 6) & (Y > -45) & (Y < 30)); pts = []
    for _ in range(6000):
        q = edge[r.integers(len(edge))] + b.o
        if all(np.linalg.norm(q - o) > 9.5 for o in pts): pts.append(q)
        if len(pts) == 19: break
    for i, q in enumerate(pts):                                                    # long axis at a right angle to the ventricle
        n = np.sign(q[0]); l = r.uniform(3.8, 7.6); c = (q[0] + n * l * .7, q[1], q[2] + l * .25)
        t = np.deg2rad(np.clip(q[1] + r.normal(0, 14), -48, 48)) * n; dx, dy = X - c[0], Y - c[1]
        u, v = dx * np.cos(t) + dy * np.sin(t), dy * np.cos(t) - dx * np.sin(t)
        ra, rb = r.uniform(2.5, 3.7), r.uniform(2.7, 4.2)
        w = sig((1 - np.sqrt((u / l) ** 2 + (v / ra) ** 2 + ((Z - c[2]) / rb) ** 2) * (1 + .24 * b.rough(f'pv{i}', (2, 4, 7)))) * ra / .8)
        pv = np.maximum(pv, w * r.uniform(.75, 1))
        if i % 3 == 0: hole = np.maximum(hole, w)
    for x, y in ((-3, 17), (3, 2), (-2, -14), (2, -27)): pv = np.maximum(pv, b.blob(b.snap((x, y, 21), b.wm > .8), (4.6, 2.8, 3.2), f'cc{y}', .2, .7) * sig((b.wm - .4) * 8))
    under = (b.wm > .55) & (soft(b.gm > .6, 2) > .26) & (b.depth > 4) & (b.depth < 15)
    for i, t in enumerate(((36, 30, 32), (24, -8, 54), (-22, 28, 44), (-40, -44, 38), (38, -48, 38), (-28, -62, 34), (-30, -4, 50))):
        jx = np.maximum(jx, b.blob(b.snap(t, under), r.uniform(2.9, 4.3, 3), f'jx{i}', .25, .8) * r.uniform(.8, 1))
    c1, c2 = b.snap((-42, 24, 14), under), b.snap((-42, 2, 34), under)
    d = b.dist(c1) * (1 + .1 * b.noise('ring', 3)); jx = np.maximum(jx, sig((4.6 - d) / .5))
    enh = sig((1.25 - np.abs(d - 3.7)) / .3) * sig((X - c1[0]) * 1.6 + 2.4)               # open on the lateral, cortical side
    nod = b.blob(c2, (2.7, 2.4, 2.5), 'nodule', .2, .6); jx = np.maximum(jx, b.blob(c2, 3.6, 'nodule2', .2, .7))
    infra = np.maximum(infra, b.blob((-4, -32.5, -29), (2.9, 2.7, 3.2), 'pons', .15, .7))
    for i, (c, rr) in enumerate((((19, -44, -34), (4, 4.6, 3.6)), ((-25, -60, -36), (3.8, 4.4, 3.2)), ((3.8, -36.5, -46), (2.3, 2.4, 3)))):
        infra = np.maximum(infra, b.blob(c, rr, f'it{i}', .22, .8))
    tis = np.clip(1 - 1.3 * b.csf, 0, 1); pv, jx, infra, hole = (m * tis for m in (pv, jx, infra, hole))
    b.add(np.maximum.reduce([pv, jx, infra]), flair=196, t1c=128); b.add(hole, t1c=78, flair=(-12,))
    b.add(np.maximum(enh, nod) * tis, t1c=226)
    b.mark('flair', pv, 1, .45); b.mark('flair', jx, 2, .45); b.mark('flair', infra, 3, .45)
    b.mark('t1c', np.maximum(enh * sig((5.2 - d) / .3), nod), 1, .4); b.mark('t1c', hole, 2, .5)
    return b


def nx_003():
    """58 y. Right frontal necrotic mass with thick nodular wall, tongue into the genu, spread across it to the left; shift about 9 mm."""
    b = Brain('nx-003', ['t1c', 'flair', 't2'], ventricles=1.0, sulci=.45)
    path = [(30, 30, 16), (17, 33, 10), (8, 30, 8), (0, 27, 7), (-8, 30, 8), (-16, 35, 10), (-22, 40, 12)]
    b.map['genu'] = b.tube(path[:4], 4.2, .9) * sig((b.wm - .4) * 8); b.map['cross'] = b.tube(path, 7.5, 2.4) * sig((b.wm - .35) * 7)
    b.map['side'] = b.X.copy()                                                      # how far right of the midline tissue was before it was pushed
    R = 18.8; c = (27, 37, 15); b.mass(c, R, 4.5, reach=32); X = b.X
    d = b.dist(c, (.92, 1.12, .88)) * (1 + .13 * b.rough('t', (3, 5, 10)))
    d = np.minimum(d, b.dist((24, 52, 10)) * (1 + .12 * b.rough('t2', (3, 6))) + 9.5); d = np.minimum(d, b.dist((37, 27, 24)) * (1 + .12 * b.rough('t3', (3, 6))) + 9)
    tongue = soft(b.map['genu'] > .35, 1.1) * sig((X + 3) / 1.5) * (1 + .3 * b.rough('tg', (2, 4)))
    tum = sig((R - d) / 1.0)
    thick = np.clip(4.9 + 2.3 * b.noise('wall', 5) + 1.0 * b.noise('wall2', 2.5) + .15 * (Y - c[1]), 1.8, 11); core = sig((R - thick - d) / 1.0); wall = np.clip(np.maximum(tum, .95 * np.clip(tongue, 0, 1)) - core, 0, 1)
    lung = b.dist((24, 28, 18), (1, 1.35, 1.0)); fingers = soft(b.wm, .8)
    ed = sig((np.clip(1 - (lung - 20) / 27, 0, 1) * fingers + .14 * b.rough('ed', (2, 4, 9)) + .45 * np.clip((b.map['side'] - 11) / 8, -1.5, 0) - .40) * 10) * (fingers > .3) * (b.map['side'] > .5)
    ed = np.maximum(ed, sig((soft(b.map['cross'], 1.2) + .1 * b.rough('cr', (2, 4, 8)) - .38) * 10))
    cortex = sig((34 - d) / 3) * soft(b.gm * (b.depth < 16), .6) * .6 * (X > 3)                    # thickened, bright overlying cortex
    tis = np.clip(1 - 1.4 * b.csf, 0, 1); ed = ed * tis; out = (1 - tum)
    b.swell(sig((38 - d) / 4) * (X > 2), .7)
    b.add(ed * out, t2=182, flair=188, t1c=118); b.add(cortex * tis * out, flair=172, t2=150, t1c=112)
    het = .5 + .5 * np.tanh(b.rough('het', (2, 4, 6)))
    b.add(wall, t1c=212, t2=128, flair=150); b.add(wall * het, t1c=(24,), t2=(26,), flair=(16,))
    b.add(core, t1c=64, t2=205, flair=104); b.add(core * het, t2=(18,), flair=(16,), t1c=(8,))
    b.add(sig((1.1 - np.abs(R - thick - d)) / .5) * .75, t2=74)                                  # dark inner rim
    voids = np.maximum(b.curves('void', 5, 1.1), b.curves('void2', 5, 1.1)) * sig((3.4 - np.abs(d - R + 1.5)) / .8); b.add(voids, t2=24, flair=60)
    b.mark('t1c', np.maximum(tum, np.clip(tongue, 0, 1) * .9)); b.mark('t2', tum); b.mark('flair', np.maximum.reduce([tum, ed, cortex * 1.0]), th=.5)
    return b


def nx_004():
    """63 y, day 2. Right putaminal haematoma 48 x 33 x 34 mm, oedema band, a little blood in the ventricle, five deep microbleeds."""
    b = Brain('nx-004', ['swi', 'flair'], mirror=True, ventricles=1.4, sulci=.55, caps=1.6)
    b.map['iron'] *= .35; b.vein *= b.depth > 26                                     # no cortical vein that could pass for a microbleed
    c = (29, -5, 6); b.mass(c, 16, 7.5, reach=24); X = b.X
    d = b.dist(c, (.84, 1.15, .88)) * (1 + .15 * b.rough('h', (3, 6, 10))); d = np.minimum(d, b.dist((26, 11, 12)) * (1 + .13 * b.rough('h2', (3, 6))) + 8.5); d = np.minimum(d, b.dist((31, -20, 10)) * (1 + .13 * b.rough('h3', (3, 6))) + 9)
    lb, n = ndi.label(d < 17.6); d = np.where((lb > 0) & (lb != lb[tuple((np.array(c) - b.o).astype(int))]), 25, d)      # no satellites
    h = sig((15.0 - d) / .8); wm = b.wm; tis = np.clip(1 - 1.4 * b.csf, 0, 1)
    ed = sig((23.5 + 3 * b.rough('e', (3, 6, 10)) - d) / 1.5) * (1 - h) * (.25 + .75 * wm) * tis
    b.swell(soft(ed > .3, 4), .5)
    vl = b.map['vent_lat'] > .5; right = vl & (X > 10) & (Z > -3)
    ivh = soft((right & (Y < -26) & (Z < 10)) | (right & (X > 5) & (Y > -10) & (Y < 10) & (Z < 14) & (b.csf > .4)), .8)
    mix = .5 + .5 * np.tanh(b.rough('mix', (2, 4, 7)))
    b.add(ed, flair=188); b.add(h, flair=66, swi=12); b.add(h * mix, flair=(34,)); b.add(sig((1.3 - np.abs(d - 14.4)) / .5) * .55, flair=132, swi=6)
    b.add(sig((17.2 - d) / .8) * (1 - h), swi=16); b.add(h * mix, swi=(16,))
    b.add(ivh * .9, flair=128, swi=22)
    spots = ((-13, -16, 7), (-9, -26, 9), tuple(b.snap((-30, -1, 3), b.lab(73))), (4, -26, -27), (-15, -56, -34)); mb = np.zeros(SH, f32)
    for i, q in enumerate(spots): mb = np.maximum(mb, b.blob(q, (1.8, 2.2, 2.4, 2.1, 1.9)[i], None, 0, .35))
    b.add(mb, swi=8)
    b.mark('swi', np.maximum(sig((17 - d) / .8), ivh), 1); b.mark('swi', ndi.grey_dilation(mb, size=3), 2, .5); b.mark('flair', np.maximum.reduce([h, ed, ivh]), 1)
    return b


def nx_005():
    """47 y. Limbic change, left much more than right; insula, temporal pole, orbitofrontal and cingulate; lentiform spared; DWI narrower, left only."""
    b = Brain('nx-005', ['flair', 'dwi'], mirror=True, ventricles=.3, sulci=.15); L, X = b.lab, b.X
    med = soft(L(37, 39, 41, 83, 87) | (L(55) & (Y > -38)) | (L(89) & (Y > -20)) | (L(85) & (Y > -4)), 2.2) * sig((Y + 28) / 3.5)
    lobe = soft(ndi.binary_closing(np.pad(med > .4, 8), iterations=6)[8:-8, 8:-8, 8:-8] & (X < -12) & (Y > -32), 1.8)
    ins = soft(L(29), 1.6); cing = soft(L(31) | (L(33) & (Y > -2)), 1.8); orb = soft(L(27, 15, 21) & (Y < 36), 1.8)
    rmed = soft(L(38, 42), 2) * sig((Y + 26) / 3)
    e = lambda m, t, th: sig((m + t * b.rough('e', (2, 4, 8)) - th) * 11)
    left = np.maximum.reduce([e(ndi.gaussian_filter(med, 2.2), .12, .4), .85 * lobe * sig((b.rough('lo', (3, 6, 10)) + .9) * 3), .95 * e(ins, .11, .42), .7 * e(cing, .09, .48), .75 * e(orb, .09, .45)])
    w = np.maximum(left, .6 * e(rmed, .08, .46)) * (1 - np.clip(1.15 * soft(L(73, 75, 74, 76), .8), 0, 1))
    b.swell(np.clip(left, 0, 1) * (X < -8), .7); tis = 1 - b.csf; gm = b.gm; w = np.clip(w * tis, 0, 1); v = .86 + .1 * b.rough('v', (3, 6))
    b.add(w * (.5 + .5 * gm) * np.clip(v, .5, 1), flair=198, dwi=130)
    dw = np.maximum.reduce([e(med, .2, .5) * sig((b.rough('d', (3, 6, 10)) + .35) * 4), .9 * e(ins, .12, .5), .65 * e(cing, .15, .52)]) * (X < 0) * tis * np.clip(gm * 1.5, 0, 1) * (1 - soft(L(73, 75), .8))
    b.add(dw, dwi=196)
    b.mark('flair', w, th=.4); b.mark('dwi', dw, th=.4)
    return b


def nx_006():
    """68 y. Cortical ribbon right > left, both cingulate gyri, caudate heads and (front of) putamina; none beside the central sulcus; FLAIR faint."""
    b = Brain('nx-006', ['dwi', 'flair'], ventricles=1.6, sulci=.6, caps=.6); L = b.lab
    rib = np.clip(b.gm * 1.4 - .25, 0, 1) * (grow(b.aal > 0, 1)); f = lambda t, k: sig((b.rough(t, (5, 10, 16)) + k) * 2.6)
    R = soft(L(4, 8, 12, 14, 24, 30, 36, 52, 50, 62, 64, 66, 68, 82, 86, 60), 1.5); C = soft(L(31, 32, 33, 34, 35, 36), 1.3); Lf = soft(L(23, 67, 61, 35), 1.5)
    far = 1 - np.clip(1.3 * soft(grow(L(1, 2, 57, 58, 69, 70), 2), 2), 0, 1)                     # perirolandic sparing
    cx = np.clip(np.maximum.reduce([R * f('r', 1.05), .9 * C * f('c', .8), .7 * Lf * f('l', .1)]), 0, 1) * far * rib
    fade = np.clip(.25 + (Y + 16) / 32, 0, 1)
    deep = np.clip(.95 * soft(L(71, 72) & (Y > -4), .8) + .9 * soft(L(73, 74), .8) * fade, 0, 1) * np.where(b.X < 0, .85, 1) * (1 - b.csf) + .14 * soft(L(77, 78), 1.5)
    w = np.clip(cx + deep, 0, 1)
    b.add(w, dwi=196, flair=(30,)); b.add(w * b.noise('v', 5).clip(-1, 1), dwi=(12,))
    for q in b.seqs: b.mark(q, w, th=.42)
    return b


def nx_007():
    """31 y. Normal."""
    return Brain('nx-007', ['t1', 'flair'], mirror=True, ventricles=-.3)


def nx_008():
    """19 y. Symmetrical: putaminal rim and caudate heads, ventrolateral thalami, midbrain tegmentum around dark red nuclei and lateral nigra, dorsal pons."""
    b = Brain('nx-008', ['t2', 'flair'], mirror=True, ventricles=.2, sulci=.2); L, X = b.lab, b.X; n = lambda t, a=.12: a * b.rough(t, (2, 4, 7)); tis = np.clip(1 - 1.4 * b.csf, 0, 1)
    put = L(73, 74); din = ndi.distance_transform_edt(put).astype(f32); core = soft(din > 3.2, 1.0); shell = np.clip(soft(put, .9) * 1.25 - 1.0 * core, 0, 1) * (.75 + n('pu', .2))
    cau = soft(L(71, 72) & (Y > 2), .9) * (.8 + n('ca', .15))
    tha = np.maximum(b.blob((-15, -17, 5), (4.6, 6.5, 5.5), 'tl', .25, 1.5), b.blob((15, -17, 5), (4.6, 6.5, 5.5), 'tr', .25, 1.5)) * sig((b.rough('th', (2, 4)) + .7) * 2.5) * .75
    ax = np.abs(X)
    teg = sig((1 - np.sqrt((ax / 12.5) ** 2 + ((Y + 23) / 7.5) ** 2 + ((Z + 11) / 8) ** 2) + n('tg', .07)) * 7)
    red = np.maximum(b.blob((-5, -20, -9.5), (3.1, 3.0, 4.2), 'rl', .1, .6), b.blob((5, -20, -9.5), (3.1, 3.0, 4.2), 'rr', .1, .6))
    nig = np.maximum(b.tube([(-9, -15.5, -13), (-13.5, -20.5, -11)], 2.0, .6), b.tube([(9, -15.5, -13), (13.5, -20.5, -11)], 2.0, .6))
    pons = sig((1 - np.sqrt((ax / 10) ** 2 + ((Y + 30) / 5.5) ** 2 + ((Z + 26) / 9.5) ** 2) + n('po', .1)) * 6) * .85
    stem = np.maximum(teg, pons) * (1 - red) * (1 - nig) * tis
    deep = np.maximum(shell, cau) * tis; tha = tha * tis
    b.add(np.maximum.reduce([deep, tha]) * 1.0, flair=188, t2=178); b.add(stem, flair=182, t2=172)
    b.add(core * .8, t2=84, flair=112); b.add(np.maximum(red, nig), t2=62, flair=72)
    b.mark('flair', deep, 1, .45); b.mark('flair', tha, 2, .4); b.mark('flair', stem, 3, .45)
    b.mark('t2', np.maximum(np.maximum(deep, tha), stem), 1, .45)
    return b


def nx_009():
    """27 y, postpartum. Parieto-occipital cortex and subcortical white matter, both sides; calcarine/paramedian strip spared; frontal and cerebellar patches; ADC high."""
    b = Brain('nx-009', ['flair', 'adc', 'dwi'], ventricles=-.5); L, X = b.lab, b.X
    reg = soft(grow(L(*range(43, 55), *range(59, 63), *range(65, 69)), 5), 3) * sig((-34 - Y) / 5)
    under = np.clip(1.25 - np.abs(b.depth - 9) / 12, 0, 1)                                     # cortex and subcortical white matter
    par = 1 - .92 * soft(L(43, 44) | (np.abs(X) < 7), 2.2)
    patch = sig((.8 * b.noise('p1', 8) + .7 * b.noise('p2', 3.5) - .12 + .01 * (-60 - Y)) * 2.4)
    fr = soft(L(3, 4) & (Z > 36) & (Y < 40), 2.5) * sig((b.noise('f', 6) - .55) * 4) * under
    for i, q in enumerate(((17, 30, 45), (-16, 20, 52), (21, 8, 55))): fr = np.maximum(fr, b.blob(q, (7, 9, 7), f'fr{i}', .3, 2.5) * under * .8)
    cb = soft(L(91, 92, 93, 94, 99, 100), 3) * sig((b.noise('c', 5) - .9) * 4)
    tis = np.clip(1 - 1.4 * b.csf, 0, 1)
    w0 = np.clip(reg * par * patch * under * (.5 + .5 * soft(b.wm, .8)) * 1.9 + 1.1 * fr + .9 * cb, 0, 1); w = sig((w0 - .42) * 6) * (w0 > .04)
    b.swell(w, .6); w = w * np.clip(1 - 1.4 * b.csf, 0, 1) * np.clip(.8 + .16 * b.rough('v', (2, 4, 8)) + .12 * (1 - b.gm), .5, 1)
    b.add(w, flair=190, adc=1620, dwi=114)
    for q in ('flair', 'adc'): b.mark(q, w, th=.45)
    return b


CASES = {f.__name__.replace('_', '-'): f for f in (nx_001, nx_002, nx_003, nx_004, nx_005, nx_006, nx_007, nx_008, nx_009)}

def main(cases, pack):
    for k, f in cases.items():
        if not ONLY or k in ONLY: f().write(pack)

if __name__ == '__main__': main(CASES, HERE)
