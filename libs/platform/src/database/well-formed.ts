/** Half a surrogate pair, which a text may hold and PostgreSQL refuses, becomes the sign that UTF-8 has for it. */
export const wellFormed = (text: string): string =>
  /\p{Surrogate}/u.test(text) ? Buffer.from(text).toString() : text;
