import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { buildApi, CHECKOUT, childEnvironment, readDotenv, StartError } from '@manette/local';
import { readVariables } from '@manette/platform/environment';
import { Embedded, type Stage } from './embedded.ts';

const PROGRAM = join(CHECKOUT, 'apps/api/dist/backup.js');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Sends the URL of the embedded database to the child process when it asks for it. */
function serveDatabase(child: ChildProcess, embedded: Embedded): void {
  child.on('message', (message: { asks?: string; stage?: Stage }) => {
    if (message.asks !== 'database') return;
    const tell = (answer: object) => child.connected && child.send(answer);
    embedded.open(message.stage ?? 'look').then(
      (url) => tell({ url }),
      (error: unknown) => tell({ refused: (error as Error).message }),
    );
  });
}

/** A command to run: its name, Node's arguments for the program of the API, and the arguments that the operator typed. */
export interface Command {
  name: 'backup' | 'restore';
  program: string[];
  typed: string[];
}

/** Runs a command on a data folder. @returns its exit code */
export async function run({ name, program, typed }: Command, dataDir: string): Promise<number> {
  const embedded = new Embedded(dataDir, name === 'restore');
  const child = spawn(process.execPath, [...program, name, ...typed], {
    cwd: CHECKOUT,
    env: childEnvironment({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  serveDatabase(child, embedded);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } finally {
    await embedded.close();
  }
}

/** Runs a command of the product's server on the database that `npm start` uses. */
export async function runCommand(name: Command['name']): Promise<void> {
  try {
    readDotenv(CHECKOUT);
    const { environment, malformed } = readVariables(process.env);
    const fault = malformed.get('DATA_DIR');
    if (fault) throw new StartError(fault);
    // In production an existing build is not rebuilt, because the running product uses its files.
    if (process.env.NODE_ENV !== 'production' || !existsSync(PROGRAM)) buildApi();
    const { DATA_DIR } = environment;
    const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(CHECKOUT, DATA_DIR);
    process.exitCode = await run({ name, program: [PROGRAM], typed: process.argv.slice(2) }, dataDir);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
