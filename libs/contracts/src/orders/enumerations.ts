/** [ORD-039, ORD-040] */
export const ORDER_TYPES = ['rent', 'buy', 'repair', 'general', 'giftcard'] as const;
/** [ORD-041] */
export const TICKET_STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
/** [ORD-034] */
export const PRIORITIES = ['high', 'medium', 'low'] as const;

export type OrderType = (typeof ORDER_TYPES)[number];
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export type Priority = (typeof PRIORITIES)[number];

/** The choices of the new-ticket dialog, General first (contract, section 5). */
export const OPENABLE_ORDER_TYPES = ['general', 'rent', 'buy', 'repair'] as const;

/** Completed and cancelled are terminal [ORD-048, ORD-049]. */
export const isClosed = (status: TicketStatus): boolean => status === 'completed' || status === 'cancelled';
