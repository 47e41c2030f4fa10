import { readStoredUser } from './stored-session';

/** Beginning of the names in local storage of what is being written: '{prefix}{person} {place}'. */
export const DRAFT_PREFIX = 'draft ';
/** The browser's database of messages, with their files, that the server has not acknowledged; each has a `userId`. */
export const UNSENT_DATABASE = { name: 'manette-unsent', store: 'messages' } as const;
/** Stands in local storage while messages lie there, so that most pages need not open the database. */
export const UNSENT_FLAG = 'unsent-messages';

const WITHIN_MS = 2_000;

/** Whether something may be kept for this person: a page of theirs may outlive their session by a moment. */
export const isSignedInAs = (userId: string): boolean => readStoredUser()?._id === userId;

/**
 * Deletes what people have written and not sent from this browser; `but` for one of them. Settings stay.
 * Whoever logs out leaves nothing, and whoever signs in finds nothing of another, whose session may merely have expired.
 * A database that does not answer holds nobody back.
 */
export async function deleteUnsentData(but?: string): Promise<void> {
  const isTheirs = (name: string) => but !== undefined && name.startsWith(`${DRAFT_PREFIX}${but} `);
  const drafts = Object.keys(localStorage).filter((name) => name.startsWith(DRAFT_PREFIX));
  for (const name of drafts) if (!isTheirs(name)) localStorage.removeItem(name);
  if (localStorage.getItem(UNSENT_FLAG) === null) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, WITHIN_MS));
  await Promise.race([late, deleteUnsent(but)]).catch((error: unknown) =>
    console.warn('Unsent messages could not be deleted from this browser', error),
  );
}

async function deleteUnsent(but: string | undefined): Promise<void> {
  const { createStore, delMany, entries } = await import('idb-keyval');
  const database = createStore(UNSENT_DATABASE.name, UNSENT_DATABASE.store);
  const known = await entries<string, { userId: string }>(database);
  const others = known.filter(([, { userId }]) => userId !== but).map(([key]) => key);
  await delMany(others, database);
  if (others.length === known.length) localStorage.removeItem(UNSENT_FLAG);
}
