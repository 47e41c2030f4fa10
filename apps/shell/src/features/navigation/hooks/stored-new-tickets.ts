const KEY = 'newTickets';

/** The new tickets that nobody has looked at yet, as this browser remembers them over a reload. */
export function readNewTickets(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Written by something else than this shop: as good as absent.
    return [];
  }
}

export function storeNewTickets(ids: readonly string[]): void {
  if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids));
  else localStorage.removeItem(KEY);
}
