import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { removeFolder, throwawayFolder } from './folders.ts';

const CACHE = join(CHECKOUT, 'node_modules/.cache/manette-clusters');
/** What a cluster is made by; a change of one of them makes another. */
const MADE_BY = ['create-cluster', 'prepare-database', 'access'].map((name) =>
  join(import.meta.dirname, `../postgres/${name}.ts`),
);
const PARTS = ['postgres', 'postgres-access.json'];

function nameOfCluster(): string {
  const manifest = join(findBinaries().postgres, '../../../package.json');
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.getuid?.()}`);
  for (const file of [manifest, ...MADE_BY]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** With the owners of the files, whom PostgreSQL runs as. */
const copy = (from: string, to: string) =>
  execFileSync('cp', ['-a', ...PARTS.map((part) => join(from, part)), to]);

/** A data folder whose cluster was created, and stopped in good order; made once for all runs of this checkout. */
async function madeCluster(): Promise<string> {
  const made = join(CACHE, nameOfCluster());
  if (existsSync(made)) return made;
  const folder = throwawayFolder();
  const unfinished = `${made}.${process.pid}`;
  try {
    const server = await startPostgres({ dataDir: folder, tuning: 'test' });
    await server.stop();
    mkdirSync(unfinished, { recursive: true });
    copy(folder, unfinished);
    // Of two processes that make one at the same time the first wins.
    if (!existsSync(made)) renameSync(unfinished, made);
  } finally {
    removeFolder(unfinished);
    removeFolder(folder);
  }
  return made;
}

/** Gives a data folder the cluster of a first start: initdb takes three seconds of processor time, a copy a tenth of one. */
export async function useMadeCluster(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  copy(await madeCluster(), dataDir);
}
