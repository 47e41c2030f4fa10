/** Decodes a UTF-8 file without its byte order mark; null if it is not UTF-8 text (a picture, UTF-16). */
export const decodeText = (bytes: Uint8Array): string | null => {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The lines of a text with Unix, Windows or old Macintosh line breaks. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);
