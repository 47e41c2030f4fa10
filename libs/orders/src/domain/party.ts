/** The two sides of a conversation. */
export type Side = 'client' | 'admin';

/** Whoever acts on a ticket. */
export interface Party {
  id: string;
  side: Side;
}

export const otherSide = (side: Side): Side => (side === 'client' ? 'admin' : 'client');
