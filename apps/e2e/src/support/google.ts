import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { product } from './product.ts';

/** What the issuer says of whoever signs in there from now on. */
export function googleVouchesFor(person: { sub: string; email: string; email_verified: boolean }): void {
  mkdirSync(dirname(product.google.person), { recursive: true });
  writeFileSync(product.google.person, JSON.stringify(person));
}
