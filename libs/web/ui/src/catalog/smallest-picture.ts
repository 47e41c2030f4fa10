import type { PictureSource } from './picture-source';

/** A picture of fewer pixels would show too little. */
const ENOUGH_PIXELS = 240;

/** The smallest of a candidate list from 240 px up; where all are smaller, the largest. */
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

/** The same picture with its smallest variant from 240 px up alone, in each format [POC-069]. */
export function smallestOf({ avif, webp, ...rest }: PictureSource): PictureSource {
  return {
    ...rest,
    ...(avif && { avif: smallest(avif) }),
    ...(webp && { webp: smallest(webp), src: smallest(webp) }),
    blur: undefined,
  };
}
