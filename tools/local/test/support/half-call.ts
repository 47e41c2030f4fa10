import { once } from 'node:events';
import { connect } from 'node:net';
import { statusOf } from './serving.ts';

/**
 * Starts a sign-in call and sends half of its body, so that the call is pending until `finish` sends the rest.
 * @returns `finish`, which returns the response, and `drop`, which closes the connection
 */
export async function halfCall(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => socket.destroy());
  const headers = ['host: localhost', 'content-type: application/json', 'content-length: 2'];
  socket.write(`POST /api/auth/login HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`);
  // The response to a later call shows that the process has read the beginning of this one.
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
