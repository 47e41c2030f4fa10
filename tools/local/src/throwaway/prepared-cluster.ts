import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { removeFolder, throwawayFolder } from './folders.ts';

const CACHE = join(CHECKOUT, 'node_modules/.cache/manette-clusters');
/** The sources that create a cluster. When one of them changes, a new cluster is created. */
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

/** Copies a cluster. `-a` keeps the owners of the files, because PostgreSQL runs as the owner. */
const copy = (from: string, to: string) =>
  execFileSync('cp', ['-a', ...PARTS.map((part) => join(from, part)), to]);

/** Returns a data folder with a new, cleanly stopped cluster. It is created once for all runs of this checkout. */
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
    // When two processes create a cluster at the same time, the first one is kept.
    if (!existsSync(made)) renameSync(unfinished, made);
  } finally {
    removeFolder(unfinished);
    removeFolder(folder);
  }
  return made;
}

/** Copies a new cluster into a data folder. initdb takes three seconds of processor time, a copy a tenth of a second. */
export async function copyPreparedCluster(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  copy(await madeCluster(), dataDir);
}
