import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@manette/web-store';
import { backgroundHeader } from './background';
import { fetchOrReusePreloaded } from './preloaded-responses';
import { withKeptAnswer, type Answered } from './offline/with-kept-answer';
import { noteReach } from './offline/reach';
import { sessionPort } from './session-port';
import { endSessionIfUnauthorized } from './unauthorized';
import type { Upload, UploadAnswer } from './upload';
import { withProof } from './with-proof';

const ANSWER_WITHIN_MS = 20_000;

export interface ApiRequest extends FetchArgs {
  /** Called with 0 to 1 while a `FormData` body is uploaded. */
  onProgress?: (fraction: number) => void;
  /** For login, register and the sign-in callback: a 401 is shown to the user and does not end the session. */
  keepsSession?: boolean;
  /** Sent instead of the stored token. */
  token?: string;
  /** Whether the response is stored in this browser as a kept answer, to be shown without a network (pocket, section 3). */
  keep?: boolean;
}

const BASE = new URL('/api', window.location.origin).href;

const json = fetchBaseQuery({
  baseUrl: BASE,
  timeout: ANSWER_WITHIN_MS,
  fetchFn: fetchOrReusePreloaded,
  prepareHeaders: (headers) => {
    headers.set('accept', 'application/json');
    // The server sends mails in the language of the page, not in that of the browser.
    headers.set('accept-language', document.documentElement.lang || 'en');
    return headers;
  },
});

/** Sends a form. The upload code is a chunk of its own, because no page needs it when it loads. */
const sendForm = (form: Upload): Promise<UploadAnswer> =>
  import('./upload').then(
    ({ upload }) => upload(form),
    (error: unknown) => ({ error: { status: 'FETCH_ERROR', error: String(error) } }),
  );

/**
 * Returns whether the browser must not cache the response: messages of conversations would stay in its cache after a logout.
 */
const isPrivate = ({ url }: FetchArgs) => url.startsWith('/messages/');

/**
 * Returns a response whose body broke off or arrived too late as an unanswered call: RTK Query reports it like a malformed body,
 * but without a text. The error of a server stays one, even if its body is incomplete.
 */
function orUnanswered(answer: Answered): Answered {
  const { error } = answer;
  const isIncomplete = error?.status === 'PARSING_ERROR' && error.data === '' && error.originalStatus < 400;
  return isIncomplete ? { error: { status: 'FETCH_ERROR', error: error.error } } : answer;
}

/** Sends a call as JSON, and notes whether the server is reachable. */
async function call(
  args: FetchArgs,
  api: Parameters<typeof json>[1],
  options: Parameters<typeof json>[2],
): Promise<Answered> {
  const asked: FetchArgs = isPrivate(args) ? { ...args, cache: 'no-store' } : args;
  const answer = orUnanswered((await json(asked, api, options)) as Answered);
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
 * Sends one call to `/api` with the stored token, and repeats it after the user has confirmed their identity, where the server
 * requires that. A 401 ends the session; every other error is returned to the caller unchanged [ERR-002].
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
  const answer = await (keep ? withKeptAnswer(fetchArgs, api, send) : send());
  if (answer.error && !keepsSession) endSessionIfUnauthorized(answer.error, token);
  return answer;
};
