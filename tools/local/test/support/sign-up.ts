/** Registers a client in the shop at this origin. @returns the token of the client's session */
export async function signUp(origin: string, username: string): Promise<string> {
  const person = {
    username,
    email: `${username}@example.test`,
    phone: '+213551234567',
    password: 'Passw0rd!',
  };
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (answer.status !== 201) throw new Error(`nobody was registered: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
