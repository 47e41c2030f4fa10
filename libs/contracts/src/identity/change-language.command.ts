import type { Language } from './language.js';

/**
 * Writes mails and notices to a user in another language from now on, in the caller's transaction; none changes of deleted
 * users [POC-066]. Answers nothing.
 */
export class ChangeLanguage {
  constructor(
    readonly userId: string,
    readonly language: Language,
  ) {}
}
