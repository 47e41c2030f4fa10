/** Replaces lone surrogates, which a text may contain and PostgreSQL rejects, by the replacement character of UTF-8. */
export const wellFormed = (text: string): string =>
  /\p{Surrogate}/u.test(text) ? Buffer.from(text).toString() : text;
