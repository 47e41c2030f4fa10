import type { DeliveryView, VaultItemView } from '@manette/contracts/fulfilment';
import type { GiftCardView } from '@manette/contracts/catalog';
import { Vault } from '../fulfilment/support/vault.js';
import { Scenario } from '../orders/support/scenario.js';
import type { TestPerson } from '../support/index.js';
import { Recorded } from './support/recorded.js';

// Secrets that no entry may contain.
const CODES = ['ZQXJ-7741-WKVB-9902', 'ZQXJ-8852-WKVB-1123', 'ZQXJ-6613-WKVB-4456', 'ZQXJ-3311-WKVB-7788'];
const ADDRESS = 'zqxj.player@wkvb.test';
const PASSWORD = 'zqxj-Pa55-wkvb';
const STEP = 'zqxj backup 4455-6677';

let scenario: Scenario;
let recorded: Recorded;
let vault: Vault;
let card: GiftCardView;
let delivery: DeliveryView;
beforeAll(async () => {
  scenario = await Scenario.create();
  recorded = new Recorded(scenario.app);
  vault = new Vault(scenario);
  card = await vault.card(CODES.slice(0, 2));
  delivery = await vault.delivered(scenario.amina, card);
});
afterAll(() => scenario.end());

const ofTicket = () => ({ type: 'ticket', _id: delivery.ticketId, label: delivery.ticketNumber });
const by = (person: TestPerson, role: string) => ({ _id: person.id, role });
const act = (person: TestPerson, what: string, body: object = {}) =>
  vault.act(person, delivery._id, what, body).expect(200);

describe('a delivery from the vault', () => {
  it('[TRU-078] [TRU-081] records one entry for each reveal, by its client or by an administrator', async () => {
    const { admin, amina } = scenario;
    expect(await recorded.of(await vault.accept(amina, delivery).expect(200))).toEqual([]);
    expect(await recorded.of(await act(amina, 'reveal'))).toMatchObject([
      { action: 'secret.revealed', actor: by(amina, 'client'), target: ofTicket(), changes: [] },
    ]);
    expect(await recorded.of(await act(admin, 'reveal-as-admin', { reason: 'Asked' }))).toMatchObject([
      { action: 'secret.revealed', actor: by(admin, 'admin'), target: ofTicket(), changes: [] },
    ]);
    const refused = await vault.act(scenario.bilal, delivery._id, 'reveal').expect(404);
    expect(await recorded.of(refused)).toEqual([]);
  });

  it('[TRU-078] records an extension and a replacement as changes of the delivery', async () => {
    const { admin } = scenario;
    const extended = await recorded.of(await act(admin, 'extend', { reason: 'Asked' }));
    expect(extended).toMatchObject([{ action: 'delivery.changed', target: ofTicket() }]);
    expect(extended[0]?.changes.map(({ field }) => field)).toEqual(['expiresAt']);
    const replaced = await recorded.of(await act(admin, 'replace', { reason: 'Used already' }));
    expect(replaced).toMatchObject([{ action: 'delivery.changed', actor: by(admin, 'admin') }]);
    expect(replaced[0]?.changes).toContainEqual({ field: 'state', from: 'revealed', to: 'ready' });
    const soldOut = await vault.act(admin, delivery._id, 'replace', { reason: 'Again' }).expect(409);
    expect(await recorded.of(soldOut)).toEqual([]);
  });
});

describe('the items of the vault', () => {
  it('[TRU-078] [TRU-081] are recorded by number and field names, without their content', async () => {
    const account = await scenario.listings.account({ codeName: 'Locked 1' });
    const target = { type: 'account', _id: account._id, label: 'Locked 1' };
    const fields = { address: ADDRESS, password: 'another', secondStep: STEP };
    const added = await vault.add('accounts', account._id, fields).expect(201);
    expect(await recorded.of(added)).toMatchObject([
      { action: 'vault-item.created', target, changes: [{ field: 'number', from: null, to: 1 }] },
    ]);
    const { _id } = (added.body as { item: VaultItemView }).item;
    const changed = await vault.change(_id, { password: PASSWORD, secondStep: STEP }).expect(200);
    expect(await recorded.of(changed)).toMatchObject([
      { action: 'vault-item.changed', target, changes: [{ field: 'password', from: null, to: null }] },
    ]);
    expect(await recorded.of(await vault.change(_id, { password: PASSWORD }).expect(200))).toEqual([]);
    expect(await recorded.of(await vault.remove(_id).expect(200))).toMatchObject([
      { action: 'vault-item.deleted', target, changes: [{ field: 'number', from: 1, to: null }] },
    ]);
    expect(await recorded.of(await vault.remove(_id).expect(404))).toEqual([]);
    const imported = await vault.import(card._id, CODES.slice(2).join('\n')).expect(201);
    expect(await recorded.of(imported)).toMatchObject([{ action: 'vault-item.imported', count: 2 }]);
  });

  it('[TRU-081] appear in no entry', async () => {
    const log = await recorded.text();
    expect(log).toContain('secret.revealed');
    expect([...CODES, ADDRESS, PASSWORD, STEP].filter((secret) => log.includes(secret))).toEqual([]);
  });
});
