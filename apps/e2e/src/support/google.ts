import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { product } from './product.ts';

/** Sets the user whom the issuer signs in from now on. */
export function setGooglePerson(person: { sub: string; email: string; email_verified: boolean }): void {
  mkdirSync(dirname(product.google.person), { recursive: true });
  writeFileSync(product.google.person, JSON.stringify(person));
}
