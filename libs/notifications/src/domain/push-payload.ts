import { createHash } from 'node:crypto';
import type { Language } from '@manette/contracts/identity';
import type { NoticeText } from './notice.js';

const MOST_BYTES = 3 * 1024;

export interface PushContent extends NoticeText {
  kind: string;
  tag: string;
  url: string;
  language: Language;
  unread: number;
  sentAt: Date;
}

/** Returns the payload of a push as JSON of at most 3 KB; a body that is too long is cut [POC-048]. */
export function pushPayload({ kind, title, body, tag, url, language, unread, sentAt }: PushContent): string {
  const write = (cut: string) =>
    JSON.stringify({
      ...{ kind, title, body: cut, tag, url, lang: language },
      ...{ dir: language === 'ar' ? 'rtl' : 'ltr', unread, sentAt: sentAt.toISOString() },
    });
  const letters = [...body];
  while (letters.length > 0 && Buffer.byteLength(write(letters.join(''))) > MOST_BYTES)
    letters.splice(Math.floor(letters.length * 0.9));
  return write(letters.join(''));
}

/**
 * Returns the first 32 characters of the tag's SHA-256 in base64url. Of several pushes with one topic the push
 * service delivers only the last [POC-049].
 */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const URGENT: readonly string[] = ['ticketMessages', 'newTickets'];

/** [POC-049] */
export const urgencyOf = (kind: string): 'high' | 'normal' => (URGENT.includes(kind) ? 'high' : 'normal');
