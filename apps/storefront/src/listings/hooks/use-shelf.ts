import { useLocation } from '@manette/web-router';

/** Location state of a card's link: the shelf's path with its filters, which is the previous history entry. */
interface ShelfState {
  shelf?: string;
}

/** @returns the location state for the card links of the current page */
export function useShelfState(): ShelfState {
  const { pathname, search } = useLocation();
  return { shelf: pathname + search };
}

/**
 * @param path the shelf's path, used if the details page was not opened from the shelf
 * @returns the address of the shelf with its filters, and whether it is the previous history entry
 */
export function useShelf(path: string) {
  const { shelf } = (useLocation().state as ShelfState | null) ?? {};
  return { address: shelf ?? path, isBehind: shelf !== undefined };
}
