import 'fake-indexeddb/auto';
import { clear, createStore as openDatabase, keys, set } from 'idb-keyval';
import { api } from '@manette/web-api';
import { closeRealtime } from '@manette/web-realtime';
import { createStore } from '@manette/web-store';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { waitFor } from '@testing-library/react';
import { signIn, signOut, UNSENT_DATABASE, UNSENT_FLAG } from '.';
import { page } from './page';
import { storeSession } from './stored-session';

const ME = aClient();
const OTHER = aClient({ _id: 'somebody-else', username: 'other' });
const unsent = openDatabase(UNSENT_DATABASE.name, UNSENT_DATABASE.store);
const draftOf = ({ _id }: { _id: string }) => `draft ${_id} ticket 1`;

describe('unsent data', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  beforeEach(async () => {
    localStorage.clear();
    await clear(unsent);
    for (const person of [ME, OTHER]) {
      localStorage.setItem(draftOf(person), '{"text":"half a sentence","at":1}');
      await set(`key of ${person._id}`, { userId: person._id, file: new Blob(['receipt']) }, unsent);
    }
    localStorage.setItem(UNSENT_FLAG, '1');
    for (const [name, value] of Object.entries({ language: 'ar', theme: 'dark' }))
      localStorage.setItem(name, value);
    network = fakeApi({ 'POST /auth/logout': () => ({ status: 204 }) });
    store = createStore(api.middleware);
    jest.spyOn(page, 'goTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    store.dispatch(closeRealtime());
    network.restore();
    jest.restoreAllMocks();
  });

  it('is deleted at logout, before the server is called; settings of the browser stay', async () => {
    storeSession({ token: 't-1', user: ME });
    const leftAt: Promise<IDBValidKey[]>[] = [];
    network.answer('POST /auth/logout', () => {
      leftAt.push(keys(unsent));
      return { status: 204 };
    });
    await store.dispatch(signOut());
    expect(await Promise.all(leftAt)).toEqual([[]]);
    expect(Object.keys(localStorage).toSorted()).toEqual(['language', 'theme']);
  });

  it('[POC-108] includes what the user has looked at', async () => {
    for (const { _id } of [ME, OTHER]) localStorage.setItem(`viewed ${_id}`, '[]');
    await store.dispatch(signIn({ token: 't-2', user: ME }));
    expect([localStorage.getItem(`viewed ${ME._id}`), localStorage.getItem(`viewed ${OTHER._id}`)]).toEqual([
      '[]',
      null,
    ]);
    await store.dispatch(signOut());
    expect(localStorage.getItem(`viewed ${ME._id}`)).toBeNull();
  });

  it('is kept for its user, and deleted when another user signs in', async () => {
    store.dispatch(signIn({ token: 't-2', user: ME }));
    expect(localStorage.getItem(draftOf(ME))).not.toBeNull();
    expect(localStorage.getItem(draftOf(OTHER))).toBeNull();
    await waitFor(async () => expect(await keys(unsent)).toEqual([`key of ${ME._id}`]));
    expect(localStorage.getItem(UNSENT_FLAG)).toBe('1');
  });
});
