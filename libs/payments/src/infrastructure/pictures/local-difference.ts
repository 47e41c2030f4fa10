import type { GreyPicture } from './grey-picture.js';

/** The side in pixels of the squares that are compared, and the distance from one to the next. */
const SQUARE = 16;
const STEP = 4;
/** The variance that is ignored: grain of a photograph, noise of compression. */
const GRAIN = 200;

/** Holds for each pixel the sum of all values above and to the left of it, so that a square's sum takes four look-ups. */
class Sums {
  private readonly sums: Float64Array;
  private readonly row: number;

  constructor({ width, height }: GreyPicture, valueAt: (at: number) => number) {
    this.row = width + 1;
    this.sums = new Float64Array(this.row * (height + 1));
    for (let y = 0; y < height; y++) {
      let before = 0;
      for (let x = 0; x < width; x++) {
        before += valueAt(y * width + x);
        const at = (y + 1) * this.row + x + 1;
        this.sums[at] = (this.sums[at - this.row] ?? 0) + before;
      }
    }
  }

  meanAt(x: number, y: number): number {
    const at = y * this.row + x;
    const [top, bottom] = [at, at + SQUARE * this.row];
    const sum = this.of(bottom + SQUARE) - this.of(bottom) - this.of(top + SQUARE) + this.of(top);
    return sum / SQUARE ** 2;
  }

  private of(at: number): number {
    return this.sums[at] ?? 0;
  }
}

/**
 * Returns how different two pictures of the same size are where they differ most: the largest difference of any
 * square in proportion to its contrast, from 0 to about 1. Another digit counts as much as another page; a copy that
 * was scaled down and compressed differs little everywhere.
 */
export function localDifference(one: GreyPicture, other: GreyPicture): number {
  const [p, q] = [one.data, other.data];
  const sums = (value: (a: number, b: number) => number) =>
    new Sums(one, (at) => value(p[at] ?? 0, q[at] ?? 0));
  const [mean1, mean2] = [sums((a) => a), sums((_, b) => b)];
  const [square1, square2] = [sums((a) => a * a), sums((_, b) => b * b)];
  const squareOfDifference = sums((a, b) => (a - b) ** 2);
  let most = 0;
  for (let y = 0; y + SQUARE <= one.height; y += STEP)
    for (let x = 0; x + SQUARE <= one.width; x += STEP) {
      const drawn1 = square1.meanAt(x, y) - mean1.meanAt(x, y) ** 2;
      const drawn2 = square2.meanAt(x, y) - mean2.meanAt(x, y) ** 2;
      most = Math.max(most, squareOfDifference.meanAt(x, y) / (drawn1 + drawn2 + GRAIN));
    }
  return most;
}
