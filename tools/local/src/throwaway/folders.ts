import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, processWithId, type ProcessIdentity } from '../processes/identity.ts';

const PREFIX = 'manette-throwaway-';
const OWNER = 'owner.json';
const SERVER = 'server.json';

function read(folder: string, file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')) as ProcessIdentity;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Folders of test runs that were killed, so that what still runs in them can be stopped. */
export function abandonedFolders(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(tmpdir(), name))
    .filter((folder) => {
      const owner = read(folder, OWNER);
      return owner !== undefined && !isRunning(owner);
    });
}

/** A new folder below the system's temporary one, which other users may enter. */
export function throwawayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, OWNER), JSON.stringify(processWithId(process.pid)));
  return folder;
}

/** Notes which server works in a folder, for the case that this process is killed. */
export function noteServer(folder: string, server: ProcessIdentity): void {
  writeFileSync(join(folder, SERVER), JSON.stringify(server));
}

export const serverIn = (folder: string): ProcessIdentity | undefined => read(folder, SERVER);

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
