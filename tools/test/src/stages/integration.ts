import { startTestServers } from '@manette/local';
import { atExit } from '../at-exit.ts';
import { runJest } from './jest.ts';
import type { Stage } from './stage.ts';

/** What meets a real PostgreSQL, and Redis where it is installed; one server of each serves all suites. */
export const integration: Stage = {
  name: 'integration',
  async run(packages) {
    const servers = await startTestServers(process.env);
    const stop = atExit(servers.stop);
    console.log(
      `  PostgreSQL is up, Redis is ${servers.environment.TEST_REDIS_URLS ? 'up' : 'not installed'}`,
    );
    try {
      return await runJest('integration', 90, servers.environment, packages);
    } finally {
      await stop();
    }
  },
};
