import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SOURCE_LOADER } from '@manette/platform/testing';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * Node's arguments that start the API or a worker. Tests of the stage `deploy` start what is built, as an operator does: one
 * file, for a third of the processor time that thousands of sources take. Elsewhere nothing is built, and others build beside.
 * @throws Error when a deploy test finds nothing built
 */
export function productProcess(name: 'api' | 'worker'): string[] {
  if (process.env.TEST_KIND !== 'deploy') return [...SOURCE_LOADER, at(`${name}/src/main.ts`)];
  const built = at(`${name}/dist/server.js`);
  if (!existsSync(built)) throw new Error(`${built} is missing: run \`npm run build\` first`);
  return [built];
}
