import type { NewDevice } from '@manette/contracts/notifications';
import { DEVICE } from './stored-session';

/** What the stored session has registered, and under which key of the server. */
export interface Registered {
  _id: string;
  publicKey: string;
  language: NewDevice['language'];
}

const listeners = new Set<() => void>();

/** Tells that `thisDevice` or the permission may have changed. */
export const changed = (): void => listeners.forEach((listener) => listener());

/** Hears when `thisDevice` or the permission may have changed in this page. @returns ends it */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function registered(): Registered | null {
  try {
    return JSON.parse(localStorage.getItem(DEVICE) ?? 'null') as Registered | null;
  } catch {
    // Not written by this product: treated as absent.
    return null;
  }
}
