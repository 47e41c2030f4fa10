import type { Language } from './language.js';

/** The text of a mail in one language; identity adds greeting and frame. */
export interface UserMail {
  subject: string;
  body: string;
  /** The text of the button that leads to the page. */
  button: string;
}

/**
 * Mails a user about something of theirs, in the caller's transaction, in the language stored with the person; none to
 * deleted or deactivated users [LIF-018]. Answers nothing.
 */
export class MailUser {
  constructor(
    readonly userId: string,
    readonly mail: Record<Language, UserMail>,
    /** The path of the page that the mail is about: `/support/{id}`. */
    readonly path: string,
  ) {}
}
