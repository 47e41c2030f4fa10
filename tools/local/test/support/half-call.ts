import { once } from 'node:events';
import { connect } from 'node:net';
import { statusOf } from './serving.ts';

/**
 * A call to sign in whose body is sent half, so that it is running until `finish` sends the rest.
 * @returns `finish`, which gives the answer, and `drop`
 */
export async function halfCall(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => socket.destroy());
  const headers = ['host: localhost', 'content-type: application/json', 'content-length: 2'];
  socket.write(`POST /api/auth/login HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`);
  // Another answer shows that the process has read on.
  await statusOf(`${origin}/api/health/live`);
  const finish = async () => {
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    socket.write('}');
    const [answer] = await answered;
    socket.destroy();
    return String(answer);
  };
  return { finish, drop: () => socket.destroy() };
}
