import { sessionPort } from '../session-port';

/** Key in local storage: the id of the person whose answers are kept, so that most pages need not open the database. */
const FLAG = 'offline-answers';
const WITHIN_MS = 2_000;

type Database = typeof import('./kept-answers');

/** Uses the database; where a browser refuses it, everything is read from the network alone. */
const using = <Result>(use: (database: Database) => Promise<Result>): Promise<Result | undefined> =>
  import(/* webpackChunkName: "kept-answers" */ './kept-answers').then(use).catch((error: unknown) => {
    console.warn('Answers cannot be kept in this browser', error);
    return undefined;
  });

/** Keeps an answer under the person's id, while that person is signed in [POC-022, POC-026]. */
export async function keepAnswer(userId: string, path: string, body: unknown): Promise<void> {
  const answeredAt = Date.now();
  const isSignedIn = () => sessionPort.readUserId() === userId;
  await using(({ putAnswer }) => {
    if (isSignedIn()) localStorage.setItem(FLAG, userId);
    return putAnswer({ userId, path, answeredAt, body }, isSignedIn);
  });
}

/** @returns what is kept of a call for the person */
export async function findKept(userId: string, path: string) {
  if (localStorage.getItem(FLAG) !== userId) return undefined;
  return using(({ findAnswer }) => findAnswer(userId, path));
}

/** Forgets the answer of one call, e.g. of what exists no longer. */
export async function dropKept(userId: string, path: string): Promise<void> {
  if (localStorage.getItem(FLAG) !== userId) return;
  await using(({ dropAnswer }) => dropAnswer(userId, path));
}

/**
 * Changes what is kept of a call, where something is, as an event has changed what the page shows.
 * @param change takes the kept body and gives the changed one
 */
export async function amendKept<Body>(path: string, change: (body: Body) => Body): Promise<void> {
  const userId = sessionPort.readUserId();
  if (userId === null || localStorage.getItem(FLAG) !== userId) return;
  await using(({ amendAnswer }) => amendAnswer(userId, path, change as (body: unknown) => unknown));
}

/**
 * Deletes the kept answers from this browser [POC-027, POC-028]: of everybody, or of everybody but one. Waits two seconds at
 * most for the database.
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

/** Whether answers of other people than this one are kept in this browser. */
export function hasKeptOfOthers(userId: string | undefined): boolean {
  const of = localStorage.getItem(FLAG);
  return of !== null && of !== userId;
}

/** Whether answers are kept in this browser. */
export const hasKept = (): boolean => hasKeptOfOthers(undefined);
