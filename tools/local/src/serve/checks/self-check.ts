import { readVariables } from '@manette/platform/environment';
import { isAbsolute, join } from 'node:path';
import type { Role } from '../role.ts';
import { checkBackup } from './backup.check.ts';
import { checkBuild } from './build.check.ts';
import type { Check, Finding, Subject } from './check.ts';
import { checkDataFolder } from './data-folder.check.ts';
import { checkDatabase } from './database.check.ts';
import { checkDatabaseChoice } from './database-choice.check.ts';
import { checkRedis } from './redis.check.ts';
import { checkReleases } from './releases.check.ts';
import { checkSettings } from './settings.check.ts';

/** All checks, in the order of their lines. Add new checks here. */
const CHECKS: Check[] = [
  checkSettings,
  checkBuild,
  checkDatabaseChoice,
  checkDatabase,
  checkDataFolder,
  checkBackup,
  checkRedis,
  checkReleases,
];

/** Parses the variables into the subject of the checks. */
export function subjectOf(role: Role, given: NodeJS.ProcessEnv, checkout: string): Subject {
  const { environment, malformed } = readVariables(given);
  const { DATA_DIR } = environment;
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(checkout, DATA_DIR);
  const forProduction = { ...environment, NODE_ENV: 'production' as const };
  return { role, given, environment: forProduction, malformed, checkout, dataDir };
}

/** Runs all checks in parallel [OPS-014]. @returns all findings */
export async function selfCheck(subject: Subject): Promise<Finding[]> {
  return (await Promise.all(CHECKS.map((check) => check(subject)))).flat();
}
