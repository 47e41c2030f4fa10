// The database of kept answers (pocket, section 3): unencrypted, in the page's hands, under the id of the person who may read.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

const DATABASE = { name: 'manette-offline', store: 'answers' } as const;
const MOST_ANSWERS = 200;
const MOST_BYTES = 5_000_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;

export interface KeptAnswer {
  userId: string;
  /** Below `/api`, with its query. */
  path: string;
  /** Milliseconds. */
  answeredAt: number;
  body: unknown;
}

/** All that must be known to find an answer and to choose who goes, so that no body is read for it. */
type Key = [userId: string, path: string, answeredAt: number, bytes: number];

let opened: UseStore | undefined;
const database = () => (opened ??= createStore(DATABASE.name, DATABASE.store));

const keysOf = async (store: IDBObjectStore) =>
  (await promisifyRequest(store.getAllKeys())) as unknown as Key[];
const isOf =
  (userId: string, path: string) =>
  ([of, at]: Key): boolean =>
    of === userId && at === path;

/** The keys of answers that must go: what is too old or too large by itself, then the oldest of what is too much. */
function surplus(keys: Key[], now: number): Key[] {
  let bytes = 0;
  const ordered = keys
    .filter(([, , , size]) => size <= MOST_BYTES)
    .toSorted(([, , one], [, , other]) => other - one);
  const first = ordered.findIndex(([, , answeredAt, size], at) => {
    bytes += size;
    return now - answeredAt > KEPT_MS || at === MOST_ANSWERS || bytes > MOST_BYTES;
  });
  const left = new Set(first < 0 ? ordered : ordered.slice(0, first));
  return keys.filter((key) => !left.has(key));
}

function write(store: IDBObjectStore, answer: KeptAnswer): Key {
  const bytes = new TextEncoder().encode(JSON.stringify(answer)).length;
  const key: Key = [answer.userId, answer.path, answer.answeredAt, bytes];
  store.put(answer, key);
  return key;
}

/**
 * Puts an answer in place of the former one of its path, and takes out what is too old or too much [POC-026], and all of
 * other people, whose session somebody may have ended past this product [POC-028].
 * @param isAllowed asked within the transaction, which waits for one that deletes everything
 */
export const putAnswer = (answer: KeptAnswer, isAllowed: () => boolean): Promise<void> =>
  database()('readwrite', async (store) => {
    const keys = await keysOf(store);
    if (!isAllowed()) return;
    const isFormer = isOf(answer.userId, answer.path);
    const former = keys.filter((key) => key[0] !== answer.userId || isFormer(key));
    former.forEach((key) => store.delete(key));
    const left = [...keys.filter((key) => !former.includes(key)), write(store, answer)];
    surplus(left, Date.now()).forEach((key) => store.delete(key));
    await promisifyRequest(store.transaction);
  });

/** @returns the kept answer of a path, unless it is too old; what is too old goes */
export const findAnswer = (userId: string, path: string): Promise<KeptAnswer | undefined> =>
  database()('readwrite', async (store) => {
    const keys = await keysOf(store);
    const gone = surplus(keys, Date.now());
    gone.forEach((key) => store.delete(key));
    const key = keys.find((one) => isOf(userId, path)(one) && !gone.includes(one));
    return key && ((await promisifyRequest(store.get(key))) as KeptAnswer | undefined);
  });

/** Deletes the answer of one path. */
export const dropAnswer = (userId: string, path: string): Promise<void> =>
  database()('readwrite', async (store) => {
    (await keysOf(store)).filter(isOf(userId, path)).forEach((key) => store.delete(key));
    await promisifyRequest(store.transaction);
  });

/** Changes the body of a kept answer, which is as old as before. */
export const amendAnswer = (
  userId: string,
  path: string,
  change: (body: unknown) => unknown,
): Promise<void> =>
  database()('readwrite', async (store) => {
    const keys = await keysOf(store);
    const key = keys.find(isOf(userId, path));
    if (!key) return;
    const kept = (await promisifyRequest(store.get(key))) as KeptAnswer;
    store.delete(key);
    const left = [...keys.filter((one) => one !== key), write(store, { ...kept, body: change(kept.body) })];
    surplus(left, Date.now()).forEach((one) => store.delete(one));
    await promisifyRequest(store.transaction);
  });

/** Deletes all answers of everybody. */
export const deleteAnswers = (): Promise<void> =>
  database()('readwrite', (store) => {
    store.clear();
    return promisifyRequest(store.transaction);
  });
