import type { SlotView } from '@manette/contracts/rentals';
import { Scenario } from '../orders/support/scenario.js';
import { RentalScenario } from '../rentals/support/rental-scenario.js';
import { Vault } from './support/vault.js';

let scenario: Scenario;
let vault: Vault;
let rentals: RentalScenario;
beforeAll(async () => {
  scenario = await Scenario.create();
  vault = new Vault(scenario);
  rentals = new RentalScenario(scenario);
});
afterAll(() => scenario.end());

const slotsOf = async (accountId: string): Promise<SlotView['state'][]> =>
  (await rentals.ledger(accountId)).slots.map(({ state }) => state);

/** Creates an account with vault and ledger switched on, in which each item is a slot. */
async function anAccount(items: number) {
  const account = await scenario.listings.account({ available: 0 });
  await rentals.switch(account._id, { enabled: true }).expect(200);
  await vault.switch('accounts', account._id, true).expect(200);
  for (let one = 1; one <= items; one += 1)
    await vault.added('accounts', account._id, { address: `p${one}@play.test`, password: `first${one}` });
  return account;
}

describe('an account with its vault and its ledger switched on', () => {
  it('[LIF-076, LIF-007] has one slot for each item, which is added and removed with it', async () => {
    const account = await anAccount(2);
    expect([await scenario.stock(account._id), await slotsOf(account._id)]).toEqual([2, ['free', 'free']]);
    const [item] = (await vault.items('accounts', account._id)).items;
    expect(item).toMatchObject({ slotKind: 'secondary', state: 'free' });
    await vault.remove(item?._id ?? '').expect(200);
    expect([await scenario.stock(account._id), await slotsOf(account._id)]).toEqual([1, ['free']]);
  });

  it('[LIF-076, LIF-078] requires the kind of slot when two kinds fit', async () => {
    const account = await scenario.listings.account({
      available: 0,
      console: 'PS4/PS5',
      service: 'Principal_Online/Offline',
    });
    await vault.switch('accounts', account._id, true).expect(200);
    await rentals
      .switch(account._id, { enabled: true, slots: { principal_ps4: 0, principal_ps5: 0 } })
      .expect(200);
    const fields = { address: 'both@play.test', password: 'pass' };
    await vault.add('accounts', account._id, fields).expect(400);
    for (const slotKind of ['principal_ps4', 'principal_ps5'])
      expect(await vault.added('accounts', account._id, { ...fields, slotKind })).toMatchObject({ slotKind });
    await vault.add('accounts', account._id, { ...fields, slotKind: 'principal_ps5' }).expect(409);
    expect(await slotsOf(account._id)).toEqual(['free', 'free']);
  });

  it('[LIF-074] cannot switch the vault off while it has free units or running rentals', async () => {
    const account = await anAccount(1);
    const refusal = async () => {
      const { body } = await vault.switch('accounts', account._id, false).expect(409);
      return body as object;
    };
    expect(await refusal()).toMatchObject({ code: 'CONFLICT', message: 'Remove the free units first' });
    await rentals.rented(scenario.amina, account);
    expect(await refusal()).toMatchObject({ code: 'CONFLICT', message: 'There are running rentals' });
  });

  it('[LIF-076, LIF-061] assigns item and slot together; a replacement exchanges both', async () => {
    const account = await anAccount(2);
    const { ticket, termId } = await rentals.rented(scenario.amina, account);
    const delivery = await vault.delivery(scenario.amina, ticket._id);
    expect([await scenario.stock(account._id), await slotsOf(account._id)]).toEqual([1, ['rented', 'free']]);
    await vault.act(scenario.admin, delivery._id, 'replace', { reason: 'Banned' }).expect(200);
    expect([await scenario.stock(account._id), await slotsOf(account._id)]).toEqual([0, ['rented']]);
    expect(await vault.of('accounts', account._id)).toMatchObject({ free: 0, delivered: 1, faulty: 1 });
    const { slots } = await rentals.ledger(account._id);
    expect(slots[0]?.termId).toBe(termId);
  });

  it('[LIF-091, LIF-092] gets a returned item back with its new password, and its delivery expires', async () => {
    const account = await anAccount(1);
    const { ticket, termId } = await rentals.rented(scenario.amina, account);
    const delivery = await vault.delivery(scenario.amina, ticket._id);
    await vault.accept(scenario.amina, delivery).expect(200);
    await vault.act(scenario.amina, delivery._id, 'reveal').expect(200);
    const confirm = (body: object) =>
      scenario.app.call
        .post(`/api/rentals/terms/${termId}/confirm-return`, scenario.admin.token)
        .send({ reason: 'He brought it back', ...body });
    const { body: asked } = await confirm({}).expect(400);
    expect(asked).toMatchObject({
      message: 'Enter the new password or confirm that it is unchanged',
    });
    await confirm({ password: 'second1' }).expect(200);
    expect([await scenario.stock(account._id), await slotsOf(account._id)]).toEqual([1, ['free']]);
    expect(await vault.of('accounts', account._id)).toMatchObject({ free: 1, delivered: 0 });
    expect(await vault.delivery(scenario.amina, ticket._id)).toMatchObject({ state: 'expired' });
    expect(await scenario.ticket(scenario.amina, ticket._id)).toMatchObject({ delivery: 'expired' });
    for (const act of ['extend', 'reveal-as-admin', 'replace'])
      await vault.act(scenario.admin, delivery._id, act, { reason: 'Again' }).expect(409);
    await vault.act(scenario.amina, delivery._id, 'reveal').expect(409);

    const next = await rentals.rented(scenario.bilal, account);
    const given = await vault.delivery(scenario.bilal, next.ticket._id);
    await vault.accept(scenario.bilal, given).expect(200);
    const { body } = await vault.act(scenario.bilal, given._id, 'reveal').expect(200);
    expect(body).toMatchObject({ secret: { address: 'p1@play.test', password: 'second1' } });
  });

  it('[LIF-083, LIF-007] assigns the item of a slot to a rental that began before the ledger was switched on', async () => {
    const account = await anAccount(1);
    const { slots } = await rentals.ledger(account._id);
    const now = scenario.app.clock.now().getTime();
    const [startsAt, endsAt] = [now - 60_000, now + 86_400_000].map((at) => new Date(at).toISOString());
    await rentals.added({ slotId: slots[0]?._id, clientId: scenario.amina.id, startsAt, endsAt });
    expect(await vault.of('accounts', account._id)).toMatchObject({ free: 0, delivered: 1 });
    expect(await scenario.stock(account._id)).toBe(0);
  });
});
