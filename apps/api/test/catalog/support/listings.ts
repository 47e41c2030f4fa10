import type { AccountFields, AccountView, GiftCardFields, GiftCardView } from '@manette/contracts/catalog';
import type { TestApp } from '../../support/index.js';

export const accountInput = (changes: Partial<AccountFields> = {}): AccountFields => ({
  codeName: 'Orbital 9',
  prix: { amount: 2500, currency: 'DZD' },
  console: 'PS4',
  service: 'Secondaire_Online',
  duration: 1,
  available: 2,
  games: ['Orbital 9', 'Redline'],
  ...changes,
});

export const cardInput = (changes: Partial<GiftCardFields> = {}): GiftCardFields => ({
  name: 'Orbit 50',
  platform: 'PlayStation',
  region: 'US',
  value: { amount: 50, currency: 'USD' },
  price: { amount: 9500, currency: 'DZD' },
  redemptionInstructions: 'Enter the code.',
  available: 2,
  ...changes,
});

/** Creates listings through the API. */
export class Listings {
  constructor(
    private readonly app: Pick<TestApp, 'call'>,
    private readonly adminToken: string,
  ) {}

  async account(changes: Partial<AccountFields> = {}): Promise<AccountView> {
    const call = this.app.call.post('/api/accounts', this.adminToken).send(accountInput(changes));
    return ((await call.expect(201)).body as { account: AccountView }).account;
  }

  async giftCard(changes: Partial<GiftCardFields> = {}): Promise<GiftCardView> {
    const call = this.app.call.post('/api/giftcards', this.adminToken).send(cardInput(changes));
    return ((await call.expect(201)).body as { giftCard: GiftCardView }).giftCard;
  }
}
