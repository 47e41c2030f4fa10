import { fakeApi, type FakeApi } from '@manette/web-testing';
import { noteEvent } from './background';
import { fetchOrReusePreloaded } from './preloaded-responses';

describe('an answer that is already on its way', () => {
  let network: FakeApi;
  const early = (answer: Promise<Response>, token: string | null = 't-1') => {
    window.preloadedResponses = { token, byPath: new Map([['/api/config', answer]]) };
  };
  const ask = async (token?: string, method = 'GET') => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const answer = await fetchOrReusePreloaded(
      new Request('http://localhost/api/config', { headers, method }),
    );
    return ((await answer.json()) as { from: string }).from;
  };

  beforeEach(() => {
    network = fakeApi({
      'GET /config': () => ({ body: { from: 'fetch' } }),
      'POST /config': () => ({ body: { from: 'fetch' } }),
    });
  });
  afterEach(() => {
    network.restore();
    delete window.preloadedResponses;
  });

  it('is taken over by whoever asks first, and by nobody after', async () => {
    early(Promise.resolve(Response.json({ from: 'early' })));
    expect(await ask('t-1')).toBe('early');
    expect(await ask('t-1')).toBe('fetch');
  });

  it('serves a question that needs no token', async () => {
    early(Promise.resolve(Response.json({ from: 'early' })));
    expect(await ask()).toBe('early');
  });

  it('answers a question with the same query only', async () => {
    const question = '/api/config?q=a';
    const byPath = new Map([[question, Promise.resolve(Response.json({ from: 'early' }))]]);
    window.preloadedResponses = { token: 't-1', byPath };
    expect(await ask('t-1')).toBe('fetch');
    const answer = await fetchOrReusePreloaded(`http://localhost${question}`);
    expect(await answer.json()).toEqual({ from: 'early' });
  });

  it('is not given to another session', async () => {
    early(Promise.resolve(Response.json({ from: 'early' })));
    expect(await ask('t-2')).toBe('fetch');
  });

  it('is forgotten when something has happened that it may lack', () => {
    const forget = jest.fn();
    window.preloadedResponses = { token: 't-1', byPath: new Map(), forget };
    noteEvent();
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('answers no write', async () => {
    early(Promise.resolve(Response.json({ from: 'early' })));
    expect(await ask('t-1', 'POST')).toBe('fetch');
  });

  it('is asked for again when it was lost', async () => {
    early(Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask('t-1')).toBe('fetch');
  });

  it('is not waited for where nothing was asked early', async () => {
    expect(await ask('t-1')).toBe('fetch');
  });
});
