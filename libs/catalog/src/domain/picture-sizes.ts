/** The widths that the pages use: cards of 176 to 320 CSS pixels at densities of 1 to 3, and the gallery. */
const PAGE_WIDTHS = [240, 400, 640, 960, 1280] as const;
const FALLBACK_WIDTH = 640;
/** The factor by which a further size must exceed the next smaller one. */
const MIN_GROWTH = 1.1;

/** The widths a picture is encoded in; it is never enlarged, and a small picture keeps its own width. */
export const widthsFor = (width: number): number[] => {
  const largest = PAGE_WIDTHS.at(-1) ?? width;
  const smaller = PAGE_WIDTHS.filter((size) => size <= width);
  const largestSmaller = smaller.at(-1) ?? 0;
  return width < largest && width > largestSmaller * MIN_GROWTH ? [...smaller, width] : smaller;
};

/** The width for clients without `srcset`: the largest one up to 640, otherwise the smallest one. */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? FALLBACK_WIDTH;
