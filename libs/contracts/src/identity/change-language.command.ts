import type { Language } from './language.js';

/**
 * Changes the language of mails and notices to a user, in the caller's transaction. Does nothing for a deleted user [POC-066].
 */
export class ChangeLanguage {
  constructor(
    readonly userId: string,
    readonly language: Language,
  ) {}
}
