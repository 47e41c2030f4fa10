import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processWithId, type ProcessIdentity } from '../processes/identity.ts';
import { worksIn } from '../processes/working-in.ts';

/** A server that runs on a cluster, as its `postmaster.pid` tells. */
export interface Postmaster {
  process: ProcessIdentity;
  port: number;
  ready: boolean;
}

const PID = 0;
const PORT = 3;
const STATUS = 7;

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid');

/**
 * @returns the server that runs on this cluster, or undefined when none does: there is no file, or its number belongs to a
 * zombie, to another program, or to a PostgreSQL that works elsewhere
 */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(fileOf(cluster), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[PID]);
  const found = pid > 0 ? processWithId(pid) : undefined;
  if (!found || !worksIn(cluster, ['postgres'], pid)) return undefined;
  return { process: found, port: Number(lines[PORT]), ready: lines[STATUS]?.trim() === 'ready' };
}

/**
 * Removes the file that a killed server left; only for a cluster on which nothing runs. PostgreSQL takes any process with
 * that number for a server, a zombie too, and refuses an empty file. It still finds out by the shared memory, whose key
 * is made from the folder, when another server has the cluster.
 */
export const removePostmasterFile = (cluster: string): void => rmSync(fileOf(cluster), { force: true });
