import { ALREADY_EXECUTED } from '@manette/contracts/http';
import { afterFailure } from './after-failure';
import { sendFailureOf, type SendFailure } from './send-failure';
import type { Outgoing } from './outgoing';
import { retryDelay } from './retry-delay';

const refusal = (status: number, code: string, message: string) => ({
  status,
  data: { statusCode: status, code, message, requestId: 'r' },
});

describe('a failed attempt to send', () => {
  it.each<[string, unknown, SendFailure]>([
    ['the server was not reached', { status: 'FETCH_ERROR', error: 'x' }, { kind: 'network' }],
    ['no response arrived in time', { status: 'TIMEOUT_ERROR', error: 'x' }, { kind: 'network' }],
    ['it was aborted', { name: 'AbortError', message: 'Aborted' }, { kind: 'network' }],
    ['a gateway responded', { status: 'PARSING_ERROR', originalStatus: 502, data: '' }, { kind: 'network' }],
    ['the server is unavailable', refusal(503, 'UNAVAILABLE', 'x'), { kind: 'server' }],
    ['the session has ended', refusal(401, 'SESSION_EXPIRED', 'x'), { kind: 'server' }],
    ['too many messages were sent', refusal(429, 'TOO_MANY_REQUESTS', 'x'), { kind: 'busy', sentence: 'x' }],
    [
      'slow mode is on',
      { ...refusal(429, 'SLOW_MODE', 'x'), retryAfter: 7 },
      { kind: 'slow', waitMs: 7_000 },
    ],
    [
      'slow mode is on and the response has no waiting time',
      refusal(429, 'SLOW_MODE', 'x'),
      { kind: 'slow', waitMs: undefined },
    ],
    ['the same request is still running', refusal(409, 'CONFLICT', 'still'), { kind: 'busy' }],
    [
      'the message was stored by an earlier attempt',
      refusal(409, 'CONFLICT', ALREADY_EXECUTED),
      { kind: 'done' },
    ],
    [
      'too many files were sent in a day',
      refusal(429, 'UPLOAD_LIMIT', 'You have sent too many files today. Please try again later.'),
      { kind: 'refused', sentence: 'You have sent too many files today. Please try again later.' },
    ],
    [
      'the ticket is closed',
      refusal(409, 'TICKET_CLOSED', 'Closed'),
      { kind: 'refused', sentence: 'Closed' },
    ],
    [
      'the response contains no message',
      { status: 413, data: 'x' },
      { kind: 'refused', sentence: 'Failed to send message' },
    ],
  ])('is classified when %s', (_, error, failure) => expect(sendFailureOf(error)).toEqual(failure));

  it('doubles the delay before each retry, up to a minute', () => {
    expect([1, 2, 3, 9].map(retryDelay)).toEqual([2_000, 4_000, 8_000, 60_000]);
  });

  it('[ERR-024] waits after a network error, is shown as failed after a server error, and is refused by a rule', () => {
    const message = { key: 'a', tries: 2 } as Outgoing;
    const next = (failure: SendFailure) => afterFailure(failure, message, 100);
    expect(next({ kind: 'network' })).toMatchObject({
      type: 'interrupted',
      notBefore: 4_100,
      isOffline: true,
    });
    expect(next({ kind: 'slow', waitMs: 7_000 })).toMatchObject({ notBefore: 7_100, isSlowed: true });
    expect(next({ kind: 'slow', waitMs: undefined })).toMatchObject({ notBefore: 4_100 });
    expect(next({ kind: 'server' })).toMatchObject({ type: 'interrupted', isOffline: false });
    expect(next({ kind: 'refused', sentence: 'No' })).toMatchObject({ type: 'refused', refusal: 'No' });
    expect(next({ kind: 'done' })).toEqual({ type: 'acknowledged', key: 'a' });
  });
});
