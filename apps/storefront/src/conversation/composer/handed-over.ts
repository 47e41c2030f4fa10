import type { Shared } from '@manette/web-session';
import { readDraft, saveDraft } from './drafts';

// The files pass from one page to the next within the storefront in memory; texts are stored as drafts.
const files = new Map<string, File[]>();

/**
 * Passes a text and files to the composer of a place ('ticket {id}') that is opened next. The text is appended to the draft
 * of the place. Sends nothing [POC-105].
 */
export function handOver(userId: string, place: string, shared: Shared): void {
  const name = `${userId} ${place}`;
  const written = readDraft(name);
  if (shared.words)
    saveDraft(name, written.trim() === '' ? shared.words : `${written.trimEnd()}\n${shared.words}`);
  if (shared.files.length > 0) files.set(place, shared.files);
}

/** Removes and returns the files that were handed over to a place. */
export function takeHandedOver(place: string): File[] {
  const taken = files.get(place) ?? [];
  files.delete(place);
  return taken;
}
