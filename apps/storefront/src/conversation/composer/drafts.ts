import { DRAFT_PREFIX } from '@manette/web-session';

const MOST_DRAFTS = 20;
const LONGEST = 4000;

interface Draft {
  text: string;
  at: number;
}

const nameOf = (place: string) => DRAFT_PREFIX + place;

/** What was written and not sent in a place ('{person} {ticket}'). */
export const readDraft = (place: string): string => read(nameOf(place))?.text ?? '';

/** Keeps what is being written; empty text forgets it. Of many drafts the newest twenty stay. */
export function saveDraft(place: string, text: string, at = Date.now()): void {
  const name = nameOf(place);
  try {
    if (text.trim() === '') return localStorage.removeItem(name);
    localStorage.setItem(name, JSON.stringify({ text: text.slice(0, LONGEST), at }));
    for (const old of draftNames().slice(MOST_DRAFTS)) localStorage.removeItem(old);
  } catch (error) {
    console.warn('A draft cannot be kept in this browser', error);
  }
}

/** Newest first. */
const draftNames = (): string[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(DRAFT_PREFIX))
    .toSorted((one, other) => (read(other)?.at ?? 0) - (read(one)?.at ?? 0));

function read(name: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Draft> | null;
    return typeof draft?.text === 'string' ? { text: draft.text, at: Number(draft.at) || 0 } : null;
  } catch {
    // Written by something else than this shop: as good as absent.
    return null;
  }
}
