// `npm run dev`: runs the product as `npm start` does, and rebuilds and reloads it whenever its sources change.
import { LiveReload } from './gateway/live-reload.ts';
import { distOf, startProduct } from './product.ts';
import { run } from './run.ts';
import { buildOnly } from './steps/build.ts';
import { watchFrontEnds } from './watching/front-ends.ts';
import { gathered } from './watching/gathered.ts';
import { watchServer } from './watching/server.ts';

const SERVER = ['@manette/api', '@manette/seed'];

await run(async (settings, scope) => {
  const reload = new LiveReload(distOf('shell'));
  scope.defer(() => reload.close());
  const changed = gathered<string>(async () => reload.announce());
  const build = async () => {
    const [built] = await Promise.all([
      buildOnly(SERVER, scope),
      watchFrontEnds(scope, () => changed('pages')),
    ]);
    return built;
  };
  const api = await startProduct(settings, scope, { build, reload });
  watchServer(scope, async () => {
    await api.restart();
    changed('api');
  });
});
