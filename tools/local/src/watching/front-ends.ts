import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import { NodeProcess } from '../processes/node-process.ts';
import type { Scope } from '../processes/scope.ts';
import { StartError } from '../start-error.ts';
import { indented, say } from '../terminal/terminal.ts';

const APPS = ['shell', 'storefront', 'admin'];
const BUILT = /compiled .*successfully|compiled .*warning/;
const BROKEN = /compiled .*error|ERROR/;

/** Builds one browser app and rebuilds it at every change. Resolves after the first build. */
function watchApp(app: string, scope: Scope, onBuilt: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let ready = false;
    const show = indented((line) => BROKEN.test(line) && say(`  ${app}:${line}`));
    const watching = new NodeProcess([join(CHECKOUT, 'tools/rspack/build.mjs'), '--watch'], {
      cwd: join(CHECKOUT, 'apps', app),
      environment: childEnvironment({ NODE_ENV: 'development', FORCE_COLOR: '0' }),
      record: scope.record,
      onOutput: (text) => {
        show(text);
        if (!BUILT.test(text)) return;
        if (ready) onBuilt();
        ready = true;
        resolve();
      },
    });
    scope.defer(() => watching.stop());
    void watching.ended.then((end) => {
      if (!ready) reject(new StartError(`the build of ${app} ${end}`));
      else if (!scope.ending) say(`the build of ${app} ${end} by itself; start again to have it watched`);
    });
  });
}

/** Builds the browser apps in development mode and rebuilds them at every change. */
export async function watchFrontEnds(scope: Scope, onBuilt: () => void): Promise<void> {
  await Promise.all(APPS.map((app) => watchApp(app, scope, onBuilt)));
}
