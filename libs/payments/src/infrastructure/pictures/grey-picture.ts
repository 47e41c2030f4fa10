import { decoder } from '@manette/platform/pictures';

/** The width in pixels at which pictures are compared. */
export const COMPARED_WIDTH = 512;
const MOST_HEIGHT = 2048;

export interface GreyPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Decodes a picture for the comparison, upright on white, at the given height or at the one of its proportions. @throws for a broken picture */
export async function greyPicture(picture: Uint8Array, height?: number): Promise<GreyPicture> {
  const size = height
    ? ({ width: COMPARED_WIDTH, height, fit: 'fill' } as const)
    : ({ width: COMPARED_WIDTH, height: MOST_HEIGHT, fit: 'inside' } as const);
  // A slight blur removes the artefacts that compression adds at edges.
  const upright = decoder(picture).autoOrient().flatten({ background: '#fff' }).resize(size);
  const read = upright.greyscale().blur(0.8).raw();
  const { data, info } = await read.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
