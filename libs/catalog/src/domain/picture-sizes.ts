/** Widths the pages ask for: cards of 176 to 320 CSS pixels at densities of 1 to 3, and the gallery. */
const PAGE_WIDTHS = [240, 400, 640, 960, 1280] as const;
const MIDDLE = 640;
/** A further size this close to a smaller one would cost more than it shows. */
const WORTHWHILE = 1.1;

/** The widths a picture is encoded in; it is never enlarged, and a small picture keeps its own width. */
export const widthsFor = (width: number): number[] => {
  const largest = PAGE_WIDTHS.at(-1) ?? width;
  const smaller = PAGE_WIDTHS.filter((size) => size <= width);
  const reached = smaller.at(-1) ?? 0;
  return width < largest && width > reached * WORTHWHILE ? [...smaller, width] : smaller;
};

/** The width for readers that take one address only: the largest up to 640, else the smallest there is. */
export const middleOf = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= MIDDLE) ?? widths[0] ?? MIDDLE;
