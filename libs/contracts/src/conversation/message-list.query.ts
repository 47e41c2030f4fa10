import * as z from 'zod/mini';

const MESSAGE = 'must be the id of a message';

/** A page of a conversation: the newest, those `before` or those `after` a message's id (contract, section 5). */
export const messageListQuery = z.object({
  before: z.optional(z.uuid(`before ${MESSAGE}`)),
  after: z.optional(z.uuid(`after ${MESSAGE}`)),
});
export type MessageListQuery = z.infer<typeof messageListQuery>;
