/** The languages of the product. Mails are written in the recipient's language. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
