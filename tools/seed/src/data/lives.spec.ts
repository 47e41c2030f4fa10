import { accountItemFields, cardItemFields } from '@manette/contracts/fulfilment';
import { ratingFields } from '@manette/contracts/orders';
import { METHOD_KINDS, paymentMethodFields, proofFields } from '@manette/contracts/payments';
import { slotKindsOf } from '@manette/contracts/rentals';
import * as z from 'zod/mini';
import { ACCOUNTS } from './accounts.js';
import { CONVERSATIONS, type Conversation } from './conversations.js';
import { GIFT_CARDS } from './gift-cards.js';
import { PAYMENT_METHODS } from './payment-methods.js';
import { FORMER_RENTAL, LEDGER_ACCOUNT, VAULT_ACCOUNT, VAULT_CARD } from './units.js';

const ID = '0199a7c2-0000-7000-8000-000000000001';
const passes = (schema: z.core.$ZodType, value: unknown) => z.core.safeParse(schema, value).success;
const named =
  (name: string) =>
  ({ item }: Conversation) =>
    item !== undefined && (item.kind === 'account' ? item.codeName : item.name) === name;
const proofs = CONVERSATIONS.flatMap(({ life }) => life?.payment?.proof ?? []);

describe('the demo payment methods', () => {
  it('[LIF-020] are four valid ones, in both languages', () => {
    const methods = Object.values(PAYMENT_METHODS);
    expect(methods.map(({ kind }) => kind)).toEqual(METHOD_KINDS.slice(0, 4));
    for (const method of methods) expect(passes(paymentMethodFields, method)).toBe(true);
  });
});

describe('the demo units', () => {
  it('[LIF-007] leave as many units free as the listings have in stock', () => {
    const card = GIFT_CARDS.find(({ name }) => name === VAULT_CARD.name)!;
    const delivered = CONVERSATIONS.filter(named(VAULT_CARD.name)).filter(({ life }) => life);
    expect(VAULT_CARD.codes.length - delivered.length).toBe(card.available);
    const account = ACCOUNTS.find(({ codeName }) => codeName === VAULT_ACCOUNT.codeName)!;
    expect(VAULT_ACCOUNT.items).toHaveLength(account.available);
  });

  it('[LIF-072] include slots of the right kinds, one for each unit in stock and each rental', () => {
    const account = ACCOUNTS.find(({ codeName }) => codeName === LEDGER_ACCOUNT.codeName)!;
    const terms = CONVERSATIONS.filter(named(LEDGER_ACCOUNT.codeName)).map(({ life }) => life!.term!);
    const { slots } = LEDGER_ACCOUNT;
    expect(Object.keys(slots)).toEqual(slotKindsOf(account.console, account.service));
    expect(Object.values(slots).reduce((sum, count) => sum + count)).toBe(
      account.available + terms.length + 1,
    );
    const kinds = [FORMER_RENTAL.slotKind, ...terms.map(({ slotKind }) => slotKind)];
    for (const kind of kinds) expect(Object.keys(slots)).toContain(kind);
    expect(account.ageDays).toBeGreaterThan(LEDGER_ACCOUNT.openedDaysAgo);
  });

  it('[LIF-049] have contents that the vault accepts', () => {
    for (const code of VAULT_CARD.codes) expect(passes(cardItemFields, { code })).toBe(true);
    for (const item of VAULT_ACCOUNT.items) expect(passes(accountItemFields, item)).toBe(true);
  });
});

describe('the demo lives of orders', () => {
  it('[LIF-025] have valid proofs with different transaction numbers', () => {
    for (const { transactionNumber } of proofs)
      expect(passes(proofFields, { methodId: ID, amount: 1, transactionNumber })).toBe(true);
    expect(new Set(proofs.map(({ transactionNumber }) => transactionNumber)).size).toBe(proofs.length);
  });

  it('have events in the order of time', () => {
    for (const { life, closing, openedHoursAgo, rated } of CONVERSATIONS) {
      const { requestedAt, proof } = life?.payment ?? { requestedAt: 0 };
      const times = [0, requestedAt, proof?.sentAt, proof?.acceptedAt, closing?.minutesAfterOpening];
      const known = times.filter((time) => time !== undefined);
      expect(known).toEqual([...known].sort((one, other) => one - other));
      const rating = (closing?.minutesAfterOpening ?? 0) + (rated?.minutesAfterClosing ?? 0);
      expect(rating).toBeLessThan(openedHoursAgo * 60);
    }
  });

  it('[LIF-103] have valid ratings, at least three of them of one listing', () => {
    const rated = CONVERSATIONS.filter((one) => one.rated);
    for (const { rated: given, status } of rated) {
      expect(status).toBe('completed');
      expect(passes(ratingFields, { stars: given!.stars, comment: given!.comment })).toBe(true);
    }
    expect(rated.filter(named(VAULT_CARD.name)).length).toBeGreaterThanOrEqual(3);
  });

  it('include rentals that run, end soon, are overdue or are being returned, and payments in every state', () => {
    const terms = CONVERSATIONS.flatMap(({ life }) => life?.term ?? []);
    expect(terms.filter(({ ends, returning }) => !ends && !returning)).toHaveLength(1);
    expect(terms.filter(({ ends }) => ends && ends.daysFromNow < 0)).toHaveLength(1);
    expect(terms.filter(({ returning }) => returning)).toHaveLength(1);
    expect(FORMER_RENTAL.endsInDays).toBeLessThan(3);
    const open = CONVERSATIONS.filter(({ closing }) => !closing).flatMap(({ life }) => life?.payment ?? []);
    const states = open.map(({ proof }) => proof && (proof.acceptedAt ? 'accepted' : 'submitted'));
    expect(new Set(states)).toEqual(new Set([undefined, 'submitted', 'accepted']));
  });
});
