import type { Server, Socket } from 'socket.io';
import { registerSession } from '@manette/web-api';
import { createStore } from '@manette/web-store';
import {
  closeRealtime,
  joinTicket,
  leaveTicket,
  onConnected,
  onDropped,
  onReconnected,
  openRealtime,
  sendTyping,
  selectRealtime,
  sendTestEvent,
  subscribe,
} from '.';
import { startRealServer } from './testing/real-server';

describe('the realtime connection', () => {
  let server: Server;
  let store: ReturnType<typeof createStore>;
  let ended: unknown[][];
  const nextClient = () => new Promise<Socket>((resolve) => server.once('connection', resolve));
  const heard = <T>(hear: (resolve: (payload: T) => void) => void) => new Promise<T>(hear);
  const until = (reached: () => boolean) =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!reached()) return;
        stop();
        resolve();
      });
    });
  const open = async () => {
    const client = nextClient();
    store.dispatch(openRealtime());
    return client;
  };

  beforeEach(async () => {
    server = await startRealServer();
    store = createStore();
    ended = [];
    registerSession({
      readToken: () => 't-1',
      readUserId: () => null,
      end: (...how) => void ended.push(how),
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    store.dispatch(closeRealtime());
    await server.close();
    jest.restoreAllMocks();
  });

  it('[SHELL-044] authenticates with the token', async () => {
    expect((await open()).handshake.auth).toEqual({ token: 't-1' });
  });

  it('[SHELL-045] tries websocket first', async () => {
    expect((await open()).conn.transport.name).toBe('websocket');
  });

  it('receives events, also those subscribed to before it was open', async () => {
    const arrived = heard<{ _id: string }>((resolve) => subscribe('ticket_deleted', resolve));
    (await open()).emit('ticket_deleted', { _id: 'x' });
    expect(await arrived).toEqual({ _id: 'x' });
  });

  it('calls the other handlers when one fails', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = subscribe('account_deleted', () => {
      throw new Error('broken');
    });
    const arrived = heard<unknown>((resolve) => subscribe('account_deleted', resolve));
    (await open()).emit('account_deleted', { _id: 'x' });
    expect(await arrived).toEqual({ _id: 'x' });
    expect(logged).toHaveBeenCalled();
    stop();
  });

  it('joins a ticket with an acknowledgement, which contains a refusal', async () => {
    server.on('connection', (client) =>
      client.on('join_ticket', (id, answer) =>
        answer(id === 'mine' ? { ok: true } : { ok: false, code: 'NOT_FOUND' }),
      ),
    );
    const mine = joinTicket('mine');
    await open();
    expect(await mine).toEqual({ ok: true });
    expect(await joinTicket('foreign')).toEqual({ ok: false, code: 'NOT_FOUND' });
  });

  it('joins its tickets again after a lost connection, then notifies of the reconnection', async () => {
    const steps: string[] = [];
    server.on('connection', (client) => {
      client.on('join_ticket', (id, answer) => (steps.push(`join ${id}`), answer({ ok: true })));
      client.on('leave_ticket', (id, answer) => (steps.push(`leave ${id}`), answer({ ok: true })));
    });
    const client = await open();
    await Promise.all([joinTicket('a'), joinTicket('b')]);
    await leaveTicket('b');
    const back = heard<void>((resolve) => onReconnected(resolve));
    client.conn.close();
    await back;
    expect(steps).toEqual(['join a', 'join b', 'leave b', 'join a']);
    expect(selectRealtime(store.getState()).status).toBe('connected');
  });

  it('[RT-012, RT-013] follows connect and disconnect in its status', async () => {
    const states: string[] = [];
    const stop = store.subscribe(() => {
      const { status } = selectRealtime(store.getState());
      if (states.at(-1) !== status) states.push(status);
    });
    const client = await open();
    await until(() => states.at(-1) === 'connected');
    const back = until(() => states.filter((state) => state === 'connected').length === 2);
    client.conn.close();
    await back;
    stop();
    expect(states).toEqual(['connecting', 'connected', 'disconnected', 'connected']);
  });

  it('notifies of every connection, and sends that the user is typing in a ticket', async () => {
    const first = heard<void>((resolve) => onConnected(resolve));
    const client = await open();
    await first;
    const typed = heard<string>((resolve) => client.once('typing', resolve));
    sendTyping('mine');
    expect(await typed).toBe('mine');
    const second = heard<void>((resolve) => onConnected(resolve));
    client.conn.close();
    await second;
  });

  it('[ID-080] ends the session of the token that it connected with when that session is replaced', async () => {
    const replaced = heard<unknown>((resolve) => subscribe('session_replaced', resolve));
    (await open()).emit('session_replaced', { message: 'x' });
    await replaced;
    expect(ended).toEqual([['t-1', 'replaced']]);
  });

  it('[ERR-005] only logs a refusal', async () => {
    server.use((_, next) => next(new Error('UNAUTHENTICATED')));
    const asked = heard<void>((resolve) => onDropped(resolve));
    store.dispatch(openRealtime());
    await until(() => selectRealtime(store.getState()).errors.length > 0);
    await asked;
    expect(selectRealtime(store.getState()).errors[0]?.message).toBe('UNAUTHENTICATED');
    expect(console.warn).toHaveBeenCalledWith('realtime:', 'UNAUTHENTICATED');
    expect(ended).toEqual([]);
  });

  it('[ID-077] closes', async () => {
    const client = await open();
    const gone = heard<string>((resolve) => client.once('disconnect', resolve));
    store.dispatch(closeRealtime());
    expect(await gone).toMatch(/client namespace disconnect|transport close/);
    expect(selectRealtime(store.getState()).status).toBe('closed');
  });

  it('[OPS-069] moves to another process when its own drains, without a change of status, and catches up', async () => {
    const steps: string[] = [];
    server.on('connection', (client) =>
      client.on('join_ticket', (id, answer) => (steps.push(`join ${id}`), answer({ ok: true }))),
    );
    const first = await open();
    await joinTicket('a');
    const states: string[] = [];
    const stop = store.subscribe(() => states.push(selectRealtime(store.getState()).status));
    const left = heard<string>((resolve) => first.once('disconnect', resolve));
    const again = nextClient();
    const caughtUp = heard<void>((resolve) => onReconnected(resolve));
    first.emit('server_draining', { reconnectInMs: 10 });
    expect(await left).toBe('client namespace disconnect');
    expect((await again).handshake.auth).toEqual({ token: 't-1' });
    await caughtUp;
    stop();
    expect(steps).toEqual(['join a', 'join a']);
    expect(new Set(states)).toEqual(new Set(['connected']));
  });

  it('[OPS-069] changes its status to disconnected when there is no other process', async () => {
    const first = await open();
    await until(() => selectRealtime(store.getState()).status === 'connected');
    server.engine.opts.allowRequest = (_, decide) => decide('draining', false);
    first.emit('server_draining', { reconnectInMs: 0 });
    await until(() => selectRealtime(store.getState()).status === 'disconnected');
    const back = until(() => selectRealtime(store.getState()).status === 'connected');
    delete server.engine.opts.allowRequest;
    await back;
  });

  it('reconnects when the user returns to the page after the server closed the connection', async () => {
    const client = await open();
    await until(() => selectRealtime(store.getState()).status === 'connected');
    const lost = until(() => selectRealtime(store.getState()).status === 'disconnected');
    client.disconnect();
    await lost;
    const again = nextClient();
    window.dispatchEvent(new Event('focus'));
    expect((await again).connected).toBe(true);
  });

  it('notifies when the server closed the connection, and of no other loss', async () => {
    let times = 0;
    const told = heard<void>((resolve) => onDropped(() => (times++, resolve())));
    const first = await open();
    await until(() => selectRealtime(store.getState()).status === 'connected');
    const again = nextClient();
    first.conn.close();
    (await again).disconnect();
    await told;
    expect(times).toBe(1);
  });

  it('sends the test event', async () => {
    const client = await open();
    const asked = heard<void>((resolve) => client.once('test_event', resolve));
    await sendTestEvent();
    await asked;
  });
});
