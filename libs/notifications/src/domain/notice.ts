import type { NotificationKind } from '@manette/contracts/notifications';

/** One subject of a notice: a message or a listing. Notices that are merged by their tag keep the items of all. */
export interface NoticeItem {
  id: string;
  /** The name of a listing, or of the writer of a message. */
  name?: string;
  kind?: 'account' | 'giftCard';
}

/** The facts of a notice other than its items. */
export interface NoticeFacts {
  ticketId?: string;
  ticketNumber?: string;
  status?: 'completed' | 'cancelled';
  side?: 'client' | 'admin';
  /** The name of a search, or of a rented account. */
  name?: string;
  path?: string;
  reminder?: 'three_days' | 'one_day' | 'ended';
}

/** A notice for a user about which it is not decided yet whether it will be sent. */
export interface Notice {
  userId: string;
  kind: NotificationKind;
  tag: string;
  facts: NoticeFacts;
  items: NoticeItem[];
}

export interface NoticeText {
  title: string;
  body: string;
}

/** The kinds that open pages of the user show too [POC-059]. */
export const SHOWN_KINDS: readonly NotificationKind[] = [
  'rentals',
  'savedSearches',
  'backInStock',
  'newListings',
  'mentions',
];
