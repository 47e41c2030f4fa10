import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreRefusal } from './release-store.js';

const LONGEST_WAIT_MS = 60_000;
const SHORTEST_PAUSE_MS = 10;
const PAUSES_VARY_MS = 40;
const BUSY = 5;

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === BUSY;

function take(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/**
 * Runs `work` while no other process does so with the same file. The lock is SQLite's, on an empty file: the system releases it
 * when a process is killed, which a lock file of our own could not do without guessing.
 * @throws StoreRefusal when other processes hold the lock for a minute
 */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const lock = take(file);
    if (lock)
      try {
        return await work();
      } finally {
        lock.close();
      }
    if (Date.now() > deadline)
      throw new StoreRefusal('RELEASES is being changed by another process; try again');
    await pause(SHORTEST_PAUSE_MS + Math.random() * PAUSES_VARY_MS);
  }
}
