import type { MatrixFixtures } from './matrix-fixtures.js';
import type { Row } from './table.js';
import { admins, anyone, signedIn } from './who.js';

let count = 0;
const newcomer = async () => ({
  username: `matrix${++count}`,
  email: `matrix${count}@example.test`,
  phone: '+213551234567',
  password: 'Passw0rd!',
  confirmPassword: 'Passw0rd!',
});
const administrator = async ({ app }: MatrixFixtures) => {
  const { email, password } = app.config.admin;
  return { email, password };
};
const aClient = (fixtures: MatrixFixtures) => fixtures.aClient();
const NO_SESSION = '00000000-0000-4000-8000-000000000000';

/** The calls on users, sessions and second steps. */
export const identity: Row[] = [
  { call: 'post /api/auth/register', answers: anyone(201), body: newcomer },
  { call: 'post /api/auth/login', answers: anyone(), body: administrator },
  {
    call: 'post /api/auth/login/second-step',
    answers: anyone('CHALLENGE_EXPIRED'),
    body: { challenge: 'x', code: '123456' },
  },
  { call: 'get /api/auth/second-step', answers: signedIn() },
  { call: 'post /api/auth/second-step/totp', answers: signedIn(201) },
  {
    call: 'post /api/auth/second-step/totp/confirm',
    answers: signedIn('INVALID_CODE'),
    body: { code: '12345' },
  },
  { call: 'delete /api/auth/second-step/totp', answers: signedIn('NOT_FOUND') },
  { call: 'post /api/auth/second-step/recovery-codes', answers: signedIn('CONFLICT') },
  { call: 'post /api/auth/login/passkey/options', answers: anyone(), body: {} },
  { call: 'post /api/auth/login/passkey', answers: anyone('INVALID_PASSKEY'), body: { credential: {} } },
  { call: 'post /api/auth/passkeys/options', answers: signedIn() },
  { call: 'post /api/auth/passkeys', answers: signedIn('INVALID_PASSKEY'), body: { credential: {} } },
  {
    call: 'delete /api/auth/passkeys/{id}',
    answers: signedIn('NOT_FOUND'),
    target: () => '00000000-0000-4000-8000-000000000000',
  },
  { call: 'post /api/auth/forgot-password', answers: anyone(), body: { email: 'nobody@example.test' } },
  {
    call: 'post /api/auth/reset-password',
    answers: anyone('INVALID_TOKEN'),
    body: { token: 'x', password: 'Passw0rd!' },
  },
  { call: 'get /auth/google', answers: anyone(302) },
  { call: 'get /api/auth/google', answers: anyone(302) },
  { call: 'get /api/auth/google/callback', answers: anyone(302) },
  { call: 'get /api/users/verify-email', answers: anyone('INVALID_TOKEN') },
  { call: 'get /api/users/verify-email/{token}', answers: anyone('INVALID_TOKEN'), target: () => 'x' },
  { call: 'get /api/auth/me', answers: signedIn() },
  { call: 'post /api/auth/logout', answers: signedIn(204), endsSession: true },
  { call: 'get /api/auth/sessions', answers: signedIn() },
  { call: 'delete /api/auth/sessions/{id}', answers: signedIn('NOT_FOUND'), target: () => NO_SESSION },
  { call: 'delete /api/auth/sessions', answers: signedIn() },
  { call: 'get /api/auth/reauthenticate', answers: signedIn() },
  { call: 'post /api/auth/reauthenticate/options', answers: signedIn() },
  {
    call: 'post /api/auth/reauthenticate',
    answers: signedIn('REAUTHENTICATION_FAILED'),
    body: { password: 'Wrong1!' },
  },
  { call: 'get /api/users/{id}/sessions', answers: admins(), target: aClient },
  { call: 'delete /api/users/{id}/sessions', answers: admins(), target: aClient },
  {
    call: 'delete /api/users/{id}/sessions/{sessionId}',
    answers: admins('NOT_FOUND'),
    target: () => NO_SESSION,
  },
  { call: 'put /api/users/profile', answers: signedIn(), body: { address: 'Oran' } },
  { call: 'put /api/users/profile/email', answers: signedIn('VALIDATION_FAILED'), body: { email: 'x' } },
  { call: 'put /api/users/profile/picture', answers: signedIn('VALIDATION_FAILED') },
  // These calls run before any export was requested.
  { call: 'get /api/users/profile/export/file', answers: signedIn('NOT_FOUND') },
  {
    call: 'post /api/users/profile/export',
    answers: { ...signedIn(201), administrator: 'FORBIDDEN' },
  },
  { call: 'get /api/users/profile/export', answers: signedIn() },
  {
    call: 'post /api/users/resend-verification',
    answers: { ...signedIn('CONFLICT'), unverified: 200 },
  },
  { call: 'get /api/users/online', answers: signedIn() },
  { call: 'get /api/users', answers: admins() },
  { call: 'put /api/users/{id}', answers: admins(), target: aClient, body: { address: 'Oran' } },
  { call: 'patch /api/users/{id}/toggle-status', answers: admins(), target: aClient },
  { call: 'delete /api/users/{id}', answers: admins(), target: aClient },
];
