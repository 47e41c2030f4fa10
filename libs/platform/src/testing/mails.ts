import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../core/ids/new-id.js';

/** @returns the paths of the mails in `dataDir` that are completely written */
export function writtenMails(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** @returns a mail whose recipient and link contain `secret` */
export function mailWithSecret() {
  const secret = newId();
  const to = `${secret}@example.test`;
  const text = `https://x.test/reset-password/${secret}`;
  return { secret, mail: { to, subject: `About ${newId()}`, html: `<a href="${text}">x</a>`, text } };
}
