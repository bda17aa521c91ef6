import type { PackFiles } from '#lib/case/pack.ts';

/** A pack of one case as it lies in its folder, small and without a fault: what tests change one thing of. */
export const packYaml = `id: small
title: {en: A small pack, zh: 小病例包}
version: 1.0.0
benchmark: local
licence: CC-BY-4.0
languages: [en, zh]
synthetic: true
intended_use: {en: For tests., zh: 用于测试。}
`;

export const caseYaml = `id: tn-001
tier: direct
difficulty: 2
minutes: 8
doorway: {en: "Clinic. See Ms Li, 34, and say what it is.", zh: 门诊。请接诊李女士，34岁。}
patient:
  name: {en: Li Na, zh: 李娜}
  age: 34
  sex: female
  setting: {en: Clinic, zh: 门诊}
  persona: {en: "Calm, exact.", zh: 平静，说得清楚。}
  opening: {en: My right eye is blurred., zh: 我右眼看东西模糊。}
  ideas: {en: Tired eyes., zh: 眼疲劳。}
  concerns: {en: Going blind., zh: 怕失明。}
  expectations: {en: A name for it., zh: 想知道是什么。}
  unknown: {en: I don't know., zh: 不知道。}
record:
  vitals: {heart_rate: 72}
  labs:
    - {name: {en: Sodium, zh: 钠}, value: 140, unit: mmol/L, reference: 135-145, flag: normal}
history:
  - id: h-eye
    topic: vision
    essential: true
    says: {en: It hurts when I look aside., zh: 往旁边看就疼。}
    asked_by:
      - {en: What is wrong with the eye?, zh: 眼睛怎么了？}
      - {en: Does it hurt?, zh: 疼吗？}
      - {en: When is it worst?, zh: 什么时候最厉害？}
  - id: h-leg
    topic: sensory
    essential: false
    needs: [h-eye]
    says: {en: My leg tingled last year., zh: 去年腿麻过。}
    asked_by:
      - {en: Anything like it before?, zh: 以前有过吗？}
      - {en: Any tingling?, zh: 麻过吗？}
      - {en: And last year?, zh: 去年呢？}
examination:
  - {id: e-pupils, manoeuvre: cranial.II-pupils, finding: {en: Right pupil slower., zh: 右瞳孔较慢。}, abnormal: true, essential: true}
investigations:
  - id: i-mri
    order: imaging.mri-brain
    result: {en: Images are there., zh: 影像已出。}
    images: [flair]
    essential: true
    minutes: 40
    cost: 4
    report: {en: Ovoid foci beside the ventricles., zh: 脑室旁卵圆形病灶。}
images:
  - id: flair
    kind: volume
    modality: MR
    sequence: FLAIR
    file: images/flair.nii.gz
    plane: volume
    caption: {en: FLAIR, zh: FLAIR}
    given: investigation
    mask: images/flair-mask.nii.gz
    simulated: true
    source: Made for tests
    licence: CC0-1.0
items:
  - {id: q-ddx, kind: differential, prompt: {en: Rank., zh: 排序。}, when: start}
  - {id: q-lesion, kind: lesion, prompt: {en: Mark it., zh: 标出。}, when: start, images: [flair]}
  - id: q-where
    kind: multiple-choice
    prompt: {en: Where?, zh: 在哪里？}
    when: after:q-ddx
    options: [{id: A, text: {en: Here, zh: 这里}}, {id: B, text: {en: There, zh: 那里}}]
  - id: q-evidence
    kind: evidence
    prompt: {en: List it., zh: 列出。}
    when: after:q-lesion
    images: [flair]
    conditions:
      - {id: Grd, shows: [context, images, diagnosis], withholds: [findings]}
      - {id: NoDx, shows: [context, images], withholds: [findings, diagnosis]}
  - {id: q-turn-1, kind: dialogue-turn, prompt: {en: First?, zh: 先？}, when: after:q-ddx, reveals: [h-eye]}
  - {id: q-turn-2, kind: dialogue-turn, prompt: {en: Then?, zh: 再？}, when: after:q-turn-1, reveals: [i-mri]}
key:
  diagnosis:
    name: {en: Multiple sclerosis, zh: 多发性硬化}
    synonyms: [MS, disseminated sclerosis, 多发硬化]
    broader: [demyelinating disease, 脱髓鞘病]
    codes: {icd10: G35}
  differential:
    - {id: d-nmosd, name: {en: Neuromyelitis optica, zh: 视神经脊髓炎}, synonyms: [NMO], likelihood: must-not-miss, why: {en: Eye., zh: 眼。}}
  localisation: {en: White matter, zh: 白质}
  lesions:
    - {id: l-one, image: flair, laterality: left, regions: [{en: frontal, zh: 额叶}], description: {en: A bright focus., zh: 高信号灶。}}
  rationale:
    - {id: r-1, step: {en: Two places., zh: 两处。}, because: [h-eye, h-leg, e-pupils, i-mri, flair]}
  evidence:
    - {id: v-1, level: 1, statement: {en: A focus., zh: 一处病灶。}, images: [flair], required: true}
  answers:
    q-ddx: {ranked: [diagnosis, d-nmosd], text: {en: That., zh: 即此。}}
    q-lesion: {lesions: [l-one], text: {en: Left., zh: 左。}}
    q-where: {option: B, why: {en: It is., zh: 是。}}
    q-evidence: {evidence: [v-1], text: {en: One., zh: 一。}}
    q-turn-1: {text: {en: Ask., zh: 问。}, points: [{id: p1, text: {en: Pain, zh: 疼}, marks: 1}]}
    q-turn-2: {text: {en: Look., zh: 看。}, points: [{id: p1, text: {en: Foci, zh: 病灶}, marks: 1}]}
  management: [{en: Steroid., zh: 激素。}]
  red_flags: [{en: Pain., zh: 疼痛。}]
  teaching: {pearls: [{en: Look., zh: 看。}], pitfalls: [{en: Wait., zh: 等。}], reading: [{title: A paper, doi: 10.1/x}]}
examiner:
  - id: x-1
    question: {en: Why?, zh: 为什么？}
    model_answer: {en: Two attacks., zh: 两次发作。}
    points: [{id: p1, text: {en: Two, zh: 两次}, marks: 1}]
checklist:
  - {id: c-1, domain: history, text: {en: Asks about pain, zh: 问疼痛}, marks: 1, met_by: [h-eye]}
  - {id: c-2, domain: diagnosis, text: {en: Names it, zh: 说出}, marks: 2, critical: true, met_by: [q-ddx, x-1]}
`;

const images = ['cases/tn-001/images/flair.nii.gz', 'cases/tn-001/images/flair-mask.nii.gz'];

/** The small pack, with one text or more put in the place of others; a text that is not there is an error of the test. */
export function smallPack(
	changes: readonly [from: string, to: string][] = [],
	names: readonly string[] = images
): PackFiles {
	const texts = { 'pack.yaml': packYaml, 'cases/tn-001/case.yaml': caseYaml };
	for (const [from, to] of changes) {
		const file = Object.entries(texts).find(([, text]) => text.includes(from));
		if (!file) throw new Error(`the small pack has no “${from}”`);
		texts[file[0] as keyof typeof texts] = file[1].replace(from, () => to);
	}
	return { texts, names: [...Object.keys(texts), ...names] };
}
