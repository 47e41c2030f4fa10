import { existsSync, globSync, readFileSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import { NodeProcess } from '../processes/node-process.ts';
import type { Scope } from '../processes/scope.ts';
import { indented, say } from '../terminal/terminal.ts';
import { gathered } from './gathered.ts';

const BUILDER = join(CHECKOUT, 'tools/swc/build.mjs');
const TESTS = /\.(spec|int-spec)\.ts$/;

/** Returns the folders of the server's packages. */
function serverPackages(): string[] {
  return globSync(['apps/*/package.json', 'libs/*/package.json'], { cwd: CHECKOUT })
    .filter((file) => readFileSync(join(CHECKOUT, file), 'utf8').includes('tools/swc/build.mjs'))
    .map((file) => join(CHECKOUT, dirname(file)))
    .filter((folder) => existsSync(join(folder, 'src')));
}

async function buildPackage(folder: string, scope: Scope): Promise<boolean> {
  const building = new NodeProcess([BUILDER], {
    cwd: folder,
    environment: childEnvironment({}),
    record: scope.record,
    onOutput: indented(),
  });
  await building.ended;
  return building.succeeded;
}

/** Builds the server's packages whose sources change, and calls `onBuilt` after successful builds. */
export function watchServer(scope: Scope, onBuilt: () => Promise<void>): void {
  const changed = gathered<string>(async (folders) => {
    const names = [...folders].map((folder) => folder.slice(CHECKOUT.length + 1)).join(', ');
    const built = await Promise.all([...folders].map((folder) => buildPackage(folder, scope)));
    say(
      built.every(Boolean)
        ? `  changed: ${names}`
        : `  ${names} could not be built; the API goes on as it was`,
    );
    if (built.every(Boolean) && !scope.ending) await onBuilt();
  });
  for (const folder of serverPackages()) {
    const watcher = watch(join(folder, 'src'), { recursive: true }, (_event, file) => {
      if (file && !TESTS.test(file)) changed(folder);
    });
    watcher.on('error', (error) => say(`  ${folder} is not watched any more (${error.message})`));
    scope.defer(() => watcher.close());
  }
}
