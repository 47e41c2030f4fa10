import { Vault } from '../fulfilment/support/vault.js';
import { RentalScenario } from './support/rental-scenario.js';

let rental: RentalScenario;
let vault: Vault;
beforeAll(async () => {
  rental = await RentalScenario.create();
  vault = new Vault(rental.scenario);
});
afterAll(() => rental.scenario.end());

const refusal = (code: string, message: string) => ({ code, message });
const content = (name: string) => ({ address: `${name}@example.test`, password: 'f1rst-word' });
const returned = (termId: string, input: object) => rental.act(rental.admin, termId, 'confirm-return', input);

/** Creates an account with vault and ledger, and one item for each name. */
async function vaulted(...names: string[]) {
  const account = await rental.rentable({ available: 0 });
  await vault.switch('accounts', account._id, true).expect(200);
  for (const name of names) await vault.added('accounts', account._id, content(name));
  return account;
}

describe('slots that are items of the vault', () => {
  it('[LIF-076] are added with each item, and cannot be added or removed by hand', async () => {
    const account = await vaulted('one', 'two');
    const { slots } = await rental.ledger(account._id);
    expect(slots).toMatchObject([{ state: 'free' }, { state: 'free' }]);
    expect(await rental.scenario.stock(account._id)).toBe(2);
    const add = rental.scenario.app.call.post(
      `/api/rentals/accounts/${account._id}/slots`,
      rental.admin.token,
    );
    const sentence = 'The slots of this listing come with the items of its vault';
    const added = await add.send({ kind: 'secondary', count: 1 }).expect(409);
    expect(added.body).toMatchObject(refusal('CONFLICT', sentence));
  });

  it('[LIF-076, LIF-091, LIF-092] are rented and returned together with their item, which gets a new password', async () => {
    const { amina, bilal } = rental.scenario;
    const account = await vaulted('three');
    const { ticket, termId } = await rental.rented(amina, account);
    expect(await vault.of('accounts', account._id)).toMatchObject({ free: 0, delivered: 1 });
    const unsaid = await returned(termId, { reason: 'Back' }).expect(400);
    const sentence = 'Enter the new password or confirm that it is unchanged';
    expect(unsaid.body).toMatchObject(refusal('VALIDATION_FAILED', sentence));
    expect((await rental.term(termId)).state).toBe('active');
    await returned(termId, { reason: 'Back', password: 's3cond-word' }).expect(200);
    expect((await rental.scenario.ticket(amina, ticket._id)).delivery).toBe('expired');
    expect(await vault.of('accounts', account._id)).toMatchObject({ free: 1, delivered: 0 });
    expect(await rental.scenario.stock(account._id)).toBe(1);
    const next = await rental.rented(bilal, account);
    const delivery = await vault.delivery(bilal, next.ticket._id);
    const act = (what: string, input: object = {}) =>
      rental.scenario.app.call.post(`/api/deliveries/${delivery._id}/${what}`, bilal.token).send(input);
    await act('acknowledge', { rulesVersion: delivery.rules.version, language: 'en' }).expect(200);
    const { body } = await act('reveal').expect(200);
    expect(body.secret).toMatchObject({ address: 'three@example.test', password: 's3cond-word' });
    await returned(next.termId, { reason: 'Back', unchanged: true }).expect(200);
    expect(await rental.scenario.stock(account._id)).toBe(1);
  });

  it('[LIF-083] are used with their item by a rental that was added by hand, and become free again', async () => {
    const account = await vaulted('four');
    const [slot] = (await rental.ledger(account._id)).slots;
    const hours = (n: number) => new Date(Date.now() + n * 60 * 60_000).toISOString();
    const times = { startsAt: hours(-1), endsAt: hours(1) };
    const term = await rental.added({ slotId: slot?._id, clientId: rental.scenario.amina.id, ...times });
    expect(await vault.of('accounts', account._id)).toMatchObject({ free: 0 });
    expect(await rental.scenario.stock(account._id)).toBe(0);
    await returned(term._id, { reason: 'Back', unchanged: true }).expect(200);
    expect(await vault.of('accounts', account._id)).toMatchObject({ free: 1 });
    expect(await rental.scenario.stock(account._id)).toBe(1);
  });

  it('[LIF-074] vault and ledger cannot be switched off while a slot is free or rented', async () => {
    const account = await vaulted('five');
    const free = refusal('CONFLICT', 'Remove the free units first');
    expect((await rental.switch(account._id, { enabled: false }).expect(409)).body).toMatchObject(free);
    expect((await vault.switch('accounts', account._id, false).expect(409)).body).toMatchObject(free);
    const { termId } = await rental.rented(rental.scenario.amina, account);
    const running = refusal('CONFLICT', 'There are running rentals');
    expect((await rental.switch(account._id, { enabled: false }).expect(409)).body).toMatchObject(running);
    expect((await vault.switch('accounts', account._id, false).expect(409)).body).toMatchObject(running);
    await returned(termId, { reason: 'Back', unchanged: true }).expect(200);
  });
});
