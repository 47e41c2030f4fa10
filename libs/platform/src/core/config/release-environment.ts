import type { z } from 'zod';
import { releasesFaults } from './faults.js';
import { variables } from './variables.js';

const ofReleases = variables.pick({
  RELEASES: true,
  RELEASES_KEEP_DAYS: true,
  S3_ENDPOINT: true,
  S3_ACCESS_KEY: true,
  S3_SECRET_KEY: true,
  S3_REGION: true,
});

/** Variables that `npm run release` reads; it needs no other settings of the shop. */
export type ReleaseEnvironment = z.output<typeof ofReleases>;

/**
 * Reads the variables of `npm run release`; an empty variable counts as absent. If there are faults, there is no environment.
 */
export function readReleaseEnvironment(given: Record<string, string | undefined>): {
  environment?: ReleaseEnvironment;
  faults: string[];
} {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const { data, error } = ofReleases.safeParse(filled);
  const faults = error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  const all = faults ?? releasesFaults(data as ReleaseEnvironment);
  return all.length > 0 ? { faults: all } : { environment: data, faults: [] };
}
