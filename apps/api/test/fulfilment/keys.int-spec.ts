import { Scenario } from '../orders/support/scenario.js';
import { runProgramFor } from '../support/index.js';
import { aCode, Vault } from './support/vault.js';

const [ONE, TWO] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
const FIRST = `v1:${ONE}`;
const BOTH = `v2:${TWO},v1:${ONE}`;
const SECOND = `v2:${TWO}`;
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'only-for-this-test-0123456789-0123456789',
  MAIL_TO_FILES: 'true',
  ADMIN_SECOND_STEP: 'optional',
};

let scenario: Scenario;
let vault: Vault;
beforeAll(async () => {
  scenario = await Scenario.create({ env: { VAULT_KEYS: BOTH, TEST_PERIOD_FACTOR: '0.01' } });
  vault = new Vault(scenario);
});
afterAll(() => scenario.end());

/** Runs a program of the product in its own process, on the database of the running product. */
async function run(program: 'api' | 'vault', typed: string[], env: Record<string, string>) {
  const ran = await runProgramFor(scenario.app, program, typed, { RUN_JOBS: 'false', ...env });
  return { ...ran, stderr: ran.stderr.trim() };
}
const command = (action: string, keys: string) => run('vault', [action], { VAULT_KEYS: keys });

it('[LIF-117] a rotation runs while the product serves; afterwards reveals work without the old key', async () => {
  const [code, next] = [aCode(), aCode()];
  const card = await vault.card([code, next]);
  // With v1 as the current key, as before the second key was added.
  expect(await command('rotate', FIRST + `,v2:${TWO}`)).toMatchObject({ stdout: '2 items now use v1\n' });
  expect(await command('status', BOTH)).toMatchObject({ stdout: 'v2: 0 items\nv1: 2 items\n' });
  const delivery = await vault.delivered(scenario.amina, card);
  await vault.accept(scenario.amina, delivery).expect(200);
  const [rotated] = await Promise.all([
    command('rotate', BOTH),
    vault.act(scenario.amina, delivery._id, 'reveal').expect(200),
  ]);
  expect(rotated).toEqual({ status: 0, stdout: '2 items now use v2\n', stderr: '' });
  expect(await command('rotate', BOTH)).toMatchObject({ stdout: '0 items now use v2\n' });
  expect(await command('status', SECOND)).toMatchObject({ stdout: 'v2: 2 items\n' });
  const { body } = await vault.act(scenario.amina, delivery._id, 'reveal').expect(200);
  expect(body).toMatchObject({ secret: { code } });
  // Equal codes are still detected.
  await vault.add('giftcards', card._id, { code: next }).expect(409);
}, 180_000);

it('[LIF-119] a delivery is shown for its hours times TEST_PERIOD_FACTOR', async () => {
  const delivery = await vault.delivered(scenario.bilal, await vault.card([aCode()]));
  await vault.accept(scenario.bilal, delivery).expect(200);
  await vault.act(scenario.bilal, delivery._id, 'reveal').expect(200);
  const { reveals, expiresAt } = await vault.delivery(scenario.bilal, delivery.ticketId);
  expect(Date.parse(expiresAt ?? '') - Date.parse(reveals[0]?.at ?? '')).toBe(2_592_000);
});

it('[LIF-115, LIF-116] the product does not start without a key that items use', async () => {
  expect(await command('status', FIRST)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'VAULT_KEYS lacks v2, which 3 items use',
  });
  expect(await run('api', [], { ...PRODUCTION, PORT: '1' })).toMatchObject({
    status: 1,
    stderr: 'VAULT_KEYS is required: the vault holds items',
  });
  expect(await command('status', 'v1')).toMatchObject({
    status: 1,
    stderr: 'VAULT_KEYS must be version:key pairs with keys of 32 bytes in base64',
  });
}, 180_000);

it('[LIF-116] the product starts in production without keys and items, and refuses new items', async () => {
  const bare = await Scenario.create({ env: { ...PRODUCTION, ADMIN_PASSWORD: 'Secret1x' } });
  try {
    const card = await bare.listings.giftCard();
    const { body } = await new Vault(bare).add('giftcards', card._id, { code: aCode() }).expect(503);
    expect(body).toMatchObject({ code: 'UNAVAILABLE', message: 'The vault has no keys' });
  } finally {
    await bare.end();
  }
}, 60_000);
