import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { realtimeServer } from '../options';

/** Starts a Socket.IO server for one test, on any free port or on `port`, and points the connection under test to it. */
export async function startRealServer(port = 0) {
  const http = createServer();
  const io = new Server(http, { path: '/socket.io', cors: { origin: '*' } });
  await new Promise<void>((ready) => http.listen(port, '127.0.0.1', ready));
  realtimeServer.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return io;
}
