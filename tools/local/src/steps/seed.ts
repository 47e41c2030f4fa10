import { join } from 'node:path';
import pg from 'pg';
import { CHECKOUT } from '../checkout.ts';
import { NodeProcess } from '../processes/node-process.ts';
import type { Scope } from '../processes/scope.ts';
import { StartError } from '../start-error.ts';
import { indented, say } from '../terminal/terminal.ts';

const MISSING = ['3F000', '42P01'];
const TIMEOUT = 15 * 60_000;

async function isTrue(client: pg.Client, question: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ answer: boolean }>(`select ${question} as answer`);
    return rows[0]?.answer ?? false;
  } catch (error) {
    if (MISSING.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** Whether the shop has data. A shop whose seeding was interrupted does not count. */
async function isFilled(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 30_000,
    query_timeout: 30_000,
  });
  await client.connect();
  try {
    const interrupted = await isTrue(client, 'exists (select from demo.seeding where finished_at is null)');
    return !interrupted && (await isTrue(client, 'exists (select from catalog.account)'));
  } finally {
    await client.end();
  }
}

/**
 * Fills an empty shop with the demo data.
 * @throws StartError when that fails; its reason has been printed
 */
export async function seed(environment: NodeJS.ProcessEnv, scope: Scope): Promise<{ says: string }> {
  if (await isFilled(environment.DATABASE_URL ?? '')) return { says: 'there already' };
  say('  filling the empty shop with demo data; this is done once');
  const seeding = new NodeProcess([join(CHECKOUT, 'tools/seed/dist/main.js')], {
    environment,
    record: scope.record,
    onOutput: indented(),
  });
  scope.defer(() => seeding.stop());
  const timer = setTimeout(() => void seeding.stop(), TIMEOUT);
  const end = await seeding.ended;
  clearTimeout(timer);
  if (!seeding.succeeded)
    throw new StartError(`the demo data could not be written (${end}); its reason stands above`);
  return { says: 'written' };
}
