import { z } from 'zod';
import { booleanText } from './rules.ts';

const key = (bytes: number) =>
  z
    .string()
    .refine(
      (given) => /^[\w-]+=*$/.test(given) && Buffer.from(given, 'base64url').length === bytes,
      `must be ${bytes} bytes in base64url, as npx web-push generate-vapid-keys prints them`,
    );

/** Variables of the service worker, pushes, digests and calls to other programs (pocket.md, section 1). */
export const pocketVariables = {
  SERVICE_WORKER: booleanText.optional(),
  VAPID_PUBLIC_KEY: key(65).optional(),
  VAPID_PRIVATE_KEY: key(32).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
  MAIL_DIGEST: booleanText.optional(),
  ALLOW_PRIVATE_TARGETS: booleanText.optional(),
};
