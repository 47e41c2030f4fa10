import type { Language } from './language.js';

/** The text of a mail in one language; identity adds greeting and frame. */
export interface UserMail {
  subject: string;
  body: string;
  /** The text of the button that leads to the page. */
  button: string;
  /** Pages below the body, each with its name and path. */
  links?: readonly { text: string; path: string }[];
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
    /** The signed token by which mails of this kind are turned off (pocket.md, section 5); notices of orders have none. */
    readonly unsubscribe?: string,
  ) {}
}
