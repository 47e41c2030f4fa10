import type { IncomingMessage, ServerResponse } from 'node:http';

/** What `writeHead` leaves in a response. Node has no public way to take a head that is text already. */
interface HeadOfResponse {
  _header: string | null;
  _hasBody: boolean;
}

const SECOND = 1000;

let lastSecond = 0;
let lastDate = '';

/** The Date header of now; one text for each second. */
function dateNow(): string {
  const second = Math.floor(Date.now() / SECOND);
  if (second !== lastSecond) lastDate = new Date(second * SECOND).toUTCString();
  lastSecond = second;
  return lastDate;
}

/** A head without the lines that differ from one answer to the next: request id, date and connection. */
export type PreparedHead = string & { readonly prepared: unique symbol };

/** @param headers names and values in turns, which must be valid; nothing checks them any more */
export function prepareHead(statusLine: string, headers: readonly string[]): PreparedHead {
  let head = `HTTP/1.1 ${statusLine}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return head as PreparedHead;
}

/**
 * Whether an answer may be sent with a prepared head: the connection stays open and is the response's turn, and nothing has
 * set a header yet. All other answers have their head written by Node.
 */
export const takesPreparedHead = (request: IncomingMessage, response: ServerResponse): boolean =>
  response.shouldKeepAlive &&
  request.httpVersionMinor === 1 &&
  response.socket !== null &&
  !response.headersSent &&
  !response.hasHeader('connection');

export interface PreparedAnswer {
  status: 200 | 304;
  head: PreparedHead;
  requestId: string;
  /** Seconds for which the idle connection stays open. */
  keepAlive: number;
  /** The body as latin1, a character a byte; absent for 304. */
  body?: string;
}

/**
 * Sends an answer whose head is prepared. Node checks and joins each of the nineteen headers of an answer anew, which costs as much
 * as all that is done for a page in memory.
 */
export function sendPrepared(response: ServerResponse, answer: PreparedAnswer): void {
  const { status, head, requestId, keepAlive, body } = answer;
  response.statusCode = status;
  const written = response as unknown as HeadOfResponse;
  written._header = `${head}x-request-id: ${requestId}\r\nDate: ${dateNow()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAlive}\r\n\r\n`;
  if (body === undefined) {
    written._hasBody = false;
    response.end();
  } else response.end(body, 'latin1');
}
