import type { DetectedType } from '@manette/platform';

/** Other usual extensions of a type, in addition to the one that detection returns. */
const ALSO: Record<string, readonly string[]> = {
  'image/jpeg': ['jpeg', 'jfif', 'jpe'],
  'image/apng': ['png'],
};
const LONGEST = 120;
/** An extension begins with a letter, so that the year in 'Invoice 12.05.2026' is not taken for one. */
const ENDING = /\.([a-z][a-z0-9]{0,9})$/i;

// A name is shown and offered for saving, so path separators and control characters are removed, and characters that are
// invisible or change the direction of text ('gnp.exe' would look like 'exe.png'). The joiners of Arabic script and emoji
// stay.
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}"\\/]+|(?![\u200c\u200d])\p{Cf}/gu;

const EDGE = /[\s.]/u;

/** Removes leading and trailing spaces and dots. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text.charAt(start))) start++;
  while (end > start && EDGE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * Returns the name under which a received file is shown and saved: the sender's name with the extension of the detected
 * type, so that a file named as an HTML page, but detected as a PDF, is saved as a PDF. At most 120 characters.
 */
export function attachmentName(name: string, { mime, ext }: DetectedType): string {
  const safe = withoutEdges(name.replace(UNSAFE, ' '));
  const ending = ENDING.exec(safe)?.[1] ?? '';
  const kept = [ext, ...(ALSO[mime] ?? [])].includes(ending.toLowerCase()) ? ending : ext;
  const base = safe.replace(ENDING, '').trimEnd() || 'file';
  return `${[...base].slice(-(LONGEST - kept.length - 1)).join('')}.${kept}`;
}
