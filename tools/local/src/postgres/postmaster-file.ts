import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { processWithId, type ProcessIdentity } from '../processes/identity.ts';

/** A server that runs on a cluster, as its `postmaster.pid` tells. */
export interface Postmaster {
  process: ProcessIdentity;
  port: number;
  ready: boolean;
}

const PID = 0;
const PORT = 3;
const STATUS = 7;

/** Whether the program behind a number is PostgreSQL; where /proc does not tell, the file is believed. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** @returns the server that runs on this cluster, or undefined when none does */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(fileOf(cluster), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const found = processWithId(Number(lines[PID]));
  if (!found || !isPostgres(found.pid)) return undefined;
  return { process: found, port: Number(lines[PORT]), ready: lines[STATUS]?.trim() === 'ready' };
}

/**
 * Removes the file when its number now belongs to another program (after a restart of the machine): PostgreSQL takes
 * any living process for a server and would refuse to start.
 */
export function forgetRecycledNumber(cluster: string): void {
  try {
    const pid = Number(readFileSync(fileOf(cluster), 'utf8').split('\n')[PID]);
    if (processWithId(pid) && !isPostgres(pid)) rmSync(fileOf(cluster));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
