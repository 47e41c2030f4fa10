import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromSources } from './child-process.js';

/** The paths of the product's programs in the checkout: source and build. */
const PROGRAMS = {
  api: ['apps/api/src/main.ts', 'apps/api/dist/server.js'],
  worker: ['apps/worker/src/main.ts', 'apps/worker/dist/server.js'],
  admin: ['apps/api/src/operator/main.ts', 'apps/api/dist/admin.js'],
  vault: ['apps/api/src/operator/vault.ts', 'apps/api/dist/vault.js'],
  backup: ['apps/api/src/backup/main.ts', 'apps/api/dist/backup.js'],
  release: ['tools/release/src/main.ts', 'tools/release/dist/server.js'],
} as const;

const at = (path: string) => new URL(`../../../../${path}`, import.meta.url);

const CACHE = JSON.stringify(fileURLToPath(at('node_modules/.cache/compiled')));
/** Makes Node keep the compiled code of a bundle for the next process, as the launcher does. */
const COMPILED_ONCE = `data:text/javascript,${encodeURIComponent(
  `import { enableCompileCache } from 'node:module'; enableCompileCache(${CACHE});`,
)}`;

/**
 * Returns Node's arguments to start a program of the product. `npm test` builds before it tests and sets TEST_PRODUCT=built,
 * as a bundle takes half of the processor time of thousands of sources. A suite that is run by itself needs no build.
 * @throws Error when the built program is missing
 */
export function productProgram(name: keyof typeof PROGRAMS): string[] {
  const [source, built] = PROGRAMS[name];
  if (process.env.TEST_PRODUCT !== 'built') return fromSources(at(source));
  if (!existsSync(at(built))) throw new Error(`${built} is missing: run \`npm run build\` first`);
  return ['--import', COMPILED_ONCE, fileURLToPath(at(built))];
}
