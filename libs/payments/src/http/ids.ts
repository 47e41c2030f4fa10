import { parseId } from '@manette/platform';

/** Ids from a path. A malformed id is refused like an unknown one [LIF-008]. */
export const ticketId = (id: string): string => parseId(id, 'Ticket not found');
export const proofId = (id: string): string => parseId(id, 'Proof not found');
export const methodId = (id: string): string => parseId(id, 'Payment method not found');
