// A stand-in for the API, as the launcher uses it: it becomes ready, answers and stops on SIGTERM. It can fail at the start,
// crash, or be kept from becoming ready.
import { appendFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takePort } from '@manette/platform/take-port';

const { PORT, HOST, DATA_DIR, FAIL_AT_START } = process.env;
if (FAIL_AT_START) {
  console.error(FAIL_AT_START);
  process.exit(1);
}
const server = createServer((request, response) => {
  if (request.url === '/api/crash') process.exit(3);
  response.end(JSON.stringify({ pid: process.pid }));
});
while (existsSync(join(DATA_DIR, 'not-yet'))) await pause(20);
await takePort(server, Number(PORT), HOST || '127.0.0.1');
process.on('SIGTERM', () => {
  appendFileSync(join(DATA_DIR, 'stops'), `${process.pid}\n`);
  process.exit(0);
});
