import { sessionPort } from '../session-port';

/** Key in local storage: the id of the user whose answers are stored, so that most pages need not open the database. */
const FLAG = 'offline-answers';
const WITHIN_MS = 2_000;

type Database = typeof import('./kept-answers');

/** Runs `use` with the database. Where the browser refuses it, returns undefined, and everything is read from the network. */
const using = <Result>(use: (database: Database) => Promise<Result>): Promise<Result | undefined> =>
  import(/* webpackChunkName: "kept-answers" */ './kept-answers').then(use).catch((error: unknown) => {
    console.warn('Answers cannot be kept in this browser', error);
    return undefined;
  });

/** Stores an answer under the user's id, while that user is signed in [POC-022, POC-026]. */
export async function keepAnswer(userId: string, path: string, body: unknown): Promise<void> {
  const answeredAt = Date.now();
  const isSignedIn = () => sessionPort.readUserId() === userId;
  await using(({ putAnswer }) => {
    if (isSignedIn()) localStorage.setItem(FLAG, userId);
    return putAnswer({ userId, path, answeredAt, body }, isSignedIn);
  });
}

/** @returns the kept answer of a call, for this user */
export async function findKept(userId: string, path: string) {
  if (localStorage.getItem(FLAG) !== userId) return undefined;
  return using(({ findAnswer }) => findAnswer(userId, path));
}

/** Deletes the kept answer of one call, e.g. of an entry that no longer exists. */
export async function dropKept(userId: string, path: string): Promise<void> {
  if (localStorage.getItem(FLAG) !== userId) return;
  await using(({ dropAnswer }) => dropAnswer(userId, path));
}

/**
 * Changes the kept answer of a call, if there is one, after an event has changed what the page shows.
 * @param change receives the kept body and returns the changed one
 */
export async function amendKept<Body>(path: string, change: (body: Body) => Body): Promise<void> {
  const userId = sessionPort.readUserId();
  if (userId === null || localStorage.getItem(FLAG) !== userId) return;
  await using(({ amendAnswer }) => amendAnswer(userId, path, change as (body: unknown) => unknown));
}

/**
 * Deletes the kept answers from this browser [POC-027, POC-028], unless they all belong to `exceptUserId`. Waits at most two
 * seconds for the database.
 */
export async function forgetKept(exceptUserId?: string): Promise<void> {
  if (!hasKeptOfOthers(exceptUserId)) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, WITHIN_MS));
  const deleted = using(async ({ deleteAnswers }) => {
    await deleteAnswers();
    localStorage.removeItem(FLAG);
  });
  await Promise.race([late, deleted]);
}

/** Returns whether this browser stores kept answers of a user other than this one. */
export function hasKeptOfOthers(userId: string | undefined): boolean {
  const of = localStorage.getItem(FLAG);
  return of !== null && of !== userId;
}

/** Returns whether this browser stores any kept answers. */
export const hasKept = (): boolean => hasKeptOfOthers(undefined);
