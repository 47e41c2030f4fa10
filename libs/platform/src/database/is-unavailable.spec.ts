import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { isUnavailable } from './is-unavailable.js';

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  ['the loopback interface', { host: '127.0.0.1', port: 1 }],
  ['a Unix socket', { host: tmpdir(), port: 1 }],
])('[contract 2] a missing server is unavailable over %s', async (_, address) => {
  expect(isUnavailable(await failureOf(new pg.Client(address).connect()))).toBe(true);
});

it('a missing file does not count as an unavailable server', async () => {
  expect(isUnavailable(await failureOf(readFile('/no/such/file')))).toBe(false);
});

it.each([
  "OOM command not allowed when used memory > 'maxmemory'.",
  'LOADING Redis is loading the dataset in memory',
  "READONLY You can't write against a read only replica.",
])('[contract 2] a Redis that refuses all writes is unavailable: %s', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});
