import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@manette/web-store';
import { backgroundHeader } from './background';
import { fetchOrReusePreloaded } from './preloaded-responses';
import { sessionPort } from './session-port';
import { endSessionIfUnauthorized } from './unauthorized';
import { upload } from './upload';
import { withProof } from './with-proof';

const ANSWER_WITHIN_MS = 20_000;

export interface ApiRequest extends FetchArgs {
  /** Called with 0 to 1 while a `FormData` body is uploaded. */
  onProgress?: (fraction: number) => void;
  /** For login, register and the sign-in callback: their 401 is shown to the user and does not end the session. */
  keepsSession?: boolean;
  /** Sent instead of the stored token. */
  token?: string;
}

const BASE = new URL('/api', window.location.origin).href;

const json = fetchBaseQuery({
  baseUrl: BASE,
  timeout: ANSWER_WITHIN_MS,
  fetchFn: fetchOrReusePreloaded,
  prepareHeaders: (headers) => {
    headers.set('accept', 'application/json');
    // Mails are sent in the language of the page, whatever the browser's own is.
    headers.set('accept-language', document.documentElement.lang || 'en');
    return headers;
  },
});

type Answered = Awaited<ReturnType<typeof json>>;

const withBearer = (token: string | null, given: FetchArgs['headers']) => {
  const headers = new Headers(given as HeadersInit | undefined);
  for (const [name, value] of Object.entries(backgroundHeader())) headers.set(name, value);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
};

/**
 * Sends one call to `/api` with the stored token, and again once the person has confirmed who they are, where that is asked
 * for. A 401 ends the session; every other error is returned to the caller unchanged [ERR-002].
 */
export const baseQuery: BaseQueryFn<
  string | ApiRequest,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (request, call, options) => {
  const args: ApiRequest = typeof request === 'string' ? { url: request } : request;
  const { onProgress, keepsSession, token = sessionPort.readToken(), ...fetchArgs } = args;
  const answer = await withProof<Answered>(() =>
    fetchArgs.body instanceof FormData
      ? upload({ ...fetchArgs, url: BASE + fetchArgs.url, onProgress, token, signal: call.signal })
      : json({ ...fetchArgs, headers: withBearer(token, fetchArgs.headers) }, call, options),
  );
  if (answer.error && !keepsSession) endSessionIfUnauthorized(answer.error, token);
  return answer;
};
