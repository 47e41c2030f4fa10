import type { Subject } from './checks/check.ts';
import { servesPages } from './role.ts';

const RUNS_JOBS = { api: 'false', worker: 'true' } as const;

/** Returns the variables that `npm run serve` sets for the product's programs: those that the role decides, and defaults. */
export function servingVariables({ role, given, dataDir }: Subject): Record<string, string> {
  const orElse = (name: string, standard: string) => ({ [name]: given[name] || standard });
  return {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    SERVE_PAGES: String(servesPages(role)),
    ...(role === 'api' || role === 'worker' ? { RUN_JOBS: RUNS_JOBS[role] } : {}),
    ...orElse('DRAIN_SECONDS', '5'),
    ...orElse('SHUTDOWN_SECONDS', '30'),
  };
}
