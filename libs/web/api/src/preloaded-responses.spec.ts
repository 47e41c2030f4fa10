import { fakeApi, type FakeApi } from '@manette/web-testing';
import { noteEvent } from './background';
import { fetchOrReusePreloaded } from './preloaded-responses';

describe('a preloaded response', () => {
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

  it('is used by the first request, and not by a second one', async () => {
    early(Promise.resolve(Response.json({ from: 'early' })));
    expect(await ask('t-1')).toBe('early');
    expect(await ask('t-1')).toBe('fetch');
  });

  it('is used by a request without a token', async () => {
    early(Promise.resolve(Response.json({ from: 'early' })));
    expect(await ask()).toBe('early');
  });

  it('is used only by a request with the same query', async () => {
    const question = '/api/config?q=a';
    const byPath = new Map([[question, Promise.resolve(Response.json({ from: 'early' }))]]);
    window.preloadedResponses = { token: 't-1', byPath };
    expect(await ask('t-1')).toBe('fetch');
    const answer = await fetchOrReusePreloaded(`http://localhost${question}`);
    expect(await answer.json()).toEqual({ from: 'early' });
  });

  it('is not used by another session', async () => {
    early(Promise.resolve(Response.json({ from: 'early' })));
    expect(await ask('t-2')).toBe('fetch');
  });

  it('is discarded when an event arrives, which it may lack', () => {
    const forget = jest.fn();
    window.preloadedResponses = { token: 't-1', byPath: new Map(), forget };
    noteEvent();
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('is not used for a write', async () => {
    early(Promise.resolve(Response.json({ from: 'early' })));
    expect(await ask('t-1', 'POST')).toBe('fetch');
  });

  it('is requested again when it failed', async () => {
    early(Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask('t-1')).toBe('fetch');
  });

  it('is not waited for when none was requested', async () => {
    expect(await ask('t-1')).toBe('fetch');
  });
});
