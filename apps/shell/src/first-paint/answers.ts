// The shell's and its pages' first questions; libs/web/api takes the answers over, and hears of their failure (preloaded-responses.ts).
import { root } from './appearance';
import { token } from './reader';

/** What a page asks first: a list, or what the address names last, for '$'. */
export interface Question {
  path: string;
  /** The filters that the address may have. */
  params: string[];
  /** For how many milliseconds the page may take the answer. */
  within?: number;
}

const ANSWER_WITHIN_MS = 20_000;
const TAKEN_WITHIN_MS = 10_000;

const byPath = new Map<string, Promise<Response>>();
/** What pages ask first. */
const asked = new Set<string>();

/** Forgets what has not been taken yet: of what has happened since, a page that takes it later would not hear. */
export const forgetQuestions = (): void => asked.forEach((question) => byPath.delete(question));

const responses = { token, byPath, forget: forgetQuestions };
window.preloadedResponses = responses;

export function ask(path: string, headers?: Record<string, string>, integrity = ''): Promise<Response> {
  // What is said in conversations stays out of the browser's own cache, which no logout would empty.
  const cache = path.startsWith('/api/messages/') ? 'no-store' : 'default';
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = fetch(path, { headers, integrity, cache, signal });
  byPath.set(path, answer);
  answer.catch(() => undefined);
  return answer;
}

/** The answer that has not been taken yet. */
export const answerTo = (path: string): Promise<Response> | undefined => byPath.get(path);

export const read = async <Answer>(answer: Promise<Response>): Promise<Answer> =>
  (await (await answer).clone().json()) as Answer;

/** Asks what a page at the address asks first. A page that comes later asks for itself: what it missed is not told. */
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
  // What an earlier token was answered is not for who is signed in now.
  if (now !== responses.token) byPath.clear();
  responses.token = now;
  ask(question, { accept: 'application/json', 'accept-language': root.lang, authorization: `Bearer ${now}` });
  setTimeout(() => byPath.delete(question), within);
}
