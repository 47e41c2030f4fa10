import { accountForm, accountOf } from '../catalog/support/forms.js';
import { accountInput } from '../catalog/support/listings.js';
import { picture } from '../catalog/support/pictures.js';
import { aCode, Vault } from '../fulfilment/support/vault.js';
import { Scenario } from '../orders/support/scenario.js';
import { Recorded } from './support/recorded.js';

const ACCOUNT = `CodeName: Uploaded 1
Prix: 2500 DZD
Console: ps4
Service: Secondaire_Online
Duration: 1
Available: 2
Games:
Spider-Man: Miles Morales`;
const CARD = 'Orbit 50,PlayStation,Algeria,50,USD,9500,DZD,"A card, really",Enter the code,3';

let scenario: Scenario;
let recorded: Recorded;
let png: Buffer;
beforeAll(async () => {
  scenario = await Scenario.create();
  recorded = new Recorded(scenario.app);
  png = await picture('#204060').png().toBuffer();
});
afterAll(() => scenario.end());

const upload = (path: string, lines: string, image = 'image') =>
  scenario.app.call
    .post(`/api/${path}`, scenario.admin.token)
    .attach('prixFile', Buffer.from(lines), 'prix.txt')
    .attach(image, png, 'card.png');

/** The expected caller of an entry, also for calls that upload files. */
const byAdmin = () => ({
  source: 'person',
  actor: { _id: scenario.admin.id, role: 'admin' },
  address: '127.0.0.1',
});

describe('a call with files', () => {
  it('[TRU-078] [TRU-080] records one entry for a new account with pictures, and one for a change of them', async () => {
    const { app, admin } = scenario;
    const added = await accountForm(app, admin.token, [png], { codeName: 'Pictured 1' }).expect(201);
    const { _id } = accountOf(added);
    const target = { type: 'account', _id, label: 'Pictured 1' };
    expect(await recorded.of(added)).toEqual([
      expect.objectContaining({ ...byAdmin(), action: 'account.created', target }),
    ]);
    const second = await picture('#802010').png().toBuffer();
    const form = app.call.put(`/api/accounts/${_id}`, admin.token).attach('images', second, 'other.png');
    const changed = await form.expect(200);
    expect(await recorded.of(changed)).toEqual([
      expect.objectContaining({
        ...byAdmin(),
        action: 'account.changed',
        target,
        changes: [{ field: 'images', from: expect.any(String), to: expect.any(String) }],
      }),
    ]);
  });

  it('[TRU-078] records an account that a prix.txt adds', async () => {
    const answer = await upload('accounts/upload', ACCOUNT, 'images').expect(201);
    const { _id } = accountOf(answer);
    expect(await recorded.of(answer)).toEqual([
      expect.objectContaining({
        ...byAdmin(),
        action: 'account.created',
        target: { type: 'account', _id, label: 'Uploaded 1' },
      }),
    ]);
    const refused = await upload('accounts/upload', ACCOUNT.replace('2500', '-1'), 'images').expect(400);
    expect(await recorded.of(refused)).toEqual([]);
  });

  it('[TRU-078] records an import once, with the number of its listings', async () => {
    const cards = await upload('giftcards/bulk-upload', `${CARD}\nbad\n${CARD}`).expect(201);
    expect(await recorded.of(cards)).toEqual([
      expect.objectContaining({ ...byAdmin(), action: 'giftcard.imported', count: 2 }),
    ]);
    const { text } = await scenario.app.call.get('/api/accounts/export', scenario.admin.token).buffer(true);
    const accounts = await scenario.app.call
      .post('/api/accounts/bulk-upload', scenario.admin.token)
      .attach('prixFile', Buffer.from(text), 'export.csv')
      .expect(201);
    const { created } = accounts.body as { created: number };
    expect(await recorded.of(accounts)).toEqual([
      expect.objectContaining({ ...byAdmin(), action: 'account.imported', count: created }),
    ]);
    const none = await upload('giftcards/bulk-upload', 'bad').expect(201);
    expect(await recorded.of(none)).toEqual([]);
  });

  it('[TRU-078] records imported vault codes once, with their number', async () => {
    const vault = new Vault(scenario);
    const card = await vault.card([]);
    const code = aCode();
    const imported = await vault.import(card._id, `${code}\n${code}\n${aCode()}`).expect(201);
    const target = { type: 'giftcard', _id: card._id, label: card.name };
    expect(await recorded.of(imported)).toEqual([
      expect.objectContaining({ ...byAdmin(), action: 'vault-item.imported', target, count: 2 }),
    ]);
    expect(await recorded.of(await vault.import(card._id, code).expect(201))).toEqual([]);
  });

  it('[TRU-079] records an export with the number of exported rows', async () => {
    const answer = await scenario.app.call.get('/api/accounts/export', scenario.admin.token).expect(200);
    const count = answer.text.trim().split('\r\n').length - 1;
    expect(await recorded.of(answer)).toEqual([
      expect.objectContaining({ ...byAdmin(), action: 'export.accounts', count }),
    ]);
    const refused = await scenario.app.call.get('/api/accounts/export', scenario.amina.token).expect(403);
    expect(await recorded.of(refused)).toEqual([]);
  });

  it('[TRU-078] records no entry for the user’s own profile picture', async () => {
    const call = scenario.app.call.put('/api/users/profile/picture', scenario.admin.token);
    expect(await recorded.of(await call.attach('profilePicture', png, 'me.png').expect(200))).toEqual([]);
  });

  it('[TRU-078] records one entry when a request with the same Idempotency-Key is repeated', async () => {
    const send = () =>
      scenario.app.call
        .post('/api/accounts', scenario.admin.token)
        .set('idempotency-key', 'the-same-account')
        .send(accountInput({ codeName: 'Once 1' }))
        .expect(201);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect([await recorded.of(first), await recorded.of(second)]).toEqual([[expect.anything()], []]);
  });
});
