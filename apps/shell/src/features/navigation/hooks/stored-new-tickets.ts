const KEY = 'newTickets';

/** @returns the ids of unopened new tickets, which this browser stores across reloads */
export function readNewTickets(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // The product did not write this value: it is treated as absent.
    return [];
  }
}

export function storeNewTickets(ids: readonly string[]): void {
  if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids));
  else localStorage.removeItem(KEY);
}
