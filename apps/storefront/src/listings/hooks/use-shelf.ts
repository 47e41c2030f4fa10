import { useLocation } from '@manette/web-router';

/** What the link of a card carries along: the shelf as the reader left it, one entry before the card's own. */
interface ShelfState {
  shelf?: string;
}

/** @returns the state for the links of cards on the page around */
export function useShelfState(): ShelfState {
  const { pathname, search } = useLocation();
  return { shelf: pathname + search };
}

/**
 * @param path of the shelf, for a reader who came from elsewhere
 * @returns the shelf that a details page was opened from, with its filters, and whether it is one step back
 */
export function useShelf(path: string) {
  const { shelf } = (useLocation().state as ShelfState | null) ?? {};
  return { address: shelf ?? path, isBehind: shelf !== undefined };
}
