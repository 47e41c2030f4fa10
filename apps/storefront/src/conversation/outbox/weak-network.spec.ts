import fc from 'fast-check';
import { ALREADY_EXECUTED } from '@manette/contracts/http';
import type { MessageView } from '@manette/contracts/conversation';
import { aMessage } from '../testing/a-message';
import { afterFailure } from './after-failure';
import { sendFailureOf } from './send-failure';
import { nextToSend } from './next-to-send';
import { undelivered } from './undelivered';
import { outgoingReducer, type Outgoing, type OutgoingAction } from './outgoing';

const WRITER = aMessage().sender!._id;
const FATES = ['fine', 'request lost', 'answer lost', 'busy', 'down', 'refused', 'died after'] as const;
type Fate = (typeof FATES)[number];

const error = (status: number | string, code = '', message = '') => ({
  status,
  data: { statusCode: status, code, message, requestId: 'r' },
});

/** Simulates a writer, a server that knows idempotency keys, and a connection whose failures the test chooses. */
class WeakNetwork {
  queue: Outgoing[] = [];
  readonly written: { key: string; content: string }[] = [];
  readonly accepted: (MessageView & { key: string })[] = [];
  readonly refused = new Set<string>();
  private readonly died = new Set<string>();
  private now = 0;

  write(content: string): void {
    const key = `k${this.written.length}`;
    this.written.push({ key, content });
    this.act({
      type: 'written',
      message: {
        key,
        conversationId: 't',
        content,
        writtenAt: this.written.length,
        after: this.accepted.length,
      },
    });
  }

  /** Makes one attempt to send the next message, if there is one. */
  send(fate: Fate): void {
    this.now += 100_000;
    const next = nextToSend(this.queue, 't', this.now);
    if (!next) return;
    this.act({ type: 'started', key: next.key, now: this.now });
    const onTheWire = this.queue.find(({ key }) => key === next.key)!;
    const answer = this.serve(onTheWire, fate);
    if ('position' in answer) this.act({ type: 'acknowledged', key: next.key, position: answer.position });
    else this.act(afterFailure(sendFailureOf(answer), onTheWire, this.now));
  }

  /** Reloads the page: stored messages are restored, and no request is pending. */
  reload(): void {
    const kept = this.queue;
    this.queue = [];
    this.act({ type: 'restored', messages: kept });
  }

  shown(): string[] {
    const waiting = undelivered(this.queue, this.accepted, WRITER);
    return [...this.accepted, ...waiting].map(({ content }) => content);
  }

  private serve({ key, content }: Outgoing, fate: Fate) {
    if (fate === 'request lost') return error('FETCH_ERROR');
    if (fate === 'busy') return error(429, 'TOO_MANY_REQUESTS');
    if (fate === 'down') return error(503, 'UNAVAILABLE');
    const before = this.accepted.find((message) => message.key === key);
    if (before && this.died.has(key)) return error(409, 'CONFLICT', ALREADY_EXECUTED);
    if (!before && fate === 'refused') {
      this.refused.add(key);
      return error(409, 'TICKET_CLOSED', 'Closed');
    }
    const message = before ?? { ...aMessage({ content, position: this.accepted.length + 1 }), key };
    if (!before) this.accepted.push(message);
    if (fate === 'died after' && !before) this.died.add(key);
    return fate === 'answer lost' || fate === 'died after' ? error('FETCH_ERROR') : message;
  }

  private act(action: OutgoingAction): void {
    this.queue = outgoingReducer(this.queue, action);
  }
}

const step = fc.oneof(
  // Few different texts, because equal messages are the difficult case.
  fc.record({ write: fc.constantFrom('ok', 'yes', 'I paid') }),
  fc.record({ send: fc.constantFrom(...FATES) }),
  fc.constant({ reload: true }),
);

const sorted = (words: string[]) => words.toSorted();

it('[ORD-065] with any failures, each message is stored once, in order, and shown once meanwhile', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const network = new WeakNetwork();
      for (const one of steps) {
        if ('write' in one) network.write(one.write);
        else if ('send' in one) network.send(one.send);
        else network.reload();
        expect(sorted(network.shown())).toEqual(sorted(network.written.map(({ content }) => content)));
      }
      network.written.forEach(() => network.send('fine'));
      const expected = network.written.map(({ key }) => key).filter((key) => !network.refused.has(key));
      expect(network.accepted.map(({ key }) => key)).toEqual(expected);
      const left = network.queue.filter(({ state }) => state !== 'done').map(({ key }) => key);
      expect(left).toEqual([...network.refused]);
    }),
    { numRuns: 2000 },
  );
});
