import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processWithId, type ProcessIdentity } from '../processes/identity.ts';
import { worksIn } from '../processes/working-in.ts';

/** A server that runs on a cluster, read from its `postmaster.pid`. */
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
 * @returns the server that runs on this cluster, or undefined when none does: there is no file, or its process id belongs to
 * a zombie, to another program, or to a PostgreSQL of another folder
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
 * Removes the file of a killed server. Call it only when no server runs on the cluster. PostgreSQL takes any process with the
 * file's process id for a server, even a zombie, and refuses an empty file. Without the file PostgreSQL still notices another
 * server on the cluster by its shared memory, whose key is derived from the folder.
 */
export const removePostmasterFile = (cluster: string): void => rmSync(fileOf(cluster), { force: true });
