import type { Answer, Answerer, Exchange, FakeCall } from './exchange';
import { fakeXhr } from './fake-xhr';

export interface FakeApi {
  calls: FakeCall[];
  /** Changes or adds a response: `answer('GET /accounts', () => ({ body: … }))`. */
  answer: (route: string, answerer: Answerer) => void;
  /** Returns the calls to one route so far. */
  callsTo: (route: string) => FakeCall[];
  restore: () => void;
}

const MISSING: Answer = {
  status: 404,
  body: { statusCode: 404, code: 'NOT_FOUND', message: 'Resource not found' },
};

/**
 * Replaces the network, for fetch and for uploads: responds by "METHOD /path" and records every call. A call to an unknown
 * route gets a 404, so that the missing route is noticed; an answerer that throws simulates a lost connection.
 */
export function fakeApi(routes: Record<string, Answerer> = {}): FakeApi {
  const answers = new Map(Object.entries(routes));
  const calls: FakeCall[] = [];
  const exchange: Exchange = async ({ method, url, headers, body }) => {
    const { pathname, searchParams } = new URL(url, window.location.origin);
    const call: FakeCall = {
      method,
      path: pathname.replace(/^\/api/, ''),
      query: searchParams,
      headers,
      body,
    };
    calls.push(call);
    return (await answers.get(`${method} ${call.path}`)?.(call)) ?? MISSING;
  };
  const original = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
  globalThis.fetch = fakeFetch(exchange);
  globalThis.XMLHttpRequest = fakeXhr(exchange) as unknown as typeof XMLHttpRequest;
  return {
    calls,
    answer: (route, answerer) => void answers.set(route, answerer),
    callsTo: (route) => calls.filter(({ method, path }) => `${method} ${path}` === route),
    restore: () => void Object.assign(globalThis, original),
  };
}

function bodyOf(status: number, body: unknown): BodyInit | null {
  if (body instanceof ReadableStream) return body;
  return status === 204 || body === undefined ? null : JSON.stringify(body);
}

const fakeFetch =
  (exchange: Exchange): typeof fetch =>
  async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, window.location.origin), init);
    const { method, url, headers } = request;
    const text = await request.text();
    const body: unknown =
      text && headers.get('content-type')?.includes('json') ? JSON.parse(text) : text || undefined;
    const answer = await exchange({ method, url, headers, body });
    if (request.signal.aborted) throw request.signal.reason;
    const { status = 200 } = answer;
    return new Response(bodyOf(status, answer.body), {
      status,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  };
