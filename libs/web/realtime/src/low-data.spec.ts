import type { Server, Socket } from 'socket.io';
import { registerSession } from '@manette/web-api';
import { createStore } from '@manette/web-store';
import { closeRealtime, onReconnected, openRealtime, selectRealtime, sendTyping, useDataUse } from '.';
import { transferredBytes } from './data-use/data-use';
import { act, renderHook, waitFor } from '@testing-library/react';
import { startRealServer } from './testing/real-server';

const root = document.documentElement;

describe('the connection of a user who saves data', () => {
  let server: Server;
  let store: ReturnType<typeof createStore>;
  const nextClient = () => new Promise<Socket>((resolve) => server.once('connection', resolve));
  const open = async () => {
    const client = nextClient();
    store.dispatch(openRealtime());
    return client;
  };
  const isConnected = () => waitFor(() => expect(selectRealtime(store.getState()).status).toBe('connected'));
  const choose = (on: boolean) => {
    if (on) root.dataset['lowData'] = '';
    else delete root.dataset['lowData'];
    window.dispatchEvent(new Event('manette:low-data'));
  };

  beforeEach(async () => {
    server = await startRealServer();
    store = createStore();
    registerSession({ readToken: () => 't-1', readUserId: () => null, end: () => undefined });
  });
  afterEach(async () => {
    store.dispatch(closeRealtime());
    choose(false);
    await server.close();
  });

  it('[POC-070] sends low data in the handshake, and reconnects when low data is switched', async () => {
    expect((await open()).handshake.auth).toEqual({ token: 't-1' });
    await isConnected();
    const saving = nextClient();
    choose(true);
    expect((await saving).handshake.auth).toEqual({ token: 't-1', lowData: true });
    await isConnected();
    const plain = nextClient();
    choose(false);
    expect((await plain).handshake.auth).toEqual({ token: 't-1' });
  });

  it('[POC-070] does not send that its user is typing', async () => {
    choose(true);
    const heard: unknown[] = [];
    const client = await open();
    client.onAny((event: string, id: string) => heard.push(`${event} ${id}`));
    await isConnected();
    sendTyping('quiet');
    const next = nextClient();
    const back = new Promise<void>((resolve) => onReconnected(resolve));
    choose(false);
    const typed = next.then((one) => new Promise((resolve) => one.once('typing', resolve)));
    await back;
    sendTyping('told');
    expect(await typed).toBe('told');
    expect(heard).not.toContain('typing quiet');
  });

  it('[POC-071] counts what it sends and receives', async () => {
    const client = await open();
    await isConnected();
    const { result } = renderHook(() => useDataUse());
    const before = result.current;
    const words = 'x'.repeat(5000);
    act(() => void client.emit('test_event', words));
    await waitFor(() => expect(result.current.page - before.page).toBeGreaterThan(words.length));
    expect(result.current.page - before.page).toBeLessThan(words.length + 100);
    await waitFor(() => expect(result.current.session - before.session).toBeGreaterThan(words.length));
  });
});

it('[POC-072] counts a response with its headers, and 0 for a cached one', () => {
  expect(transferredBytes({ transferSize: 0, nextHopProtocol: '' })).toBe(0);
  expect(transferredBytes({ transferSize: 1300, nextHopProtocol: 'http/1.1' })).toBe(1900);
  expect(transferredBytes({ transferSize: 1300, nextHopProtocol: 'h2' })).toBe(1300);
});
