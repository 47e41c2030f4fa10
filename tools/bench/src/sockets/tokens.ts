import { SignJWT } from 'jose';
import pg from 'pg';

const DAYS = 86_400_000;

/** Adds verified clients, each with a session. @returns their tokens, signed with `secret` */
export async function tokensOf(databaseUrl: string, secret: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ user_id: string; session_id: string }>(
      `with added as (
         insert into identity.users (id, username, email, role, is_active, email_verified, language, created_at)
         select gen_random_uuid(), 'socket' || n, 'socket' || n || '@example.test', 'client', true, true, 'en', now()
           from generate_series(1, $1::int) n returning id)
       insert into identity.sessions (id, user_id, created_at, last_used_at, expires_at)
       select gen_random_uuid(), id, now(), now(), now() + interval '30 days' from added
       returning user_id, id as session_id`,
      [count],
    );
    await client.query('vacuum analyze identity.users, identity.sessions');
    const key = new TextEncoder().encode(secret);
    const expires = new Date(Date.now() + 30 * DAYS);
    return await Promise.all(
      rows.map(({ user_id, session_id }) =>
        new SignJWT({ sid: session_id, role: 'client' })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject(user_id)
          .setIssuedAt()
          .setExpirationTime(expires)
          .sign(key),
      ),
    );
  } finally {
    await client.end();
  }
}
