import type { Page } from '@manette/contracts/http';

/** Names of the values in the answers of one kind of listings. */
export interface AnswerNames {
  one: string;
  list: string;
  newCount: string;
}

/** The answer with a page of listings. */
export const listAnswer = ({ list }: AnswerNames, { items, nextCursor, total }: Page<unknown>) => ({
  [list]: items,
  nextCursor,
  total,
});

const COMMA = Buffer.from(',');

/** The same answer as JSON in UTF-8, of listings that are so already. */
export function listJson({ list }: AnswerNames, { items, nextCursor, total }: Page<Buffer>): Buffer {
  const end = `],"nextCursor":${JSON.stringify(nextCursor)},"total":${total}}`;
  const listings = items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item]));
  return Buffer.concat([Buffer.from(`{${JSON.stringify(list)}:[`), ...listings, Buffer.from(end)]);
}

/** The answer with one listing. */
export const oneAnswer = ({ one }: AnswerNames, listing: unknown) => ({ [one]: listing });
