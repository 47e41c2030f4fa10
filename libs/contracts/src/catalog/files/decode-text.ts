/** Decodes a UTF-8 file without its byte order mark. Returns null if it is not UTF-8 text (a picture, UTF-16). */
export const decodeText = (bytes: Uint8Array): string | null => {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Splits a text with Unix, Windows or old Macintosh line breaks into lines. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);
