/**
 * The lesions of one image, on the image's own grid. Affines are 4×4, row-major, between voxel indices and the volume's
 * world (RAS+, mm). Voxel value k is the k-th of `key.lesions` for that image; 0 is none. The first index runs fastest.
 */
export type Mask = { dims: [number, number, number]; toVoxel: number[]; toWorld: number[]; values: Uint8Array };

export type Mm = readonly [number, number, number];
