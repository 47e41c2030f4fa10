/** The text of a file's bytes, without byte order mark, or null when they are no UTF-8 text (a picture, UTF-16). */
export const textOfFile = (bytes: Uint8Array): string | null => {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Lines however they end: Unix, Windows or old Macintosh. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);
