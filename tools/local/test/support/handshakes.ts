import { once } from 'node:events';
import { connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';

/** Opens a connected socket with the token of a session. */
export async function openSocket(origin: string, token: string): Promise<Socket> {
  const options = { transports: ['websocket'], reconnection: false, forceNew: true };
  const socket = io(origin, { auth: { token }, ...options });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return socket;
}

/** Returns the first line of the response to a WebSocket handshake without polling before. */
export async function upgradeAnswer(origin: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const headers = [
    ...['host: localhost', 'connection: Upgrade', 'upgrade: websocket'],
    ...['sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='],
  ];
  socket.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return String(answer).split('\r\n', 1)[0] ?? '';
}
