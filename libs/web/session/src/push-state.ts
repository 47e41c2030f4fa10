import type { NewDevice } from '@manette/contracts/notifications';
import { DEVICE } from './stored-session';

/** The device that the stored session has registered, with the server's key and the language of that registration. */
export interface Registered {
  _id: string;
  publicKey: string;
  language: NewDevice['language'];
}

const listeners = new Set<() => void>();

/** Notifies the listeners that `thisDevice` or the permission may have changed. */
export const changed = (): void => listeners.forEach((listener) => listener());

/** Subscribes to possible changes of `thisDevice` or the permission in this page. @returns a function that unsubscribes */
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
