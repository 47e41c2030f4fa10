import type { GreyPicture } from './grey-picture.js';

/** The side in pixels of the small picture from whose frequencies the hash is computed. */
const SIDE = 32;
const FREQUENCIES = 8;

/** cos((2x + 1) u π / 2n) for the lowest frequencies u. */
const COSINES = Array.from({ length: FREQUENCIES }, (_, u) =>
  Array.from({ length: SIDE }, (__, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE))),
);

/**
 * Returns the picture as `side` × `side` means of its parts. Unlike the result of a decoder's scaling filter, these
 * are the same for a copy of another size.
 */
export function boxMeans({ data, width, height }: GreyPicture, side: number): Uint8Array {
  const sums = new Float64Array(side * side);
  const counts = new Float64Array(side * side);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const box = Math.floor((y * side) / height) * side + Math.floor((x * side) / width);
      sums[box] = (sums[box] ?? 0) + (data[y * width + x] ?? 0);
      counts[box] = (counts[box] ?? 0) + 1;
    }
  return Uint8Array.from(sums, (sum, box) => Math.round(sum / (counts[box] || 1)));
}

/** Returns the strength of one frequency in both directions (discrete cosine transform). */
function strength(small: Uint8Array, u: number, v: number): number {
  let sum = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      sum += (small[y * SIDE + x] ?? 0) * (COSINES[u]?.[x] ?? 0) * (COSINES[v]?.[y] ?? 0);
  return sum;
}

/**
 * Returns a perceptual hash as 64 bits in text: whether each of the 8 × 8 lowest frequencies is above their median. A
 * smaller or recompressed copy differs in few bits, but so do two forms of the same app or counter.
 */
export function perceptualHash(picture: GreyPicture): string {
  const small = boxMeans(picture, SIDE);
  const all = Array.from({ length: FREQUENCIES ** 2 }, (_, at) =>
    strength(small, at % FREQUENCIES, Math.floor(at / FREQUENCIES)),
  );
  // Leaves out the mean brightness, which does not distinguish pictures.
  const sorted = all.slice(1).sort((one, other) => one - other);
  const median = sorted[sorted.length >> 1] ?? 0;
  return all.map((value) => (value > median ? '1' : '0')).join('');
}
