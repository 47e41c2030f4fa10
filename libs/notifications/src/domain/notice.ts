import type { NotificationKind } from '@manette/contracts/notifications';

/** One thing that a notice tells of: a message, a listing; notices of one tag gather theirs. */
export interface NoticeItem {
  id: string;
  /** The name of a listing, or of who wrote. */
  name?: string;
  kind?: 'account' | 'giftCard';
}

/** What a notice is about beside its items. */
export interface NoticeFacts {
  ticketId?: string;
  ticketNumber?: string;
  status?: 'completed' | 'cancelled';
  side?: 'client' | 'admin';
  /** The name of a search, or of what is rented. */
  name?: string;
  path?: string;
  reminder?: 'three_days' | 'one_day' | 'ended';
}

/** Something that a person is to be told, before it is decided whether they are. */
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

/** What pages in sight are told of too [POC-059]. */
export const SHOWN_KINDS: readonly NotificationKind[] = [
  'rentals',
  'savedSearches',
  'backInStock',
  'newListings',
  'mentions',
];
