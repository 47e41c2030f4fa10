import 'fake-indexeddb/auto';
import { createStore, entries } from 'idb-keyval';
import {
  amendAnswer,
  deleteAnswers,
  dropAnswer,
  findAnswer,
  putAnswer,
  type KeptAnswer,
} from './kept-answers';

const HOUR = 60 * 60_000;
const yes = () => true;
const answer = (path: string, change: Partial<KeptAnswer> = {}): KeptAnswer => ({
  userId: 'u-1',
  path,
  answeredAt: Date.now(),
  body: { path },
  ...change,
});
const stored = async () =>
  (await entries<IDBValidKey, KeptAnswer>(createStore('manette-offline', 'answers'))).map(
    ([, value]) => value,
  );

describe('the kept answers', () => {
  afterEach(async () => {
    jest.useRealTimers();
    await deleteAnswers();
  });

  it('[POC-022] are found by user and path, and only the newest of a path is stored', async () => {
    await putAnswer(answer('/accounts', { answeredAt: Date.now() - HOUR, body: 1 }), yes);
    await putAnswer(answer('/accounts', { body: 2 }), yes);
    expect(await findAnswer('u-1', '/accounts')).toMatchObject({ userId: 'u-1', body: 2 });
    expect(await findAnswer('u-2', '/accounts')).toBeUndefined();
    expect(await findAnswer('u-1', '/giftcards')).toBeUndefined();
    expect(await stored()).toHaveLength(1);
  });

  it('[POC-028] belong to one user: storing one of another user deletes the rest', async () => {
    for (const path of ['/accounts', '/giftcards']) await putAnswer(answer(path), yes);
    await putAnswer(answer('/accounts', { userId: 'u-2' }), yes);
    expect(await stored()).toEqual([expect.objectContaining({ userId: 'u-2' })]);
  });

  it('[POC-026] are at most 200, and the oldest are deleted first', async () => {
    const now = Date.now();
    for (let at = 0; at < 203; at += 1)
      await putAnswer(answer(`/accounts/${at}`, { answeredAt: now - (203 - at) * 1000 }), yes);
    const paths = (await stored()).map(({ path }) => path);
    expect(paths).toHaveLength(200);
    expect(paths).not.toContain('/accounts/2');
    expect(paths).toContain('/accounts/3');
  });

  it('[POC-026] take at most 5 MB, and the oldest are deleted first', async () => {
    const now = Date.now();
    const body = 'é'.repeat(1_000_000);
    for (const at of [1, 2, 3])
      await putAnswer(answer(`/accounts/${at}`, { answeredAt: now + at, body }), yes);
    expect((await stored()).map(({ path }) => path).sort()).toEqual(['/accounts/2', '/accounts/3']);
    await putAnswer(answer('/large', { answeredAt: now + 4, body: body.repeat(3) }), yes);
    expect((await stored()).map(({ path }) => path).sort()).toEqual(['/accounts/2', '/accounts/3']);
  });

  it('[POC-026] are deleted by age, not by size: a small one does not outlive a newer large one', async () => {
    const now = Date.now();
    const large = 'é'.repeat(1_200_000);
    await putAnswer(answer('/small', { answeredAt: now }), yes);
    for (const at of [1, 2, 3])
      await putAnswer(answer(`/accounts/${at}`, { answeredAt: now + at, body: large }), yes);
    expect((await stored()).map(({ path }) => path).sort()).toEqual(['/accounts/2', '/accounts/3']);
    await amendAnswer('u-1', '/accounts/3', () => large.repeat(2));
    expect((await stored()).map(({ path }) => path)).toEqual(['/accounts/3']);
  });

  it('[POC-026] are deleted after 7 days', async () => {
    await putAnswer(answer('/accounts', { answeredAt: Date.now() - 7 * 24 * HOUR + 5_000 }), yes);
    expect(await findAnswer('u-1', '/accounts')).toBeDefined();
    const later = Date.now() + 6_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await findAnswer('u-1', '/accounts')).toBeUndefined();
    expect(await stored()).toEqual([]);
    jest.restoreAllMocks();
  });

  it('[POC-027] are not stored once that is no longer allowed', async () => {
    await putAnswer(answer('/accounts'), () => false);
    expect(await stored()).toEqual([]);
  });

  it('[POC-022] are changed by later events, and keep the time of the response', async () => {
    const answeredAt = Date.now() - HOUR;
    await putAnswer(answer('/accounts', { answeredAt, body: [1] }), yes);
    await amendAnswer('u-1', '/accounts', (body) => [...(body as number[]), 2]);
    await amendAnswer('u-1', '/never-asked', () => 'something');
    expect(await stored()).toEqual([answer('/accounts', { answeredAt, body: [1, 2] })]);
    await dropAnswer('u-1', '/accounts');
    expect(await stored()).toEqual([]);
  });
});
