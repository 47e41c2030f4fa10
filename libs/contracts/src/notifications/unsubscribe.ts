import * as z from 'zod/mini';

export const UNSUBSCRIBE_MESSAGES = {
  done: 'You will get no more of these mails.',
  invalid: 'This link is not valid',
} as const;

export const unsubscribedAnswer = z.object({ message: z.string() });
