export interface MailLink {
  text: string;
  url: string;
}

/** The text of a mail with its links. */
export interface MailContent {
  subject: string;
  greeting: string;
  body: string;
  /** Lines below the body, such as the time and the device of an event. */
  facts?: string[];
  button: string;
  /** Pages below the body, each with its name. */
  links?: readonly MailLink[];
  /** The last line, which leads to a page. */
  ending?: MailLink;
  /** Paragraphs below the button: how long the link works, and what to do with an unexpected mail. */
  notes: string[];
}

/** The shop's name, in Latin letters in both languages. */
export const SHOP = 'Manette';
