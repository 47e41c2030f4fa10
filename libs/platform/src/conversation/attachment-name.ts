import type { DetectedType } from '../files/detect-file-type.js';

/** Other usual endings of a type, beside the one that detection gives it. */
const ALSO: Record<string, readonly string[]> = {
  'image/jpeg': ['jpeg', 'jfif', 'jpe'],
  'image/apng': ['png'],
};
const LONGEST = 120;
/** Begins with a letter, so that the year of 'Invoice 12.05.2026' stays. */
const ENDING = /\.([a-z][a-z0-9]{0,9})$/i;

// A name is shown and offered for saving: path separators and control characters have no place in it, nor have those
// that turn the direction of writing, by which 'gnp.exe' looks like 'exe.png', or that nobody sees. Only the joiners of
// Arabic script and emoji stay.
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}"\\/]+|(?![\u200c\u200d])\p{Cf}/gu;

const EDGE = /[\s.]/u;

/** Without the spaces and dots that it begins and ends with. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text.charAt(start))) start++;
  while (end > start && EDGE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * The name under which a received file is shown and saved: what its sender called it, ending in the type that its bytes
 * are of. A page that passes for a PDF is saved as one.
 */
export function attachmentName(name: string, { mime, ext }: DetectedType): string {
  const safe = withoutEdges(name.replace(UNSAFE, ' '));
  const ending = ENDING.exec(safe)?.[1] ?? '';
  const kept = [ext, ...(ALSO[mime] ?? [])].includes(ending.toLowerCase()) ? ending : ext;
  const base = safe.replace(ENDING, '').trimEnd() || 'file';
  return `${[...base].slice(-(LONGEST - kept.length - 1)).join('')}.${kept}`;
}
