import { DEMO_PASSWORDS } from '@manette/contracts/identity';

export interface Person {
  username: string;
  email: string;
  phone: string;
  address: string;
  role: 'client' | 'admin';
  /** The language of this person's messages. */
  language: 'en' | 'ar';
  emailVerified: boolean;
  /** Null for a user who cannot sign in with a password. */
  password: string | null;
  /** Days between the registration and the seeding. */
  ageDays: number;
}

const client = (
  username: string,
  language: Person['language'],
  phone: string,
  address: string,
  ageDays: number,
  emailVerified = true,
): Person => ({
  username,
  email: `${username}@example.test`,
  phone,
  address,
  role: 'client',
  language,
  emailVerified,
  password: DEMO_PASSWORDS.client,
  ageDays,
});

/** Six clients; nour has not verified her address yet, so that the verification notice is shown. */
export const CLIENTS: readonly Person[] = [
  client('yacine', 'ar', '+213 555 01 02 03', 'Bab El Oued, Alger', 96),
  client('sofia_k', 'en', '+213 661 24 80 15', 'Sidi El Houari, Oran', 81),
  client('mehdi31', 'en', '+213 770 39 44 62', 'Es Senia, Oran', 64),
  client('amel', 'ar', '+213 552 71 06 38', 'Coudiat Aty, Constantine', 47),
  client('rayan_dz', 'en', '+213 699 10 57 24', 'Bejaia', 33),
  client('nour', 'ar', '+213 556 88 31 90', 'Tlemcen', 0.8, false),
];

/** A second administrator besides the one of the environment. She exists only on a developer's machine. */
export const NADIA: Person = {
  username: 'nadia',
  email: 'nadia@example.test',
  phone: '+213 550 42 42 10',
  address: 'Hydra, Alger',
  role: 'admin',
  language: 'ar',
  emailVerified: true,
  password: DEMO_PASSWORDS.admin,
  ageDays: 119,
};

export const PEOPLE: readonly Person[] = [...CLIENTS, NADIA];

/** Returns the users to import: without `knownPasswords` clients have no password, and there is no second administrator. */
export const peopleFor = (knownPasswords: boolean): readonly Person[] =>
  knownPasswords ? PEOPLE : CLIENTS.map((client) => ({ ...client, password: null }));
