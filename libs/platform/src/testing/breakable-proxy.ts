import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { throughProxy } from './through-proxy.js';

/** A proxy to PostgreSQL or Redis that a test can interrupt and restore, so that the store seems unavailable. */
export interface BreakableProxy {
  url: string;
  /** Cuts the connections and refuses new ones. */
  break(): void;
  /** Passes no more data on, without closing connections, like a machine that has lost its power. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of the server of `url`. */
export async function startBreakableProxy(url: string): Promise<BreakableProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let broken = false;
  const remember = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((incoming) => {
    if (broken) return void incoming.resetAndDestroy();
    const outgoing = connect({ host: target.hostname, port: Number(target.port) });
    remember(incoming);
    remember(outgoing);
    incoming.pipe(outgoing).on('close', () => incoming.destroy());
    outgoing.pipe(incoming).on('close', () => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () => sockets.forEach((socket) => socket.resetAndDestroy());
  return {
    url: throughProxy(port, url),
    break: () => {
      broken = true;
      cut();
    },
    silence: () => sockets.forEach((socket) => socket.unpipe().pause()),
    mend: () => {
      broken = false;
    },
    close: () => {
      server.close();
      cut();
      return Promise.resolve();
    },
  };
}
