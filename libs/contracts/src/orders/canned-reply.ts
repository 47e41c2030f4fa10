import * as z from 'zod/mini';
import { pageQuery, searchText } from '../http/page.js';
import { isoTime, uuid } from '../http/primitives.js';
import { line, multiline } from '../http/text.js';
import { MESSAGE_MAX } from '../conversation/message-content.js';
import type { TicketView } from './ticket.view.js';

/** The variables of a canned reply. They are written in braces and filled in from the ticket. */
export const REPLY_VARIABLES = ['client', 'listing', 'price'] as const;

const replyText = (language: string) =>
  multiline(language, { ...MESSAGE_MAX, message: `${language} must be less than 2000 characters` }).check(
    z.minLength(1, `${language} is required`),
  );

/** A frequent answer of administrators, in both languages. */
export const cannedReplyFields = z.object({
  title: line(
    'Title',
    { length: 100, message: 'Title must be less than 100 characters' },
    'Title is required',
  ),
  english: replyText('English text'),
  arabic: replyText('Arabic text'),
});
export type CannedReplyFields = z.infer<typeof cannedReplyFields>;

/** `PUT`: absent fields stay. */
export const cannedReplyChanges = z.partial(cannedReplyFields);
export type CannedReplyChanges = z.infer<typeof cannedReplyChanges>;

export const cannedReplyView = z.object({
  _id: uuid,
  title: z.string(),
  english: z.string(),
  arabic: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type CannedReplyView = z.infer<typeof cannedReplyView>;

/** `GET /messages/support/canned-replies`, ordered by title; `q` searches title and texts. */
export const cannedReplyQuery = z.object({ ...pageQuery, q: searchText });
export type CannedReplyQuery = z.infer<typeof cannedReplyQuery>;

export const cannedReplyAnswer = z.object({ cannedReply: cannedReplyView });
export const cannedRepliesAnswer = z.object({
  cannedReplies: z.array(cannedReplyView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});

type Facts = Pick<TicketView, 'client' | 'account' | 'giftCard' | 'subject'>;

/** Fills in the variables from a ticket; without a listing `{listing}` is the subject and `{price}` is empty. */
export function fillCannedReply(text: string, { client, account, giftCard, subject }: Facts): string {
  const price = (account ?? giftCard)?.price;
  const values: Record<string, string> = {
    client: client.username,
    listing: account?.codeName ?? giftCard?.name ?? subject,
    price: price ? `${price.amount} ${price.currency}` : '',
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
