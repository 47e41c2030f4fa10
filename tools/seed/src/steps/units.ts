import type { ItemRef } from '@manette/contracts/catalog';
import { DomainError } from '@manette/contracts/errors';
import { AddItem, ImportCodes, SwitchVault } from '@manette/fulfilment/commands';
import { AddTerm, SwitchLedger } from '@manette/rentals/commands';
import { FORMER_RENTAL, LEDGER_ACCOUNT, VAULT_ACCOUNT, VAULT_CARD } from '../data/units.js';
import { daysBefore } from '../time.js';
import { idOf } from './id-of.js';
import type { PlayedShop } from './played-shop.js';

const VAULT_FILLED_DAYS_AGO = 2;

/** Switches on the ledger of one account, and adds a rental that has no ticket. */
export async function seedLedger({ commands, clock, people, accounts, now }: PlayedShop): Promise<void> {
  const accountId = idOf(accounts, LEDGER_ACCOUNT.codeName);
  const { openedDaysAgo, slots: wanted } = LEDGER_ACCOUNT;
  const opening = new SwitchLedger(accountId, { enabled: true, slots: wanted });
  const { slots } = await clock.at(daysBefore(now, openedDaysAgo), () => commands.execute(opening));
  const { client, slotKind, startedDaysAgo, endsInDays } = FORMER_RENTAL;
  const slot = slots.find(({ kind }) => kind === slotKind);
  if (!slot) throw new Error(`the demo's ledger has no slot ${slotKind}`);
  const startsAt = daysBefore(now, startedDaysAgo);
  const rental = {
    slotId: slot._id,
    clientId: idOf(people, client),
    startsAt,
    endsAt: daysBefore(now, -endsInDays),
  };
  const admin = { userId: idOf(people, 'first'), role: 'admin' } as const;
  await clock.at(startsAt, () => commands.execute(new AddTerm(admin, rental)));
}

/** Fills the vault of a gift card and of an account. Does nothing without vault keys, as in production without VAULT_KEYS. */
export async function seedVault(shop: PlayedShop): Promise<void> {
  const { clock, now } = shop;
  try {
    await clock.at(daysBefore(now, VAULT_FILLED_DAYS_AGO), () => fillVault(shop));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'UNAVAILABLE') throw error;
  }
}

async function fillVault({ commands, accounts, giftCards }: PlayedShop): Promise<void> {
  const account: ItemRef = { kind: 'account', id: idOf(accounts, VAULT_ACCOUNT.codeName) };
  const card: ItemRef = { kind: 'giftCard', id: idOf(giftCards, VAULT_CARD.name) };
  // Items are added first: without keys that fails, and the vaults stay off.
  for (const item of VAULT_ACCOUNT.items) await commands.execute(new AddItem(account, item));
  await commands.execute(new ImportCodes(card.id, Buffer.from(VAULT_CARD.codes.join('\n'))));
  for (const listing of [account, card]) await commands.execute(new SwitchVault(listing, true));
}
