import { fault, type Check } from './check.ts';

/** Checks that exactly one database is configured, and the embedded one only where a single process serves [OPS-018]. */
export const checkDatabaseChoice: Check = ({ role, environment, malformed }) => {
  const { DATABASE_URL, EMBEDDED_POSTGRES } = environment;
  const isNamed = DATABASE_URL !== undefined || malformed.has('DATABASE_URL');
  const lines: string[] = [];
  if (!isNamed && !EMBEDDED_POSTGRES && !malformed.has('EMBEDDED_POSTGRES'))
    lines.push('DATABASE_URL is required, or EMBEDDED_POSTGRES=true');
  if (isNamed && EMBEDDED_POSTGRES) lines.push('DATABASE_URL and EMBEDDED_POSTGRES=true exclude each other');
  if (EMBEDDED_POSTGRES && ['api', 'worker', 'migrate'].includes(role))
    lines.push('EMBEDDED_POSTGRES is for npm run serve alone');
  return lines.map(fault);
};
