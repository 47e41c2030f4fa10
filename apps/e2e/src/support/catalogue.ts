import sharp from 'sharp';
import type { ApiFixtures } from './api-fixtures.ts';
import { product } from './product.ts';

interface Listing {
  _id: string;
  pictures: unknown[];
}

const ACCOUNT = {
  console: 'PS5',
  service: 'Compte_Complet',
  prix: { amount: 4200, currency: 'DZD' },
  duration: 12,
  available: 3,
  games: ['Night Harbour'],
};

export const aPng = (colour: string, width = 400, height = 500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Changes the catalogue as an administrator, by calls without a browser. */
export class Catalogue {
  constructor(private readonly fixtures: ApiFixtures) {}

  async addAccount(codeName: string, fields: Partial<typeof ACCOUNT> = {}): Promise<string> {
    const body = { ...ACCOUNT, ...fields, codeName };
    const { account } = await this.fixtures.asAdmin<{ account: Listing }>('POST', '/accounts', body);
    return account._id;
  }

  /** Uploads pictures for an account, which a job then encodes. */
  async addPictures(id: string, ...pictures: Buffer[]): Promise<void> {
    const form = new FormData();
    for (const [at, bytes] of pictures.entries())
      form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${at}.png`);
    const headers = { authorization: `Bearer ${this.fixtures.admin.token}` };
    const address = `${product.origin}/api/accounts/${id}`;
    const { ok, status } = await fetch(address, { method: 'PUT', headers, body: form });
    if (!ok) throw new Error(`The pictures were refused: ${status}`);
  }

  /** Returns how many pictures of an account are ready. */
  async picturesOf(id: string): Promise<number> {
    const answer = await this.fixtures.asAdmin<{ account: Listing }>('GET', `/accounts/${id}`);
    return answer.account.pictures.length;
  }

  changeAccount(id: string, changes: object): Promise<unknown> {
    return this.fixtures.asAdmin('PUT', `/accounts/${id}`, changes);
  }

  deleteAccount(id: string): Promise<unknown> {
    return this.fixtures.asAdmin('DELETE', `/accounts/${id}`);
  }

  /** Returns how many accounts have exactly this name; a search also finds similar names. */
  async countNamed(codeName: string): Promise<number> {
    const asked = new URLSearchParams({ q: codeName });
    const { accounts } = await this.fixtures.asAdmin<{ accounts: { codeName: string }[] }>(
      'GET',
      `/accounts?${asked}`,
    );
    return accounts.filter((account) => account.codeName === codeName).length;
  }

  /** Returns how many accounts match a query. */
  async countAccounts(query: Record<string, string>): Promise<number> {
    const asked = new URLSearchParams(query);
    return (await this.fixtures.asAdmin<{ total: number }>('GET', `/accounts?${asked}`)).total;
  }

  /** Returns how many gift cards match a query. */
  async countGiftCards(query: Record<string, string>): Promise<number> {
    const asked = new URLSearchParams(query);
    return (await this.fixtures.asAdmin<{ total: number }>('GET', `/giftcards?${asked}`)).total;
  }
}
