import type { Server, Socket } from 'socket.io';
import { registerSession } from '@manette/web-api';
import { createStore } from '@manette/web-store';
import { closeRealtime, onReconnected, openRealtime, overAnswer, subscribeToPresence } from '.';
import type { PresenceChange } from './presence';
import { deliver } from './subscriptions';
import { startRealServer } from './testing/real-server';

const change = (_id: string, isOnline: boolean) => ({ _id, isOnline }) as PresenceChange;

describe('asking for presence', () => {
  let server: Server;
  let store: ReturnType<typeof createStore>;
  let asked: string[];
  let answer: object;
  const nextClient = () => new Promise<Socket>((resolve) => server.once('connection', resolve));
  const nextQuestion = (client: Socket) => new Promise<void>((resolve) => client.prependAny(() => resolve()));
  const open = async () => {
    const client = nextClient();
    store.dispatch(openRealtime());
    return client;
  };

  beforeEach(async () => {
    [asked, answer] = [[], { ok: true }];
    server = await startRealServer();
    server.on('connection', (client) => {
      client.on('watch_presence', (acknowledge) => (asked.push('watch'), acknowledge(answer)));
      client.on('unwatch_presence', () => asked.push('unwatch'));
    });
    store = createStore();
    registerSession({ readToken: () => 't-1', readUserId: () => null, end: () => undefined });
  });
  afterEach(async () => {
    store.dispatch(closeRealtime());
    await server.close();
  });

  it('is announced in the handshake, so that the server sends no presence unasked', async () => {
    expect((await open()).handshake.query).toMatchObject({ presence: 'asked' });
    expect(asked).toEqual([]);
  });

  it('happens once for all subscribers, again after a lost connection, and ends with the last subscriber', async () => {
    const stops = [subscribeToPresence(() => undefined), subscribeToPresence(() => undefined)];
    const client = await open();
    await nextQuestion(client);
    const back = nextClient();
    client.conn.close();
    const again = await back;
    await nextQuestion(again);
    expect(asked).toEqual(['watch', 'watch']);
    const unwatched = nextQuestion(again);
    stops[0]?.();
    stops[0]?.();
    stops[1]?.();
    await unwatched;
    expect(asked.at(-1)).toBe('unwatch');
    expect(asked).toHaveLength(3);
  });

  it('delivers the changes in the acknowledgement', async () => {
    answer = { ok: true, changes: [change('ann', true)], tooMany: false };
    const stops: (() => void)[] = [];
    const told = new Promise((resolve) => stops.push(subscribeToPresence(resolve)));
    await open();
    expect(await told).toEqual(change('ann', true));
    stops.forEach((stop) => stop());
  });

  it('makes the page refetch when there are too many changes to send', async () => {
    answer = { ok: true, changes: [], tooMany: true };
    const stop = subscribeToPresence(() => undefined);
    const asksAgain = new Promise<void>((resolve) => onReconnected(resolve));
    await open();
    await asksAgain;
    stop();
  });
});

describe('changes of presence during a request', () => {
  const online = (data: Set<string>, { _id, isOnline }: PresenceChange) =>
    void (isOnline ? data.add(_id) : data.delete(_id));
  let data: Set<string>;
  /** Starts a request whose response replaces the data. */
  const request = () => {
    let end = { answer: (_online: string[]) => undefined as void, fail: () => undefined as void };
    const queryFulfilled = new Promise<void>((resolve, reject) => {
      end = {
        answer: (ids) => {
          data = new Set(ids);
          resolve();
        },
        fail: () => reject(new Error('away')),
      };
    });
    const merged = overAnswer(online)(undefined, {
      queryFulfilled,
      updateCachedData: (update) => update(data),
    });
    return { ...end, merged };
  };
  beforeEach(() => {
    data = new Set();
  });

  it('are applied to its response, the last change of each user', async () => {
    const { answer, merged } = request();
    for (const [id, isOnline] of [
      ['ann', true],
      ['bob', true],
      ['ann', false],
    ] as const)
      deliver('user_status_changed', change(id, isOnline));
    answer(['ann', 'cid']);
    await merged;
    expect([...data].sort()).toEqual(['bob', 'cid']);
  });

  it('change nothing when the request fails, and neither do changes before or after it', async () => {
    deliver('user_status_changed', change('before', true));
    const { fail, merged } = request();
    deliver('user_status_changed', change('ann', true));
    fail();
    await merged;
    deliver('user_status_changed', change('after', true));
    expect([...data]).toEqual([]);
  });
});
