import { StartError } from '../start-error.ts';

/** What `npm run serve -- ROLE` runs; the last two run nothing that stays. */
export const ROLES = ['all', 'api', 'worker', 'migrate', 'check'] as const;
export type Role = (typeof ROLES)[number];

/** Whether the role answers calls and pages on the public port; `check` looks at what `all` needs. */
export const servesPages = (role: Role): boolean => ['all', 'api', 'check'].includes(role);

/**
 * The role that the arguments name; `all` without any.
 * @throws StartError for anything else
 */
export function roleOf(typed: string[]): Role {
  const [name = 'all', ...more] = typed;
  const role = ROLES.find((known) => known === name);
  if (role && more.length === 0) return role;
  throw new StartError(`Unknown role: ${typed.join(' ')}; roles are ${ROLES.join(', ')}`);
}
