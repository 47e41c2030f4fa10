import type { AccountFields, AccountView } from '@manette/contracts/catalog';
import type { TestApp } from '../../support/index.js';
import { accountInput } from './listings.js';

/** Returns a request with the multipart form of an account, with pictures. */
export function accountForm(
  app: Pick<TestApp, 'call'>,
  token: string,
  images: Buffer[],
  changes: Partial<AccountFields> = {},
) {
  const { prix, games, ...fields } = accountInput(changes);
  const form = app.call.post('/api/accounts', token).field('games', games);
  for (const [name, value] of Object.entries(fields)) void form.field(name, String(value));
  void form.field('prix[amount]', prix.amount).field('prix[currency]', prix.currency);
  for (const bytes of images) void form.attach('images', bytes, 'picture.png');
  return form;
}

export const accountOf = ({ body }: { body: unknown }) => (body as { account: AccountView }).account;
