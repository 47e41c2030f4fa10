import type { Shared } from '@manette/web-session';
import { readDraft, saveDraft } from './drafts';

// The files go from one page to the next within the storefront; words are drafts anyway.
const files = new Map<string, File[]>();

/**
 * Puts words and files into the composer of a place ('ticket {id}') that is opened next, behind what is written there already.
 * Nothing is sent [POC-105].
 */
export function handOver(userId: string, place: string, shared: Shared): void {
  const name = `${userId} ${place}`;
  const written = readDraft(name);
  if (shared.words)
    saveDraft(name, written.trim() === '' ? shared.words : `${written.trimEnd()}\n${shared.words}`);
  if (shared.files.length > 0) files.set(place, shared.files);
}

/** @returns the files that were handed over to a place, once */
export function takeHandedOver(place: string): File[] {
  const taken = files.get(place) ?? [];
  files.delete(place);
  return taken;
}
