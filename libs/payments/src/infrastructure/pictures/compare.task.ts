import { greyPicture, type GreyPicture } from './grey-picture.js';
import { localDifference } from './local-difference.js';

export interface CompareArgs {
  grey: GreyPicture;
  other: Uint8Array;
}

/** Yields how different another picture is at the place where it differs most, from 0 to about 1; 1 for a broken picture. */
export async function* run({ grey, other }: CompareArgs): AsyncGenerator<number> {
  const picture = await greyPicture(other, grey.height).catch(() => null);
  yield picture ? localDifference(grey, picture) : 1;
}
