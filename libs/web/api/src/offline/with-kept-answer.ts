import type { BaseQueryApi, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@manette/web-store';
import { sessionPort } from '../session-port';
import { dropKept, findKept, keepAnswer } from './kept';
import { isOfflineOn } from './mode';
import { isUnanswered } from './reach';
import { noteFresh, noteKept } from './shown';

export type Answered =
  | { data: unknown; error?: undefined; meta?: FetchBaseQueryMeta }
  | { data?: undefined; error: FetchBaseQueryError; meta?: FetchBaseQueryMeta };

/** Statuses of an entry that the user may no longer see, or that no longer exists. */
const GONE = [403, 404];

/** Returns the path with its query, in the same order for the same parameters. */
function pathOf({ url, params = {} }: FetchArgs): string {
  const given = Object.entries(params as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  query.sort();
  return query.size > 0 ? `${url}?${query}` : url;
}

const mayBeKept = (answer: Answered): boolean =>
  !answer.meta?.response?.headers.get('cache-control')?.includes('no-store');

async function keepWhereOn(userId: string, path: string, body: unknown): Promise<void> {
  if (await isOfflineOn()) await keepAnswer(userId, path, body);
}

/**
 * Sends a call and stores its response as a kept answer. Returns the kept answer when the network gives no response [POC-022].
 * Returns every response of the server, also an error, unchanged [POC-025].
 */
export async function withKeptAnswer(
  args: FetchArgs,
  { queryCacheKey = '' }: BaseQueryApi,
  send: () => Promise<Answered>,
): Promise<Answered> {
  const userId = sessionPort.readUserId();
  const path = pathOf(args);
  const answer = await send();
  if (userId === null) return answer;
  if (!answer.error) {
    noteFresh(queryCacheKey);
    if (mayBeKept(answer)) void keepWhereOn(userId, path, answer.data);
    return answer;
  }
  if (GONE.includes(Number(answer.error.status))) void dropKept(userId, path);
  if (!isUnanswered(answer.error) || !(await isOfflineOn())) return answer;
  const kept = await findKept(userId, path);
  if (!kept) return answer;
  noteKept(queryCacheKey, kept.answeredAt);
  return { data: kept.body, ...(answer.meta && { meta: answer.meta }) };
}
