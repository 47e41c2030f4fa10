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

/** Returns the folders of killed test runs, so that servers that still run in them can be stopped. */
export function abandonedFolders(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(tmpdir(), name))
    .filter((folder) => {
      const owner = read(folder, OWNER);
      return owner !== undefined && !isRunning(owner);
    });
}

/** Creates a folder in the system's temporary folder. Other users may enter it. */
export function throwawayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, OWNER), JSON.stringify(processWithId(process.pid)));
  return folder;
}

/** Records the server that works in a folder, in case this process is killed. */
export function noteServer(folder: string, server: ProcessIdentity): void {
  writeFileSync(join(folder, SERVER), JSON.stringify(server));
}

export const serverIn = (folder: string): ProcessIdentity | undefined => read(folder, SERVER);

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
