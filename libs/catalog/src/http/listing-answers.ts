import type { Page } from '@manette/contracts/http';

/** Names of the values in the answers of one kind of listings. */
export interface AnswerNames {
  one: string;
  list: string;
  newCount: string;
}

/** Returns the response body with a page of listings. */
export const listAnswer = ({ list }: AnswerNames, { items, nextCursor, total }: Page<unknown>) => ({
  [list]: items,
  nextCursor,
  total,
});

const COMMA = Buffer.from(',');

/** Returns the same response body as JSON in UTF-8, from listings that are already JSON in UTF-8. */
export function listJson({ list }: AnswerNames, { items, nextCursor, total }: Page<Buffer>): Buffer {
  const end = `],"nextCursor":${JSON.stringify(nextCursor)},"total":${total}}`;
  const listings = items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item]));
  return Buffer.concat([Buffer.from(`{${JSON.stringify(list)}:[`), ...listings, Buffer.from(end)]);
}

/** Returns the response body with one listing. */
export const oneAnswer = ({ one }: AnswerNames, listing: unknown) => ({ [one]: listing });
