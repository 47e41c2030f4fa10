import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { listen } from './take-port.js';

/** A program that opens `count` connections at the same time, and exits when all are open. */
const CLIENTS = `
  const { connect } = require('node:net');
  const [port, count] = process.argv.slice(1).map(Number);
  let open = 0;
  for (let n = 0; n < count; n += 1)
    connect(port, '127.0.0.1', () => (open += 1) === count && process.exit(0));
`;
/** More than the 511 connections that may wait by default in Node. */
const COMING_BACK = 1_000;

describe('a port', () => {
  it('keeps 1,000 simultaneous connections waiting until the process accepts them', async () => {
    const server = createServer((socket) => socket.destroy());
    await listen(server, 0, '127.0.0.1');
    const { port } = server.address() as AddressInfo;
    // This process accepts nothing until `spawnSync` returns.
    const args = ['-e', CLIENTS, String(port), String(COMING_BACK)];
    const { status, signal } = spawnSync(process.execPath, args, { timeout: 20_000, stdio: 'inherit' });
    server.close();
    expect({ status, signal }).toEqual({ status: 0, signal: null });
  });
});
