import { DRAFT_PREFIX } from '@manette/web-session';

const MOST_DRAFTS = 20;
const LONGEST = 4000;

interface Draft {
  text: string;
  at: number;
}

const nameOf = (place: string) => DRAFT_PREFIX + place;

/** @returns the stored draft of a place ('{user id} {place}') */
export const readDraft = (place: string): string => read(nameOf(place))?.text ?? '';

/** Stores a draft; empty text deletes it. Only the newest twenty drafts are kept. */
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

/** Returns the names of all stored drafts, newest first. */
const draftNames = (): string[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(DRAFT_PREFIX))
    .toSorted((one, other) => (read(other)?.at ?? 0) - (read(one)?.at ?? 0));

function read(name: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Draft> | null;
    return typeof draft?.text === 'string' ? { text: draft.text, at: Number(draft.at) || 0 } : null;
  } catch {
    // The product did not write this value: it is treated as absent.
    return null;
  }
}
