import { eventually } from '@manette/platform/testing';
import { Outbox, UnitOfWork } from '@manette/platform';
import { Scenario, SUPPORT } from '../orders/support/scenario.js';
import { Figures } from './support/figures.js';

let scenario: Scenario;
let figures: Figures;

beforeAll(async () => {
  scenario = await Scenario.create();
  figures = new Figures(scenario.app, scenario.admin);
  const begun = "select until from stats.settled_until where until > '-infinity'";
  await eventually(async () => (await scenario.app.database.query(begun))[0]);
});
afterAll(() => scenario.end());

/** Resets the roll-ups by two hours. Uses one transaction, because a roll-up may be waiting. */
async function forgetRollUps() {
  await scenario.app.database.query(
    `update stats.settled_until set until = now() - interval '2 hours'; delete from stats.settled_tickets`,
  );
}

/** Creates an order that was answered and closed an hour ago. */
async function closedAnHourAgo(status: 'completed' | 'cancelled') {
  const ticket = await scenario.order(scenario.amina, await scenario.listings.account());
  await scenario.said(scenario.admin, ticket._id, 'Here I am');
  await scenario.setStatus(scenario.admin, ticket._id, status).expect(200);
  const hour = "update orders.ticket set settled_at = settled_at - interval '1 hour' where id = $1";
  await scenario.app.database.query(hour, [ticket._id]);
  return ticket._id;
}

async function rolledUp(): Promise<number> {
  const sum = 'select sum(tickets) as n from stats.settled_tickets';
  return Number((await scenario.app.database.query<{ n: string | null }>(sum))[0]?.n);
}

/** Starts the background job `times` times concurrently, and waits until it has added up `count` tickets. */
async function rollUp(times: number, count: number) {
  const { app } = scenario.app;
  const [outbox, unitOfWork] = [app.get(Outbox), app.get(UnitOfWork)];
  await unitOfWork.run(async () => {
    for (let time = 0; time < times; time += 1) outbox.job('stats-roll-up', 'scheduled', {});
  });
  await eventually(async () => ((await rolledUp()) === count ? true : undefined));
}

const all = async () => {
  const { activeTickets, soldAccounts } = await figures.overview();
  const { statusBreakdown, responseTimeStats } = await figures.tickets();
  return { activeTickets, soldAccounts, statusBreakdown, responseTimeStats };
};

it('the figures are the same before, between and after roll-ups, and nothing is counted twice', async () => {
  const sold = await closedAnHourAgo('completed');
  await closedAnHourAgo('cancelled');
  await scenario.open(scenario.bilal);
  await forgetRollUps();
  const before = await all();
  expect(before).toMatchObject({ activeTickets: 1, soldAccounts: 1 });
  await rollUp(3, 2);
  expect(await all()).toEqual(before);

  await scenario.app.call.delete(`${SUPPORT}/ticket/${sold}`, scenario.admin.token).expect(200);
  const { soldAccounts, statusBreakdown } = await all();
  expect(soldAccounts).toBe(1);
  expect(statusBreakdown.map(({ count }) => count)).toEqual([1, 0, 0, 1]);

  await closedAnHourAgo('completed');
  await forgetRollUps();
  const again = await all();
  expect(again.soldAccounts).toBe(2);
  await rollUp(1, 3);
  expect(await all()).toEqual(again);
});
