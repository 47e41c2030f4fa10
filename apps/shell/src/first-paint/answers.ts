// Sends the first requests of the shell and its pages. libs/web/api takes over their responses, failures included
// (preloaded-responses.ts).
import { root } from './appearance';
import { token } from './reader';

/** The first request of a page: a list, or a path in which '$' stands for the last segment of the page's address. */
export interface Question {
  path: string;
  /** The query parameters (filters) that are copied from the address of the page. */
  params: string[];
  /** For how many milliseconds the page may take the response. */
  within?: number;
}

const ANSWER_WITHIN_MS = 20_000;
const TAKEN_WITHIN_MS = 10_000;

const byPath = new Map<string, Promise<Response>>();
/** The first requests of pages that were sent; each is sent once. */
const asked = new Set<string>();

/** Discards the pages' responses that were not taken yet: a page that took one later would miss the changes since then. */
export const forgetQuestions = (): void => asked.forEach((question) => byPath.delete(question));

const responses = { token, byPath, forget: forgetQuestions };
window.preloadedResponses = responses;

export function ask(path: string, headers?: Record<string, string>, integrity = ''): Promise<Response> {
  // Messages stay out of the browser's HTTP cache, which a logout does not clear.
  const cache = path.startsWith('/api/messages/') ? 'no-store' : 'default';
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = fetch(path, { headers, integrity, cache, signal });
  byPath.set(path, answer);
  answer.catch(() => undefined);
  return answer;
}

/** Returns the response to a path that was requested and not taken yet. */
export const answerTo = (path: string): Promise<Response> | undefined => byPath.get(path);

export const read = async <Answer>(answer: Promise<Response>): Promise<Answer> =>
  (await (await answer).clone().json()) as Answer;

/**
 * Sends the first request of a page at the address. After `within` milliseconds the response is discarded and the page sends
 * its own request, because no event would report the changes since the response.
 */
export function askForContent(
  { path, params, within = TAKEN_WITHIN_MS }: Question,
  { pathname, search }: URL | Location,
): void {
  const given = new URLSearchParams(search);
  const filters = new URLSearchParams(
    params.map((name) => [name, given.get(name) ?? '']).filter(([, value]) => value),
  );
  const named = path.replace('$', pathname.split('/').filter(Boolean).at(-1) ?? '');
  const question = `${named}?${filters}`.replace(/\?$/, '');
  if (asked.has(question)) return;
  asked.add(question);
  const now = localStorage.getItem('token');
  // Responses to an earlier token are not for the user who is signed in now.
  if (now !== responses.token) byPath.clear();
  responses.token = now;
  ask(question, { accept: 'application/json', 'accept-language': root.lang, authorization: `Bearer ${now}` });
  setTimeout(() => byPath.delete(question), within);
}
