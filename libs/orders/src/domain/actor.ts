/** The two sides of a conversation. */
export type Side = 'client' | 'admin';

/** A user who reads or changes a ticket. */
export interface Actor {
  id: string;
  side: Side;
}

export const otherSide = (side: Side): Side => (side === 'client' ? 'admin' : 'client');
