import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { product } from './product.ts';

function linkTo(page: string, address: string, besides?: string): string | null {
  const outbox = join(product.dataDir, 'outbox');
  // The folder is created with the first mail.
  if (!existsSync(outbox)) return null;
  // A file that is still being written has a hidden name.
  const mails = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
  for (const file of mails.sort().reverse()) {
    const mail = readFileSync(join(outbox, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const link = new RegExp(`https?://\\S+?/${page}/[\\w-]+`).exec(mail)?.[0];
    if (link && link !== besides && mail.includes(address)) return link;
  }
  return null;
}

/**
 * Waits for a mail to `address` with a link to `page` ('verify-email'), and returns the link of the newest one.
 * @param besides a link to ignore, because it is known already
 */
export async function mailedLink(
  page: string,
  address: string,
  { besides }: { besides?: string } = {},
): Promise<string> {
  await expect.poll(() => linkTo(page, address, besides), { intervals: [50] }).not.toBeNull();
  return linkTo(page, address, besides) ?? '';
}
