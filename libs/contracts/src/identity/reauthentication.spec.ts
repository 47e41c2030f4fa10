import * as z from 'zod/mini';
import { reauthenticationSchema } from './reauthentication.js';

const faults = (input: object) =>
  z
    .safeParse(reauthenticationSchema, input)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);
const ONE = 'Send one of password, code and credential';

it.each([
  [{}, ['code', ONE]],
  [{ password: 'a', code: 'b' }, ['code', ONE]],
  [{ password: 5 }, ['password', 'Password is required']],
  [{ password: 'x'.repeat(201) }, ['password', 'Password must be less than 200 characters']],
  [{ code: null }, ['code', 'Code is required']],
  [{ code: 'x'.repeat(201) }, ['code', 'Code is too long']],
  [{ credential: 'x' }, ['credential', 'Passkey is required']],
])('[TRU-053] a proof of identity %j is refused with a sentence', (input, fault) => {
  expect(faults(input)).toEqual([fault]);
});
