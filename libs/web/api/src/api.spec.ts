import { createStore } from '@manette/web-store';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { api, errorMessage, registerSession, requestIdOf } from '.';
import { idempotent, newIdempotencyKey } from './idempotency';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => '/things' }),
    write: build.mutation<unknown, { key: string }>({
      query: ({ key }) => ({ url: '/things', method: 'POST', body: { a: 1 }, headers: idempotent(key) }),
    }),
    signIn: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/login', method: 'POST', keepsSession: true }),
    }),
  }),
});

const refusal = (statusCode: number, code: string, message: string) => () => ({
  status: statusCode,
  body: { statusCode, code, message, requestId: 'r-1' },
});

describe('the api', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  let ended: unknown[][];
  const read = () =>
    store.dispatch(calls.endpoints.read.initiate(undefined, { forceRefetch: true, subscribe: false }));

  beforeEach(() => {
    network = fakeApi();
    store = createStore(api.middleware);
    ended = [];
    registerSession({
      readToken: () => 't-1',
      readUserId: () => null,
      end: (...how) => void ended.push(how),
    });
  });
  afterEach(() => network.restore());

  it('[API-003] sends the stored token as a bearer', async () => {
    network.answer('GET /things', () => ({ body: {} }));
    await read();
    expect(network.calls[0]?.headers.get('authorization')).toBe('Bearer t-1');
  });

  it('[API-001] [API-002] speaks JSON below /api', async () => {
    network.answer('POST /things', () => ({ body: {} }));
    await store.dispatch(calls.endpoints.write.initiate({ key: 'k-1' }));
    expect(network.calls[0]).toMatchObject({ path: '/things', body: { a: 1 } });
    expect(network.calls[0]?.headers.get('content-type')).toContain('application/json');
    expect(network.calls[0]?.headers.get('idempotency-key')).toBe('k-1');
  });

  it.each([
    ['[ID-078] [ID-079] [ERR-001] ends the session of its token at a 401', 'UNAUTHENTICATED', undefined],
    ['[ID-080] ends the session as replaced at a 401 with SESSION_REPLACED', 'SESSION_REPLACED', 'replaced'],
  ])('%s', async (_title, code, reason) => {
    network.answer('GET /things', refusal(401, code, 'Unauthorized access'));
    await read();
    expect(ended).toEqual([['t-1', reason]]);
  });

  it('does not end the session at a 401 of a sign-in call, and leaves the error to the page', async () => {
    network.answer('POST /auth/login', refusal(401, 'INVALID_CREDENTIALS', 'Invalid credentials'));
    const { error } = await store.dispatch(calls.endpoints.signIn.initiate());
    expect(errorMessage(error, 'Login failed')).toBe('Invalid credentials');
    expect(ended).toEqual([]);
  });

  it.each([400, 403, 404, 409, 422, 429, 500, 503])('[ERR-002] returns a %d unchanged', async (status) => {
    network.answer('GET /things', refusal(status, 'SOME_CODE', 'Some sentence'));
    const { error } = await read();
    expect(error).toEqual({
      status,
      data: { statusCode: status, code: 'SOME_CODE', message: 'Some sentence', requestId: 'r-1' },
    });
    expect(requestIdOf(error)).toBe('r-1');
    expect(ended).toEqual([]);
  });

  it('uses the fallback message when the response has none', async () => {
    network.answer('GET /things', () => ({ status: 502, body: '<html>' }));
    expect(errorMessage((await read()).error, 'Failed to load things')).toBe('Failed to load things');
  });

  it('makes a new key for each write', () => {
    expect(newIdempotencyKey()).toMatch(/^[\da-f-]{32,36}$/);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });
});
