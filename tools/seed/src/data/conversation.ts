import type { SampleAttachment } from './attachments.js';

export const ORDER_TYPES = ['rent', 'buy', 'repair', 'general', 'giftcard'] as const;
export const PRIORITIES = ['high', 'medium', 'low'] as const;
export const STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;

/** What a ticket is about; listings and cards are named as on their shelf. */
export type ConversationItem = { kind: 'account'; codeName: string } | { kind: 'giftcard'; name: string };

export interface ConversationMessage {
  from: 'client' | 'admin';
  /** 'File attachment' when a file came without words, as the product writes it. */
  text: string;
  minutesAfterOpening: number;
  attachment?: SampleAttachment;
}

/** How and when a completed or cancelled ticket ended. */
export interface Closing {
  by: 'client' | 'admin';
  minutesAfterOpening: number;
  /** Only where an administrator gave up the order. */
  reason?: 'unsuccessful';
}

/** One ticket of the demo with everything that was said in it. */
export interface Conversation {
  /** Username of a verified client. */
  client: string;
  item?: ConversationItem;
  subject: string;
  orderType: (typeof ORDER_TYPES)[number];
  priority: (typeof PRIORITIES)[number];
  status: (typeof STATUSES)[number];
  /** Who answers: nadia, or the first administrator whatever its name. A pending ticket has no answer yet. */
  admin: 'nadia' | 'first';
  openedHoursAgo: number;
  messages: ConversationMessage[];
  /** Present exactly when the ticket is completed or cancelled. */
  closing?: Closing;
}
