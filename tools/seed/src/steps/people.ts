import { ImportUser, type ImportedUser } from '@manette/contracts/identity';
import { ConfigError, type AppConfig } from '@manette/platform';
import type { CommandBus } from '@nestjs/cqrs';
import { NADIA, peopleFor } from '../data/people.js';
import { daysBefore } from '../time.js';
import { idOf } from './id-of.js';

/** User ids by username. The first administrator has the key 'first'. */
export type People = ReadonlyMap<string, string>;

const FIRST_ADMIN_AGE_DAYS = 120;

/**
 * Writes the demo users and the first administrator, whom the environment names.
 * @throws ConfigError when the environment has no password for the first administrator
 */
export async function seedPeople(
  commands: CommandBus,
  { admin, knownPasswords }: Pick<AppConfig, 'admin' | 'knownPasswords'>,
  now: Date,
): Promise<People> {
  const { password: adminPassword } = admin;
  if (adminPassword === undefined)
    throw new ConfigError('ADMIN_PASSWORD is required for the demo data in production');
  const importUser = async (user: ImportedUser) =>
    (await commands.execute<ImportUser, { id: string }>(new ImportUser(user))).id;
  const people = new Map<string, string>();
  const first = {
    ...admin,
    password: adminPassword,
    phone: null,
    role: 'admin',
    emailVerified: true,
  } as const;
  people.set('first', await importUser({ ...first, createdAt: daysBefore(now, FIRST_ADMIN_AGE_DAYS) }));
  // Without the second administrator, the messages of nadia are from the first one.
  people.set(NADIA.username, idOf(people, 'first'));
  for (const person of peopleFor(knownPasswords)) {
    const { username, email, phone, password, role, emailVerified, ageDays } = person;
    const user = { username, email, phone, password, role, emailVerified };
    people.set(username, await importUser({ ...user, createdAt: daysBefore(now, ageDays) }));
  }
  return people;
}
