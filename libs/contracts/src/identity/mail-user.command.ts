import type { Language } from './language.js';

/** The text of a mail in one language; identity adds the greeting and the layout. */
export interface UserMail {
  subject: string;
  body: string;
  /** The text of the button that leads to the page. */
  button: string;
  /** Pages below the body, each with its name and path. */
  links?: readonly { text: string; path: string }[];
}

/**
 * Mails a user, in the caller's transaction and in the user's stored language. Deleted and deactivated users get no mail
 * [LIF-018].
 */
export class MailUser {
  constructor(
    readonly userId: string,
    readonly mail: Record<Language, UserMail>,
    /** The path of the page that the mail is about: `/support/{id}`. */
    readonly path: string,
    /** The signed token that turns off mails of this kind (pocket.md, section 5); notices of orders have none. */
    readonly unsubscribe?: string,
  ) {}
}
