/** The requests that the shell's first script sends while the others load (apps/shell/src/first-paint). */
interface PreloadedResponses {
  /** The token they were sent with. */
  token: string | null;
  /** By path with its query. */
  byPath: Map<string, Promise<Response>>;
  /** Forgets what pages have asked first and not taken yet. */
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
 * `fetch` that reuses a preloaded response to the same token, once: a repeated request is sent anew.
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

/** To be called when something has happened: a preloaded answer may lack it, and who takes it later would not have heard. */
export const forgetPreloadedAnswers = (): void => window.preloadedResponses?.forget?.();

function hasSameToken(request: Request): boolean {
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '');
  return bearer === undefined || bearer === window.preloadedResponses?.token;
}
