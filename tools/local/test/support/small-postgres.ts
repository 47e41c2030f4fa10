import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(`${value}\0`);

const INT4 = 23;
const FLOAT8 = 701;
const READY = message('Z', Buffer.from('I'));
const column = (name: string, type: number) =>
  Buffer.concat([text(name), int32(0), int16(0), int32(type), int16(8), int32(-1), int16(0)]);
const field = (value: string) => Buffer.concat([int32(value.length), Buffer.from(value)]);

function answer(socket: Socket, major: number, now: number): void {
  socket.write(
    Buffer.concat([
      message('T', int16(2), column('major', INT4), column('now', FLOAT8)),
      message('D', int16(2), field(String(major)), field(String(now))),
      message('C', text('SELECT 1')),
      READY,
    ]),
  );
}

/**
 * Starts a server with enough of PostgreSQL's protocol to answer the query for its version and time. It can have another
 * version and clock than the PostgreSQL of the tests.
 * @param now returns the server's time, in seconds
 */
export async function smallPostgres(major: number, now: () => number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), READY]));
      socket.on('data', (asked: Buffer) => {
        if (asked[0] === 'Q'.charCodeAt(0)) answer(socket, major, now());
        else socket.end();
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), 'close');
  };
  return { url: `postgres://ann:hunter22@127.0.0.1:${port}/shop`, stop };
}
