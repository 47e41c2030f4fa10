import { startTestServers } from '@manette/local';
import { atExit } from '../at-exit.ts';
import { sum } from '../figures/figures.ts';
import { allPackages, type Package } from '../packages.ts';
import { runJest } from './jest.ts';
import { BUILT, type Stage } from './stage.ts';

const LAUNCHER = '@manette/local';

/** Separates the launcher's tests, which mostly wait for processes to start and end and use none of the shared servers. */
function partition(packages: Package[] = allPackages()): [launcher: Package[], others: Package[]] {
  return [packages.filter(({ name }) => name === LAUNCHER), packages.filter(({ name }) => name !== LAUNCHER)];
}

/** Tests that use a real PostgreSQL, and Redis where it is installed. All suites share these servers. */
export const integration: Stage = {
  name: 'integration',
  async run(packages) {
    const servers = await startTestServers(process.env);
    const stop = atExit(servers.stop);
    console.log(
      `  PostgreSQL is up, Redis is ${servers.environment.TEST_REDIS_URLS ? 'up' : 'not installed'}`,
    );
    const environment = { ...servers.environment, ...BUILT };
    try {
      const [launcher, others] = partition(packages);
      return sum(
        await Promise.all([launcher, others].map((group) => runJest('integration', 90, environment, group))),
      );
    } finally {
      await stop();
    }
  },
};
