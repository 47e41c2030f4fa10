import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@manette/web-store';
import { backgroundHeader } from './background';
import { fetchOrReusePreloaded } from './preloaded-responses';
import { orKept, type Answered } from './offline/or-kept';
import { noteReach } from './offline/reach';
import { sessionPort } from './session-port';
import { endSessionIfUnauthorized } from './unauthorized';
import type { Upload, UploadAnswer } from './upload';
import { withProof } from './with-proof';

const ANSWER_WITHIN_MS = 20_000;

export interface ApiRequest extends FetchArgs {
  /** Called with 0 to 1 while a `FormData` body is uploaded. */
  onProgress?: (fraction: number) => void;
  /** For login, register and the sign-in callback: their 401 is shown to the user and does not end the session. */
  keepsSession?: boolean;
  /** Sent instead of the stored token. */
  token?: string;
  /** Its answer is kept in this browser, to be shown without a network (pocket, section 3). */
  keep?: boolean;
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

/** Sends a form, by a file of its own, as no page begins with it. */
const sendForm = (form: Upload): Promise<UploadAnswer> =>
  import('./upload').then(
    ({ upload }) => upload(form),
    (error: unknown) => ({ error: { status: 'FETCH_ERROR', error: String(error) } }),
  );

/** What is said in conversations stays out of the browser's own cache, which no logout would empty. */
const isPrivate = ({ url }: FetchArgs) => url.startsWith('/messages/');

/** Sends a call as JSON, and notes whether the server is in reach. */
async function call(
  args: FetchArgs,
  api: Parameters<typeof json>[1],
  options: Parameters<typeof json>[2],
): Promise<Answered> {
  const asked: FetchArgs = isPrivate(args) ? { ...args, cache: 'no-store' } : args;
  const answer = (await json(asked, api, options)) as Answered;
  if (!api.signal.aborted) noteReach(answer.error);
  return answer;
}

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
> = async (request, api, options) => {
  const args: ApiRequest = typeof request === 'string' ? { url: request } : request;
  const { onProgress, keepsSession, keep, token = sessionPort.readToken(), ...fetchArgs } = args;
  const send = () =>
    withProof<Answered>(() =>
      fetchArgs.body instanceof FormData
        ? sendForm({ ...fetchArgs, url: BASE + fetchArgs.url, onProgress, token, signal: api.signal })
        : call({ ...fetchArgs, headers: withBearer(token, fetchArgs.headers) }, api, options),
    );
  const answer = await (keep ? orKept(fetchArgs, api, send) : send());
  if (answer.error && !keepsSession) endSessionIfUnauthorized(answer.error, token);
  return answer;
};
