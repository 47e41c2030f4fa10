// The IndexedDB database of kept answers (pocket, section 3). It is unencrypted and accessible to the page; each answer is
// stored under the id of the user who may read it.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

const DATABASE = { name: 'manette-offline', store: 'answers' } as const;
const MOST_ANSWERS = 200;
const MOST_BYTES = 5_000_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;

export interface KeptAnswer {
  userId: string;
  /** Path below `/api`, with the query. */
  path: string;
  /** Unix time in milliseconds. */
  answeredAt: number;
  body: unknown;
}

/** Contains all that is needed to find an answer and to choose what to delete, so that no body is read for either. */
type Key = [userId: string, path: string, answeredAt: number, bytes: number];

let opened: UseStore | undefined;
const database = () => (opened ??= createStore(DATABASE.name, DATABASE.store));

const keysOf = async (store: IDBObjectStore) =>
  (await promisifyRequest(store.getAllKeys())) as unknown as Key[];
const isOf =
  (userId: string, path: string) =>
  ([of, at]: Key): boolean =>
    of === userId && at === path;

/**
 * Returns the keys of the answers to delete: those that are too old or too large by themselves, then the oldest ones above
 * the limits of number and size.
 */
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
 * Stores an answer in place of the former one of its path. Deletes answers above the limits of age, number and size [POC-026],
 * and all answers of other users, whose sessions may have been ended outside this product [POC-028].
 * @param isAllowed called within the transaction, which waits for a transaction that deletes everything
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

/** @returns the kept answer of a path, unless it is too old; deletes answers above the limits */
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

/** Changes the body of a kept answer, and keeps its time. */
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

/** Deletes all answers of all users. */
export const deleteAnswers = (): Promise<void> =>
  database()('readwrite', (store) => {
    store.clear();
    return promisifyRequest(store.transaction);
  });
