import { readStoredUser } from './stored-session';

/** Prefix of the drafts' keys in local storage: '{prefix}{user id} {place}'. */
export const DRAFT_PREFIX = 'draft ';
/** Prefix of the keys in local storage of what a user has looked at: '{prefix}{user id}'. */
export const VIEWED_PREFIX = 'viewed ';
/** The IndexedDB of messages, with their files, that the server has not acknowledged; each has a `userId`. */
export const UNSENT_DATABASE = { name: 'manette-unsent', store: 'messages' } as const;
/** Key in local storage that exists while messages are stored, so that most pages need not open the database. */
export const UNSENT_FLAG = 'unsent-messages';

const WITHIN_MS = 2_000;

/** Returns whether data of this user may be stored: a page may outlive its user's session by a moment. */
export const isSignedInAs = (userId: string): boolean => readStoredUser()?._id === userId;

/**
 * Deletes drafts, unsent messages and what was looked at from this browser: of all users at logout, and of all users except
 * `exceptUserId` at sign-in (whose session may merely have expired). Settings stay. Waits at most two seconds for the database.
 */
export async function deleteUnsentData(exceptUserId?: string): Promise<void> {
  const isExcepted = (name: string) =>
    exceptUserId !== undefined &&
    (name.startsWith(`${DRAFT_PREFIX}${exceptUserId} `) || name === VIEWED_PREFIX + exceptUserId);
  const stored = Object.keys(localStorage).filter((name) =>
    [DRAFT_PREFIX, VIEWED_PREFIX].some((prefix) => name.startsWith(prefix)),
  );
  for (const name of stored) if (!isExcepted(name)) localStorage.removeItem(name);
  if (localStorage.getItem(UNSENT_FLAG) === null) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, WITHIN_MS));
  await Promise.race([late, deleteUnsent(exceptUserId)]).catch((error: unknown) =>
    console.warn('Unsent messages could not be deleted from this browser', error),
  );
}

async function deleteUnsent(exceptUserId: string | undefined): Promise<void> {
  const { createStore, delMany, entries } = await import('idb-keyval');
  const database = createStore(UNSENT_DATABASE.name, UNSENT_DATABASE.store);
  const known = await entries<string, { userId: string }>(database);
  const others = known.filter(([, { userId }]) => userId !== exceptUserId).map(([key]) => key);
  await delMany(others, database);
  if (others.length === known.length) localStorage.removeItem(UNSENT_FLAG);
}
