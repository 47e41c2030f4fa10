/** The passwords of the demo users in development. They are public, so a shop that others can reach removes them. */
export const DEMO_PASSWORDS = { client: 'Client123!', admin: 'Admin123!' } as const;

/** The e-mail addresses of the demo users. */
export const DEMO_EMAILS: readonly string[] = [
  'yacine@example.test',
  'sofia_k@example.test',
  'mehdi31@example.test',
  'amel@example.test',
  'rayan_dz@example.test',
  'nour@example.test',
  'nadia@example.test',
];
