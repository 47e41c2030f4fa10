import { createStore, del, get, promisifyRequest, set, values, type UseStore } from 'idb-keyval';
import { isSignedInAs, UNSENT_DATABASE } from '@manette/web-session';
import type { Outgoing } from './outgoing';
import { setPendingFlag } from './pending-flag';

/** A message with its file, stored across reloads for the user who wrote it. */
export interface PendingMessage {
  userId: string;
  message: Outgoing;
  file?: File | undefined;
}

const STORED_FOR_MS = 30 * 24 * 60 * 60_000;

let opened: UseStore | undefined;
const database = () => (opened ??= createStore(UNSENT_DATABASE.name, UNSENT_DATABASE.store));

/** Stores a message, unless its writer has signed out meanwhile. */
export async function savePending(kept: PendingMessage): Promise<void> {
  if (!isSignedInAs(kept.userId)) return;
  setPendingFlag(true);
  await set(kept.message.key, kept, database());
}

/** Updates a stored message in one transaction; does not store a deleted message again. */
export const updatePending = (message: Outgoing): Promise<void> =>
  database()('readwrite', (store) => {
    const asked = store.get(message.key) as IDBRequest<PendingMessage | undefined>;
    asked.onsuccess = () => {
      if (asked.result) store.put({ ...asked.result, message }, message.key);
    };
    return promisifyRequest(store.transaction);
  });

export const findPending = (key: string) => get<PendingMessage>(key, database());

export async function deletePending(key: string): Promise<void> {
  await del(key, database());
  if ((await all()).length === 0) setPendingFlag(false);
}

/** Returns this user's messages, oldest first, and deletes all users' messages that are older than 30 days. */
export async function pendingMessagesOf(userId: string, now = Date.now()): Promise<PendingMessage[]> {
  const stored = await all();
  const old = stored.filter(({ message }) => now - message.writtenAt > STORED_FOR_MS);
  await Promise.all(old.map(({ message }) => deletePending(message.key)));
  return stored
    .filter((kept) => kept.userId === userId && !old.includes(kept))
    .toSorted((one, other) => one.message.writtenAt - other.message.writtenAt);
}

const all = () => values<PendingMessage>(database());
