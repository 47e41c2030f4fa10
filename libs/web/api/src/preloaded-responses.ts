/** The requests that the shell's first script sends while the other scripts load (apps/shell/src/first-paint). */
interface PreloadedResponses {
  /** The token that the requests were sent with. */
  token: string | null;
  /** By path with its query. */
  byPath: Map<string, Promise<Response>>;
  /** Discards the responses for the first content of pages that no page has used yet. */
  forget?: () => void;
}

declare global {
  interface Window {
    preloadedResponses?: PreloadedResponses;
  }
}

const take = (path: string) => {
  const answer = window.preloadedResponses?.byPath.get(path);
  window.preloadedResponses?.byPath.delete(path);
  return answer;
};

/**
 * Calls `fetch`, or returns the preloaded response of a request with the same token. Each preloaded response is used once.
 * @throws what `fetch` throws
 */
export const fetchOrReusePreloaded: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const preloaded = request.method === 'GET' && hasSameToken(request) ? take(pathname + search) : undefined;
  if (!preloaded) return fetch(request);
  // A failed preload is repeated as an ordinary request.
  return preloaded.catch(() => fetch(request));
};

/** Discards unused preloaded responses. Call it when an event arrives: a page that uses one later would miss the event. */
export const forgetPreloadedAnswers = (): void => window.preloadedResponses?.forget?.();

function hasSameToken(request: Request): boolean {
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '');
  return bearer === undefined || bearer === window.preloadedResponses?.token;
}
