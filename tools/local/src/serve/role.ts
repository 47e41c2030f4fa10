import { StartError } from '../start-error.ts';

/** The roles of `npm run serve -- ROLE`. The last two run and exit. */
export const ROLES = ['all', 'api', 'worker', 'migrate', 'check'] as const;
export type Role = (typeof ROLES)[number];

/** Whether the role serves calls and pages on the public port. `check` checks the requirements of `all`. */
export const servesPages = (role: Role): boolean => ['all', 'api', 'check'].includes(role);

/**
 * Returns the role that the arguments name, or `all` without arguments.
 * @throws StartError for an unknown role or several arguments
 */
export function roleOf(typed: string[]): Role {
  const [name = 'all', ...more] = typed;
  const role = ROLES.find((known) => known === name);
  if (role && more.length === 0) return role;
  throw new StartError(`Unknown role: ${typed.join(' ')}; roles are ${ROLES.join(', ')}`);
}
