import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import { StartError } from '../start-error.ts';

const NX = join(CHECKOUT, 'node_modules/nx/dist/bin/nx.js');

/**
 * Builds the API if it has changed, for a command that runs one of its programs.
 * @throws StartError with the output of the build
 */
export function buildApi(): void {
  const environment = childEnvironment({ NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' });
  const { status, stdout } = spawnSync(process.execPath, [NX, 'run', '@manette/api:build'], {
    cwd: CHECKOUT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new StartError(`the build failed\n${String(stdout)}`);
}
