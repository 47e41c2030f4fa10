import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { stopAccepting } from './stop-accepting.js';

const CALLS = 20;

it('[OPS-070] a call is answered when its connection waits at the port while the server stops listening', async () => {
  const server = createServer((_request, response) => void response.end('answered'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  // The system accepts these connections immediately, but Node has not seen them yet when the server stops listening.
  const callers = Array.from({ length: CALLS }, () => {
    const caller = connect(port, '127.0.0.1');
    caller.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    return text(caller);
  });
  await stopAccepting(server);
  for (const answer of await Promise.all(callers)) expect(answer).toContain('answered');
  expect(server.listening).toBe(false);
});
