/** A mail that asks for one click. */
export interface MailContent {
  subject: string;
  greeting: string;
  body: string;
  /** Lines below the body, such as when and from where something was done. */
  facts?: string[];
  button: string;
  /** Said below the button: how long the link works and what to do when one did not ask for it. */
  notes: string[];
}

/** The shop's name, in Latin letters for every reader. */
export const SHOP = 'Manette';

/** Keeps a name of Latin letters together within Arabic, whatever signs it begins or ends with. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
