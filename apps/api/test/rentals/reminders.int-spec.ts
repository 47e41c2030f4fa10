import { eventually } from '@manette/platform/testing';
import { startTestApp, type TestApp } from '../support/index.js';
import { RentalScenario } from './support/rental-scenario.js';

/** With this factor the job runs each second, in two processes. */
const env = { TEST_PERIOD_FACTOR: '0.001' };
const DAY = 24 * 60 * 60_000;

let rental: RentalScenario;
let second: TestApp;
beforeAll(async () => {
  rental = await RentalScenario.create({ env });
  second = await startTestApp({ env, beside: rental.scenario.app });
});
afterAll(async () => {
  await second.stop();
  await rental.scenario.end();
});

const subjects = async (codeName: string, to = rental.scenario.amina.email) =>
  (await rental.scenario.app.mails.to(to))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(codeName));
const reminded = (codeName: string, count: number) =>
  eventually(async () => ((await subjects(codeName)).length >= count ? true : undefined));
const endIn = (termId: string, days: number) =>
  rental
    .changeEnd(termId, { endsAt: new Date(Date.now() + days * DAY).toISOString(), reason: 'Test' })
    .expect(200);
const systemMessages = async (ticketId: string) => {
  const { messages } = await rental.scenario.conversation(rental.scenario.amina, ticketId);
  return messages.map(({ content }) => content).filter((content) => content.startsWith('The rental'));
};

describe('the reminders of a rental', () => {
  it('[LIF-085, LIF-086, LIF-014] are sent once for each kind and each end, with a link to the rentals', async () => {
    const { amina } = rental.scenario;
    const account = await rental.rentable({ codeName: 'Casbah' });
    const { ticket, termId } = await rental.rented(amina, account);
    await endIn(termId, 2.5);
    await reminded('Casbah', 1);
    await endIn(termId, 0.5);
    await reminded('Casbah', 2);
    const { startsAt } = await rental.term(termId);
    const past = new Date(new Date(startsAt).getTime() + 1).toISOString();
    await rental.changeEnd(termId, { endsAt: past, reason: 'Test' }).expect(200);
    await reminded('Casbah', 3);
    await endIn(termId, 0.4);
    await reminded('Casbah', 4);
    expect((await subjects('Casbah')).sort()).toEqual([
      'Your rental of Casbah ends in 1 day',
      'Your rental of Casbah ends in 1 day',
      'Your rental of Casbah ends in 3 days',
      'Your rental of Casbah has ended',
    ]);
    expect(await systemMessages(ticket._id)).toEqual([
      'The rental has started.',
      'The rental ends in 3 days.',
      'The rental ends in 1 day.',
      'The rental has ended.',
      'The rental ends in 1 day.',
    ]);
    const [mail] = (await rental.scenario.app.mails.to(amina.email)).filter(({ subject }) =>
      subject.includes('Casbah'),
    );
    expect(mail?.links).toEqual([`${rental.scenario.app.config.http.publicUrl}/rentals`]);
  });

  it('[POC-038] appear only in the ticket when the user has switched the mails off', async () => {
    const { amina, app } = rental.scenario;
    const account = await rental.rentable({ codeName: 'Dune' });
    const { ticket, termId } = await rental.rented(amina, account);
    const mails = (mail: boolean) =>
      app.call
        .put('/api/notifications/preferences', amina.token)
        .send({ kinds: { rentals: { mail } } })
        .expect(200);
    await mails(false);
    await endIn(termId, 2.5);
    await eventually(async () => (await systemMessages(ticket._id)).includes('The rental ends in 3 days.'));
    await mails(true);
    await endIn(termId, 0.5);
    await reminded('Dune', 1);
    expect(await subjects('Dune')).toEqual(['Your rental of Dune ends in 1 day']);
  });

  it('[LIF-085, LIF-086] cover only the latest due one; none for deleted clients, ended rentals or rentals without an end', async () => {
    const { amina, bilal, app } = rental.scenario;
    const account = await rental.rentable({ codeName: 'Mirage', available: 4 });
    const offline = await rental.rentable({ codeName: 'Oasis', service: 'Offline_Principal' });
    await rental.rented(amina, offline);
    const returned = await rental.rented(amina, account);
    await rental.act(rental.admin, returned.termId, 'confirm-return', { reason: 'Back' }).expect(200);
    const slots = (await rental.ledger(account._id)).slots.map(({ _id }) => _id);
    await app.call.delete(`/api/users/${bilal.id}`, rental.admin.token).expect(200);
    const carim = await app.people.verifiedClient('dalila');
    const times = {
      startsAt: new Date(Date.now() - 40 * DAY).toISOString(),
      endsAt: new Date(Date.now() - DAY).toISOString(),
    };
    const left = await rental.added({
      slotId: slots[1],
      clientId: carim.id,
      ...times,
      endsAt: new Date(Date.now() + 9 * DAY).toISOString(),
    });
    await app.call.delete(`/api/users/${carim.id}`, rental.admin.token).expect(200);
    await rental.changeEnd(left._id, { endsAt: times.endsAt, reason: 'Test' }).expect(200);
    await rental.added({ slotId: slots[2], clientId: amina.id, ...times });
    await reminded('Mirage', 1);
    expect(await subjects('Mirage')).toEqual(['Your rental of Mirage has ended']);
    expect(await subjects('Oasis')).toEqual([]);
    expect(await subjects('Mirage', carim.email)).toEqual([]);
  });
});
