import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketFolder } from './unix-socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'manette-socket-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withSocket = (...parts: string[]) => {
  const cluster = join(folder, ...parts);
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, '.s.PGSQL.5432'), '');
  return cluster;
};

it('[RUN-POSTGRES] finds the socket of a server', () => {
  const cluster = withSocket('postgres');
  expect(socketFolder(cluster, 5432)).toBe(cluster);
});

it('[RUN-POSTGRES] finds no socket when the server has none, or when its path is too long for clients', () => {
  expect(socketFolder(withSocket('postgres'), 5433)).toBeUndefined();
  expect(socketFolder(withSocket('a-long-name'.repeat(10), 'postgres'), 5432)).toBeUndefined();
});
