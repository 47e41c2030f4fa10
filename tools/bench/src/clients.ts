import pg from 'pg';

const PASSWORD = 'Passw0rd!';

/** The session of a new client whose address counts as verified. */
async function newClient(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: name,
      email: `${name}@example.test`,
      phone: '+213551234567',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  });
  if (answer.status !== 201) throw new Error(`a client could not register: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/** Signs up clients and marks them as verified; returns their sessions. */
export async function signUpClients(url: string, databaseUrl: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 1; number <= count; number += 1) tokens.push(await newClient(url, `bench${number}`));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`update identity.users set email_verified = true where username like 'bench%'`);
  } finally {
    await client.end();
  }
  return tokens;
}
