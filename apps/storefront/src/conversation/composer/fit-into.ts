export interface Size {
  width: number;
  height: number;
}

/** Returns the largest size with the same aspect ratio whose sides are at most `longest`; never larger than the input. */
export function fitInto({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
