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

/** The same answer as JSON, of listings that are JSON already. */
export const listJson = ({ list }: AnswerNames, { items, nextCursor, total }: Page<string>): string =>
  `{${JSON.stringify(list)}:[${items.join()}],"nextCursor":${JSON.stringify(nextCursor)},"total":${total}}`;

/** The answer with one listing. */
export const oneAnswer = ({ one }: AnswerNames, listing: unknown) => ({ [one]: listing });
