/** The passwords of the demo's people on a developer's machine. Anybody can read them here, so elsewhere they open nothing. */
export const DEMO_PASSWORDS = { client: 'Client123!', admin: 'Admin123!' } as const;

/** The addresses of the demo's people. */
export const DEMO_ADDRESSES: readonly string[] = [
  'yacine@example.test',
  'sofia_k@example.test',
  'mehdi31@example.test',
  'amel@example.test',
  'rayan_dz@example.test',
  'nour@example.test',
  'nadia@example.test',
];
