import { createStore, del, get, promisifyRequest, set, values, type UseStore } from 'idb-keyval';
import { isSignedInHere, UNSENT_DATABASE } from '@manette/web-session';
import type { Outgoing } from './outgoing';
import { signUnsentMessages } from './pending-flag';

/** A message with its file as the browser keeps it over reloads, for the person who wrote it. */
export interface KeptMessage {
  userId: string;
  message: Outgoing;
  file?: File | undefined;
}

const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;

let opened: UseStore | undefined;
const database = () => (opened ??= createStore(UNSENT_DATABASE.name, UNSENT_DATABASE.store));

/** Keeps a message, unless its writer has signed out meanwhile. */
export async function keepMessage(kept: KeptMessage): Promise<void> {
  if (!isSignedInHere(kept.userId)) return;
  signUnsentMessages(true);
  await set(kept.message.key, kept, database());
}

/** Notes how far a message has come, in one transaction; one that is gone stays gone. */
export const noteProgress = (message: Outgoing): Promise<void> =>
  database()('readwrite', (store) => {
    const asked = store.get(message.key) as IDBRequest<KeptMessage | undefined>;
    asked.onsuccess = () => {
      if (asked.result) store.put({ ...asked.result, message }, message.key);
    };
    return promisifyRequest(store.transaction);
  });

export const findMessage = (key: string) => get<KeptMessage>(key, database());

export async function dropMessage(key: string): Promise<void> {
  await del(key, database());
  if ((await all()).length === 0) signUnsentMessages(false);
}

/** This person's messages, oldest first. What nobody came back for in a month is dropped. */
export async function keptMessagesOf(userId: string, now = Date.now()): Promise<KeptMessage[]> {
  const known = await all();
  const old = known.filter(({ message }) => now - message.writtenAt > KEPT_FOR_MS);
  await Promise.all(old.map(({ message }) => dropMessage(message.key)));
  return known
    .filter((kept) => kept.userId === userId && !old.includes(kept))
    .toSorted((one, other) => one.message.writtenAt - other.message.writtenAt);
}

const all = () => values<KeptMessage>(database());
