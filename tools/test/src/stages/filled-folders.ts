import { execFileSync } from 'node:child_process';
import { freePort } from '@manette/local';
import { runCommand } from '../command.ts';

/**
 * Fills data folders with the demo shop, for products that are started from them: it is made once and copied, as making
 * it takes eight seconds of processor time, and copying it a fifth of one.
 * @throws Error with what was said when it cannot be made
 */
export async function fillFolders(
  [first = '', ...others]: string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const { succeeded, output } = await runCommand('node', ['tools/local/src/fill.ts'], {
    minutes: 20,
    environment: { ...environment, PORT: String(await freePort()), DATA_DIR: first },
    onOutput: (text) => process.stdout.write(text),
  });
  if (!succeeded) throw new Error(output);
  // With the owners of the files, whom PostgreSQL runs as.
  for (const other of others) execFileSync('cp', ['-a', first, other]);
}
