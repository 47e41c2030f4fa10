import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApiFixtures } from './api-fixtures.ts';
import type { Person } from './person.ts';
import { product } from './product.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The item that the vault delivers for an account on PS5. */
export const UNIT = { address: 'whole-life@example.test', password: 'First-1', secondStep: '1111 2222' };

/** Creates listings with vault and ledger, and payment methods, through the API, and verifies dispute files. */
export class VaultFixtures {
  constructor(private readonly fixtures: ApiFixtures) {}

  /** Creates an account on PS4/PS5 whose slots are items of the vault, one for each console. */
  async account(name: string): Promise<{ _id: string; name: string }> {
    const codeName = `${name}_${Date.now().toString(36)}`;
    const { account } = await this.fixtures.asAdmin<{ account: { _id: string } }>('POST', '/accounts', {
      ...{ codeName, console: 'PS4/PS5', service: 'Principal_Online/Offline', duration: 6, available: 0 },
      ...{ prix: { amount: 6500, currency: 'DZD' }, games: ['Night Harbour'] },
    });
    const { _id } = account;
    for (const switched of [`/vault/accounts/${_id}`, `/rentals/accounts/${_id}`])
      await this.fixtures.asAdmin('PUT', switched, { enabled: true });
    const items = [
      { ...UNIT, address: `other-${UNIT.address}`, slotKind: 'principal_ps4' },
      { ...UNIT, slotKind: 'principal_ps5' },
    ];
    for (const item of items) await this.fixtures.asAdmin('POST', `/vault/accounts/${_id}/items`, item);
    return { _id, name: codeName };
  }

  paymentMethod() {
    return this.fixtures.asAdmin('POST', '/payments/methods', {
      ...{ kind: 'ccp', name: { en: 'Post office', ar: 'مكتب البريد' }, accountNumber: '0000 4242 42' },
      instructions: { en: 'At any post office.', ar: 'في أي مكتب بريد.' },
    });
  }

  /**
   * Downloads the dispute file of the open ticket.
   * @returns the output of `npm run evidence -- verify`
   */
  async disputeFile({ page }: Person): Promise<string> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download dispute file' }).click(),
    ]);
    const file = await download.path();
    const { stdout } = await promisify(execFile)(
      'npm',
      ['run', '--silent', 'evidence', '--', 'verify', file],
      { cwd: ROOT, env: { ...process.env, ...product.environment } },
    );
    return stdout.trim();
  }
}
