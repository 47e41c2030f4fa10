import { booleanText } from './rules.ts';

/** The shop in the pocket, and its doors for other programs (pocket.md, section 1). */
export const pocketVariables = {
  SERVICE_WORKER: booleanText.optional(),
  MAIL_DIGEST: booleanText.optional(),
  ALLOW_PRIVATE_TARGETS: booleanText.optional(),
};
