import { StartError } from '../start-error.ts';
import type { Variables } from './variables.ts';

type Name = keyof Variables;

const GROUPS: Name[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
];

/**
 * Refuses what is missing beside what is given.
 * @throws StartError with one line that names the variable
 */
export function refuseMissing(variables: Variables): void {
  if (variables.NODE_ENV === 'production' && variables.JWT_SECRET === undefined)
    throw new StartError('JWT_SECRET is required in production');
  if (variables.NODE_ENV === 'production' && variables.SEED_DEMO === 'true' && !variables.ADMIN_PASSWORD)
    throw new StartError('ADMIN_PASSWORD is required for the demo data in production');
  for (const group of GROUPS) {
    const given = group.find((name) => variables[name] !== undefined);
    const missing = group.find((name) => variables[name] === undefined);
    if (given && missing) throw new StartError(`${missing} is required when ${given} is set`);
  }
}
