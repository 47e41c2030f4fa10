import type { PictureSource } from './picture-source';

/** A picture with fewer pixels would show too little. */
const ENOUGH_PIXELS = 240;

/** Returns the smallest candidate of at least 240 px; when all are smaller, the largest. */
function smallest(candidates: string): string {
  const [first, ...others] = candidates
    .split(',')
    .map((one) => {
      const [address = '', width = ''] = one.trim().split(/\s+/);
      return { address, width: Number.parseInt(width) };
    })
    .sort((one, other) => one.width - other.width);
  const all = first ? [first, ...others] : others;
  return (all.find(({ width }) => width >= ENOUGH_PIXELS) ?? all.at(-1))?.address ?? '';
}

/** Returns the picture with only its smallest variant of at least 240 px in each format [POC-069]. */
export function smallestOf({ avif, webp, ...rest }: PictureSource): PictureSource {
  return {
    ...rest,
    ...(avif && { avif: smallest(avif) }),
    ...(webp && { webp: smallest(webp), src: smallest(webp) }),
    blur: undefined,
  };
}
