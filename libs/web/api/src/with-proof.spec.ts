import { createStore } from '@manette/web-store';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { api, download, noteEvent, registerShell } from '.';
import { idempotent } from './idempotency';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    change: build.mutation<unknown, string>({
      query: (key) => ({ url: '/things', method: 'POST', body: {}, headers: idempotent(key) }),
    }),
    look: build.query<unknown, void>({ query: () => '/things' }),
  }),
});

const refused = (code: string) => ({
  status: 403,
  body: { statusCode: 403, code, message: 'Please confirm that it is you.', requestId: 'r-1' },
});

describe('a call that needs a recent proof of identity', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  let confirm: jest.Mock<Promise<boolean>, []>;
  let enrol: jest.Mock;
  let isProved: boolean;
  const change = (key: string) => store.dispatch(calls.endpoints.change.initiate(key));
  const keys = () => network.calls.map(({ headers }) => headers.get('idempotency-key'));

  beforeEach(() => {
    isProved = false;
    const answer = () => (isProved ? { body: { done: true } } : refused('REAUTHENTICATION_REQUIRED'));
    network = fakeApi({ 'POST /things': answer, 'GET /things': answer, 'GET /things.csv': answer });
    store = createStore(api.middleware);
    confirm = jest.fn(() => Promise.resolve((isProved = true)));
    enrol = jest.fn();
    registerShell({ confirmIdentity: confirm, enrol });
  });
  afterEach(() => network.restore());

  it('[TRU-118] is repeated once with its own key, and several waiting calls ask the user only once', async () => {
    const answers = await Promise.all([change('k-1'), change('k-2')]);
    expect(answers.map(({ data }) => data)).toEqual([{ done: true }, { done: true }]);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(keys()).toEqual(['k-1', 'k-2', 'k-1', 'k-2']);
  });

  it('[TRU-118] is not repeated when the user does not confirm', async () => {
    confirm.mockResolvedValue(false);
    const { error } = await change('k-1');
    expect(error).toMatchObject({ status: 403 });
    expect(keys()).toEqual(['k-1']);
  });

  it('[TRU-118] is repeated only once, even if it is refused again', async () => {
    confirm.mockResolvedValue(true);
    expect((await change('k-1')).error).toMatchObject({ status: 403 });
    expect([keys().length, confirm.mock.calls.length]).toEqual([2, 1]);
  });

  it('[TRU-118] may be a download', async () => {
    await expect(download('/things.csv')).resolves.toBeDefined();
    expect([network.calls.length, confirm.mock.calls.length]).toEqual([2, 1]);
  });

  it('[TRU-119] opens the page for two-step sign-in when the user must set that up first', async () => {
    network.answer('POST /things', () => refused('SECOND_STEP_REQUIRED'));
    await change('k-1');
    expect([enrol.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('the header X-Background', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  const sent = async () => {
    const asked = calls.endpoints.look.initiate(undefined, { forceRefetch: true, subscribe: false });
    await store.dispatch(asked);
    return network.calls.at(-1)?.headers.get('x-background') ?? null;
  };
  const click = () => window.dispatchEvent(new Event('pointerdown'));
  const later = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(now + ms);
  let now: number;

  beforeEach(() => {
    now = performance.now();
    network = fakeApi({ 'GET /things': () => ({ body: {} }) });
    store = createStore(api.middleware);
    click();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    network.restore();
  });

  it('[TRU-047] is not sent with a call that the user caused', async () => {
    expect(await sent()).toBeNull();
    later(9000);
    expect(await sent()).toBeNull();
  });

  it('[TRU-047] is sent with a call that a timer caused', async () => {
    later(30_000);
    expect(await sent()).toBe('1');
    click();
    expect(await sent()).toBeNull();
  });

  it('[TRU-047] is sent with a call that an event caused, even shortly after a user action', async () => {
    later(1000);
    noteEvent();
    expect(await sent()).toBe('1');
    later(2000);
    expect(await sent()).toBeNull();
  });
});
