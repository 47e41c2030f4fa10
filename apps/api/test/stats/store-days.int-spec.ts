import { Scenario } from '../orders/support/scenario.js';
import { Figures } from './support/figures.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Tokyo is nine hours ahead of UTC all year. */
const AHEAD = 9 * HOUR;

let scenario: Scenario;
let figures: Figures;
let monday: number;

/** Advances the clock to half an hour before the next Monday begins in the store's time zone. */
function goToSundayNight() {
  const local = scenario.app.clock.now().getTime() + AHEAD;
  const sinceMonday = (local - 4 * DAY) % (7 * DAY);
  monday = local - sinceMonday + 7 * DAY - AHEAD;
  scenario.app.clock.advance(monday - HOUR / 2 - scenario.app.clock.now().getTime());
}

const localDay = (time: number) => new Date(time + AHEAD).toISOString().slice(0, 10);

beforeAll(async () => {
  scenario = await Scenario.create({ env: { STORE_TIMEZONE: 'Asia/Tokyo' } });
  figures = new Figures(scenario.app, scenario.admin);
  goToSundayNight();
  const { _id } = await scenario.open(scenario.amina);
  await scenario.said(scenario.amina, _id, 'Late on Sunday');
});
afterAll(() => scenario.end());

const counts = async () => {
  const { thisWeekTickets, todayMessages } = await figures.overview();
  return { thisWeekTickets, todayMessages };
};

it('[STAT-023, STAT-024, STAT-026] days and weeks begin at midnight in the store’s time zone', async () => {
  expect(await counts()).toEqual({ thisWeekTickets: 1, todayMessages: 1 });
  const sunday = { _id: localDay(monday - HOUR), count: 1 };
  expect((await figures.tickets()).dailyTickets.at(-1)).toEqual(sunday);
  scenario.app.clock.advance(HOUR);
  expect(await counts()).toEqual({ thisWeekTickets: 0, todayMessages: 0 });
  const { dailyTickets } = await figures.tickets();
  expect(dailyTickets.slice(-2)).toEqual([sunday, { _id: localDay(monday), count: 0 }]);
});
