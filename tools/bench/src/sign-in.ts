/** The administrator of a product that a benchmark starts. */
export const ADMIN = { email: 'admin@manette.test', password: 'Admin123!' };

/** Signs in. @returns the token of the session. @throws Error when the sign-in is refused */
export async function signIn(url: string, credentials: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`${credentials.email} cannot sign in: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
