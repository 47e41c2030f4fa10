// The small product as `npm start` runs it: the API is the public origin, and the launcher answers while it is not running.
import { join } from 'node:path';
import { childEnvironment } from '../../src/processes/child-environment.ts';
import { run } from '../../src/run.ts';
import { Api } from '../../src/steps/api.ts';
import { publicAddress } from '../../src/steps/place.ts';
import { writeFrontEnds } from './fixture-product.ts';

await run(async (settings, scope) => {
  const { port, host, publicUrl, gifSearchUrl, remoteOrigins } = settings;
  const { trustedProxies, connectionsPerAddress, dataDir } = settings;
  await Api.start({
    environment: childEnvironment({ DATA_DIR: dataDir }),
    dataDir,
    scope,
    program: join(import.meta.dirname, 'fixture-api.mjs'),
    places: publicAddress({
      ...{ port, host, publicUrl, gifSearchUrl, remoteOrigins, trustedProxies, connectionsPerAddress },
      ...writeFrontEnds(dataDir),
    }),
  });
});
