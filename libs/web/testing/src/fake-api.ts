export interface FakeCall {
  method: string;
  /** Below `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Answerer = (call: FakeCall) => Answer | Promise<Answer>;

export interface FakeApi {
  calls: FakeCall[];
  /** Changes or adds an answer: `answer('GET /accounts', () => ({ body: … }))`. */
  answer: (route: string, answerer: Answerer) => void;
  restore: () => void;
}

const readBody = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  if (type.includes('multipart')) return request.formData();
  return undefined;
};

/**
 * Stands in for the network: answers `fetch` by "METHOD /path" and keeps every call. A call that has no answer
 * gets 404, so that a forgotten one shows.
 */
export function fakeApi(routes: Record<string, Answerer> = {}): FakeApi {
  const answers = new Map(Object.entries(routes));
  const calls: FakeCall[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const call = {
      method: request.method,
      path,
      query: searchParams,
      headers: request.headers,
      body: await readBody(request),
    };
    calls.push(call);
    const missing: Answer = {
      status: 404,
      body: { statusCode: 404, code: 'NOT_FOUND', message: 'Resource not found' },
    };
    const { status = 200, body, headers } = (await answers.get(`${call.method} ${path}`)?.(call)) ?? missing;
    if (request.signal.aborted) throw request.signal.reason;
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return {
    calls,
    answer: (route, answerer) => void answers.set(route, answerer),
    restore: () => void (globalThis.fetch = original),
  };
}
