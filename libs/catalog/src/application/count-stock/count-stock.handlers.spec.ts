import {
  AddToStock,
  GetListingFacts,
  LockListing,
  SetCountedStock,
  SetListingRating,
  type ItemRef,
} from '@manette/contracts/catalog';
import { inMemoryCatalog, type InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { accountFields } from '../../testing/listing.mother.js';
import { AddListing } from '../add-listing/add-listing.command.js';
import { ChangeListing } from '../change-listing/change-listing.command.js';
import { DeleteListing } from '../delete-listing/delete-listing.command.js';

let catalog: InMemoryCatalog;
let account: ItemRef;
beforeEach(async () => {
  catalog = await inMemoryCatalog();
  const { _id: id } = await catalog.commands.execute(new AddListing('account', accountFields, []));
  account = { kind: 'account', id };
});

const left = () => catalog.listings.find(account)!.available;
const change = (changes: ChangeListing<'account'>['changes']) =>
  catalog.commands.execute(new ChangeListing('account', account.id, changes, []));

describe('counting the units of a listing', () => {
  it('[LIF-007] ignores the stock that a change sends while the units are counted, and stores it otherwise', async () => {
    await catalog.commands.execute(new SetCountedStock(account, { vault: true, available: 4 }));
    await change({ available: 9, description: 'Changed' });
    expect(catalog.listings.find(account)).toMatchObject({ available: 4, description: 'Changed' });
    await catalog.commands.execute(new SetCountedStock(account, { vault: false }));
    await change({ available: 9 });
    expect(left()).toBe(9);
  });

  it('[LIF-007] gives units back and announces the listing', async () => {
    await catalog.commands.execute(new AddToStock(account, 3));
    expect(left()).toBe(5);
    expect(catalog.outbox.emitted.at(-1)).toMatchObject({
      event: 'account_updated',
      payload: { available: 5 },
    });
  });

  it('[LIF-074] keeps console and service while the rental ledger is on', async () => {
    await catalog.commands.execute(new SetCountedStock(account, { ledger: true }));
    await change({ console: accountFields.console, service: accountFields.service, duration: 3 });
    for (const moved of [{ console: 'PS5' }, { service: 'Compte_Complet' }] as const)
      await expect(change(moved)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Switch the rental ledger off first',
      });
    await catalog.commands.execute(new SetCountedStock(account, { ledger: false }));
    await change({ console: 'PS5' });
  });
});

describe('the facts of a listing', () => {
  it('are returned of a deleted listing only to a caller that locks it or asks for deleted ones', async () => {
    await catalog.commands.execute(new DeleteListing(account));
    const told = catalog.outbox.emitted.length;
    await catalog.commands.execute(new AddToStock(account, 1));
    await catalog.commands.execute(new SetListingRating(account, { average: 4.5, count: 3 }));
    expect(catalog.outbox.emitted).toHaveLength(told);
    const facts = { ...account, isDeleted: true, available: 3, hasVault: false, hasLedger: false };
    expect(await catalog.commands.execute(new LockListing(account))).toMatchObject(facts);
    expect(await catalog.queries.execute(new GetListingFacts(account, true))).toMatchObject(facts);
    expect(await catalog.queries.execute(new GetListingFacts(account))).toBeNull();
  });
});
