import { runBackup, runRestore, type BackupCommand } from '@manette/platform';
import { contextPersistences } from '../contexts.js';
import { version } from '../version.js';

// Runs `npm run backup` or `npm run restore`, as the first argument says. If the launcher started this process, it asks the
// launcher for the embedded database.

/** Asks the parent process, which runs the embedded PostgreSQL, for the database's URL. */
function askLauncher(stage: 'look' | 'use'): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    process.once('message', ({ url, refused }: { url?: string; refused?: string }) =>
      refused === undefined ? resolve(url) : reject(new Error(refused)),
    );
    process.send?.({ asks: 'database', stage });
  });
}

const [name, ...typed] = process.argv.slice(2);
const embedded: BackupCommand['embedded'] = process.send && askLauncher;
// Ends with the launcher, as nothing else would stop the embedded database.
const endWithLauncher = () => process.exit(1);
process.once('disconnect', endWithLauncher);

const command = { typed, environment: process.env, contexts: contextPersistences, version, embedded };
process.exitCode = await (name === 'restore' ? runRestore : runBackup)(command);
process.off('disconnect', endWithLauncher);
if (process.connected) process.disconnect();
