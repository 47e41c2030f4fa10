// A minimal product with the launcher's real parts, which tests start, kill and stop.
import { join } from 'node:path';
import { startGateway } from '../../src/gateway/gateway.ts';
import { childEnvironment } from '../../src/processes/child-environment.ts';
import { run } from '../../src/run.ts';
import { Api } from '../../src/steps/api.ts';
import { openDatabase } from '../../src/steps/database.ts';

await run(async (settings, scope) => {
  const database = await openDatabase(settings, scope);
  const api = await Api.start({
    environment: childEnvironment({ DATABASE_URL: database.url, DATA_DIR: settings.dataDir }),
    dataDir: settings.dataDir,
    scope,
    program: join(import.meta.dirname, 'fixture-api.mjs'),
  });
  const { port, host, publicUrl, gifSearchUrl, remoteOrigins } = settings;
  const { trustedProxies, connectionsPerAddress, dataDir } = settings;
  const gateway = await startGateway({
    ...{ port, host, publicUrl, gifSearchUrl, remoteOrigins, trustedProxies, connectionsPerAddress },
    shell: dataDir,
    remotes: {},
    apiAddress: () => api.address,
  });
  scope.defer(() => gateway.stop());
});
