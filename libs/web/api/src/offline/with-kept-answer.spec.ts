import 'fake-indexeddb/auto';
import { createStore } from '@manette/web-store';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { createStore as database, values } from 'idb-keyval';
import { api, configApi, forgetKept, hasKept, isUnanswered, keptSince, reach, registerSession } from '..';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    readThings: build.query<unknown, { q?: string } | void>({
      query: (params) => ({ url: '/things', params: { ...params }, keep: true }),
    }),
    readOthers: build.query<unknown, void>({ query: () => '/others' }),
  }),
});

const lost = () => {
  throw new Error('no network');
};
const refusal = (status: number) => () => ({
  status,
  body: { statusCode: status, code: 'X', message: 'x', requestId: 'r' },
});

describe('a call whose answer is kept', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  let userId: string | null;
  const read = (params?: { q: string }) =>
    store.dispatch(calls.endpoints.readThings.initiate(params, { forceRefetch: true, subscribe: false }));
  const stored = () => values<{ userId: string; path: string }>(database('manette-offline', 'answers'));
  const settled = async (count: number) => {
    while ((await stored()).length !== count) await new Promise((go) => setImmediate(go));
  };
  const turnOn = async (serviceWorker: boolean) => {
    network.answer('GET /config', () => ({ body: { serviceWorker } }));
    await store.dispatch(configApi.endpoints.getConfig.initiate(undefined, { forceRefetch: true }));
  };

  beforeEach(async () => {
    localStorage.clear();
    network = fakeApi({ 'GET /things': () => ({ body: { things: 1 } }) });
    store = createStore(api.middleware);
    userId = 'u-1';
    registerSession({ readToken: () => 't-1', readUserId: () => userId, end: () => undefined });
    await turnOn(true);
  });
  afterEach(async () => {
    await forgetKept();
    network.restore();
  });

  it('[POC-022, POC-023] returns the last response without a network, and marks it as kept', async () => {
    await read();
    await settled(1);
    network.answer('GET /things', lost);
    const { data } = await read();
    expect(data).toEqual({ things: 1 });
    expect(keptSince('readThings(undefined)')).toBeLessThanOrEqual(Date.now());
    expect(reach.isOut()).toBe(true);
    network.answer('GET /things', () => ({ body: { things: 2 } }));
    expect((await read()).data).toEqual({ things: 2 });
    expect(keptSince('readThings(undefined)')).toBeUndefined();
    expect(reach.isOut()).toBe(false);
  });

  it('[POC-022] is returned when the body of the response breaks off, but not in place of an error of the server', async () => {
    await read();
    await settled(1);
    const broken = () =>
      new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('{"things":')),
        pull: (body) => body.error(new TypeError('network error')),
      });
    network.answer('GET /things', () => ({ body: broken() }));
    expect((await read()).data).toEqual({ things: 1 });
    expect(reach.isOut()).toBe(true);
    network.answer('GET /things', () => ({ status: 500, body: broken() }));
    expect((await read()).error).toMatchObject({ originalStatus: 500 });
    expect(reach.isOut()).toBe(false);
  });

  it('[POC-022] is stored for each query separately', async () => {
    await read({ q: 'a' });
    await settled(1);
    network.answer('GET /things', lost);
    expect((await read({ q: 'a' })).data).toEqual({ things: 1 });
    expect(isUnanswered((await read({ q: 'b' })).error)).toBe(true);
  });

  it.each([400, 403, 404, 429, 500, 503])(
    '[POC-025] returns the error of a server that responds with %d',
    async (status) => {
      await read();
      await settled(1);
      network.answer('GET /things', refusal(status));
      expect((await read()).error).toMatchObject({ status });
    },
  );

  it('[POC-025] has its answer deleted when the server responds that the entry does not exist', async () => {
    await read();
    await settled(1);
    network.answer('GET /things', refusal(404));
    await read();
    await settled(0);
  });

  it('[POC-026] is not stored when the response is marked no-store, nor when the endpoint does not ask for it', async () => {
    network.answer('GET /things', () => ({ body: {}, headers: { 'cache-control': 'no-store' } }));
    network.answer('GET /others', () => ({ body: {} }));
    await read();
    await store.dispatch(calls.endpoints.readOthers.initiate());
    network.answer('GET /things', () => ({ body: {}, headers: { 'cache-control': 'private, no-cache' } }));
    await read({ q: 'a' });
    await settled(1);
    expect(await stored()).toEqual([expect.objectContaining({ userId: 'u-1', path: '/things?q=a' })]);
  });

  it('[POC-027, POC-028] is not shown to another user, and nothing is left once the answers are deleted', async () => {
    await read();
    await settled(1);
    userId = 'u-2';
    network.answer('GET /things', lost);
    expect(isUnanswered((await read()).error)).toBe(true);
    await forgetKept('u-1');
    expect(hasKept()).toBe(true);
    await forgetKept('u-2');
    expect([hasKept(), await stored()]).toEqual([false, []]);
  });

  it('is not stored where the worker is off, and its stored answer is deleted', async () => {
    await read();
    await settled(1);
    await turnOn(false);
    await settled(0);
    network.answer('GET /things', lost);
    expect(isUnanswered((await read()).error)).toBe(true);
  });
});
