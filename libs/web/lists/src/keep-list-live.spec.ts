import { waitFor } from '@testing-library/react';
import { api, listTag } from '@manette/web-api';
import { subscribe } from '@manette/web-realtime';
import { notifyConnected, emitFromServer, notifyReconnected } from '@manette/web-realtime/testing';
import { createStore, type AppStore } from '@manette/web-store';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { itemsOf, keepListLive, pagesByCursor, totalOf, type ListPage } from '.';

interface Thing {
  _id: string;
  name?: string;
  price?: number;
}
const things = api.injectEndpoints({
  endpoints: (build) => ({
    getThings: build.infiniteQuery<ListPage<Thing>, void, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ pageParam }) => ({ url: '/things', params: { cursor: pageParam ?? undefined } }),
      providesTags: [listTag('Account')],
      onCacheEntryAdded: keepListLive<Thing>('Account', {
        changed: (hear) => subscribe('account_updated', hear),
        sortKey: ({ price }) => price,
        deleted: (hear) => subscribe('account_deleted', hear),
        created: (hear) => subscribe('new_account_uploaded', hear),
      }),
    }),
  }),
});

describe('a live list', () => {
  let network: FakeApi;
  let store: AppStore;
  const open = async () => {
    await store.dispatch(things.endpoints.getThings.initiate());
    await store.dispatch(
      things.endpoints.getThings.initiate(undefined, { direction: 'forward', subscribe: false }),
    );
    const data = () => things.endpoints.getThings.select()(store.getState()).data;
    return { names: () => itemsOf(data()).map(({ name }) => name), total: () => totalOf(data()) };
  };
  beforeEach(() => {
    store = createStore(api.middleware);
    network = fakeApi({
      'GET /things': ({ query }) => ({
        body: query.get('cursor')
          ? { items: [{ _id: '2', name: 'second' }], nextCursor: null, total: 2 }
          : { items: [{ _id: '1', name: 'first' }], nextCursor: 'c', total: 2 },
      }),
    });
  });
  afterEach(() => {
    store.dispatch(api.util.resetApiState());
    network.restore();
  });

  it('replaces a changed entry at its place', async () => {
    const list = await open();
    emitFromServer('account_updated', { _id: '2', name: 'changed' });
    emitFromServer('account_updated', { _id: '9', name: 'elsewhere' });
    expect(list.names()).toEqual(['first', 'changed']);
  });

  it('[CAT-056] refetches when the sort key of an entry changes, and for no other change', async () => {
    const list = await open();
    const before = network.callsTo('GET /things').length;
    emitFromServer('account_updated', { _id: '1', name: 'changed' });
    emitFromServer('account_updated', { _id: '9', price: 5 });
    expect(network.callsTo('GET /things')).toHaveLength(before);
    emitFromServer('account_updated', { _id: '1', name: 'dearer', price: 5 });
    expect(list.names()).toEqual(['dearer', 'second']);
    await waitFor(() => expect(network.callsTo('GET /things')).toHaveLength(before + 2));
  });

  it('removes a deleted entry from the list and from its count', async () => {
    const list = await open();
    emitFromServer('account_deleted', { _id: '1' });
    emitFromServer('account_deleted', { _id: '1' });
    expect(list.names()).toEqual(['second']);
    expect(list.total()).toBe(1);
  });

  it.each([
    ['changed', () => emitFromServer('account_updated', { _id: '1', name: 'changed' }), 'changed'],
    ['deleted', () => emitFromServer('account_deleted', { _id: '1' }), undefined],
  ])(
    '[CAT-056] refetches when an entry is %s while an older response is under way',
    async (_, happens, name) => {
      await open();
      let items = [{ _id: '1', name: 'first' }];
      const answers: (() => void)[] = [];
      network.answer('GET /things', async () => {
        const older = items;
        await new Promise<void>((resolve) => answers.push(resolve));
        return { body: { items: older, nextCursor: null, total: older.length } };
      });
      emitFromServer('new_account_uploaded', { count: 1 });
      await waitFor(() => expect(answers).toHaveLength(1));
      items = name ? [{ _id: '1', name }] : [];
      happens();
      answers[0]?.();
      await waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.();
      const list = things.endpoints.getThings.select();
      await waitFor(() => expect(itemsOf(list(store.getState()).data)[0]?.name).toBe(name));
    },
  );

  it.each([
    ['a new listing is announced', () => emitFromServer('new_account_uploaded', { count: 3 })],
    ['the connection is restored', notifyReconnected],
    ['the first connection opens, after the first response', notifyConnected],
  ])('refetches when %s', async (_, happens) => {
    await open();
    const before = network.callsTo('GET /things').length;
    happens();
    await waitFor(() => expect(network.callsTo('GET /things')).toHaveLength(before + 2));
  });

  it('refetches once at the first connection', async () => {
    await open();
    notifyConnected();
    await waitFor(() => expect(network.callsTo('GET /things')).toHaveLength(4));
    notifyConnected();
    emitFromServer('account_updated', { _id: '1', name: 'changed' });
    expect(network.callsTo('GET /things')).toHaveLength(4);
  });
});
