import pg from 'pg';
import { ADMIN, signIn } from './sign-in.ts';

const emailOf = (number: number): string => `client${number}@bench.test`;

/** Adds verified clients with the administrator's password, and signs them in. @returns the tokens of their sessions */
export async function signInClients(url: string, databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into identity.users (id, username, email, role, is_active, email_verified, password_hash, language, created_at)
       select gen_random_uuid(), 'client-' || n, 'client' || n || '@bench.test', 'client', true, true, password_hash, 'en', now()
         from generate_series(0, $1::int - 1) n, identity.users admin where lower(admin.email) = $2`,
      [count, ADMIN.email],
    );
  } finally {
    await client.end();
  }
  const tokens: string[] = [];
  for (let number = 0; number < count; number += 1)
    tokens.push(await signIn(url, { email: emailOf(number), password: ADMIN.password }));
  return tokens;
}
