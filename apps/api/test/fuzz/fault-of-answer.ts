import type { ErrorBody } from '@manette/contracts/http';
import type { HostileRequest } from './hostile-request.js';
import type { Answer } from './sender.js';

const INSIDES =
  /\n\s+at \S+ \(|node_modules|\/src\/\w|\.ts:\d+|(?:select|insert into|update) "|SQLSTATE|violates/i;
/** The shop under test has no GIF provider, so this call responds with 503. */
const UNAVAILABLE_ANYWAY = 'get /api/gifs/search';

function isErrorBody(text: string, status: number): boolean {
  const { statusCode, code, message, requestId } = JSON.parse(text) as Partial<ErrorBody>;
  return (
    statusCode === status && [code, message, requestId].every((one) => typeof one === 'string' && one !== '')
  );
}

/** Returns what is wrong with a response, whatever was requested (contract, section 2), or undefined. */
export function faultOfAnswer(
  { call, method }: HostileRequest,
  { status, type, text }: Answer,
): string | undefined {
  if (status >= 500 && !(status === 503 && call === UNAVAILABLE_ANYWAY)) return 'an error of the server';
  // A refusal by Node.js itself has no body.
  if (status < 400 || method === 'HEAD' || status === 431 || text === '') return undefined;
  if (INSIDES.test(text)) return 'tells of the inside';
  if (!type.startsWith('application/json')) return 'an error that is no JSON';
  return isErrorBody(text, status) ? undefined : 'an error of another shape';
}
