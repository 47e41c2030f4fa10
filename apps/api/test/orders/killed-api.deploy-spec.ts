import { setTimeout as pause } from 'node:timers/promises';
import { ALREADY_EXECUTED } from '@manette/contracts/http';
import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import type { TestPerson } from '../support/index.js';
import { TicketEventLog, settled } from './support/ticket-event-log.js';
import { KillableApi } from '../support/killable-api.js';
import { RentalScenario } from '../rentals/support/rental-scenario.js';
import { Scenario, SUPPORT } from './support/scenario.js';

const JWT_SECRET = 'a secret that both processes know: 0123456789';

let scenario: Scenario;
let database: pg.Client;
beforeAll(async () => {
  scenario = await Scenario.create({ env: { JWT_SECRET } });
  database = new pg.Client(scenario.app.database.url);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await scenario.end();
});

const startMortal = () =>
  KillableApi.start({
    NODE_ENV: 'test',
    DATABASE_URL: scenario.app.database.url,
    DATA_DIR: scenario.app.config.storage.dataDir,
    JWT_SECRET,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  });

interface Step {
  by: TestPerson;
  method: 'POST' | 'PUT';
  path: (ticketId: string) => string;
  body: (ticketId: string) => object;
}

const say = (by: TestPerson, content: string): Step => ({
  by,
  method: 'POST',
  path: () => SUPPORT,
  body: (ticketId) => ({ ticketId, content }),
});

/** Sends one step. Returns undefined when the process died before it responded. */
async function send(url: string, step: Step, ticketId: string, key: string) {
  const answer = await fetch(url + step.path(ticketId), {
    method: step.method,
    headers: {
      authorization: `Bearer ${step.by.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(step.body(ticketId)),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  return answer && body ? { status: answer.status, body: body as Record<string, never> } : undefined;
}

/** Repeats a step with the same key until it is known to be done, as a client does after it reconnects. */
async function sendAgain(step: Step, ticketId: string, key: string): Promise<void> {
  // A request whose process died counts as running for a minute. This lets that minute pass.
  await database.query(`update platform.idempotency set created_at = now() - interval '2 minutes'
    where status is null`);
  await eventually(async () => {
    const answer = await send(scenario.app.url, step, ticketId, key);
    return answer && (answer.status < 300 || String(answer.body.message) === ALREADY_EXECUTED);
  });
}

const MOMENTS = [4, 9, 6, 15];

describe('a process that is killed in the middle of an order', () => {
  it.each(MOMENTS)(
    'loses no acknowledged step, executes none twice, and sends each event once: after %i ms',
    async (moment) => {
      const account = await scenario.listings.account({ available: 2 });
      const ticket = await scenario.order(scenario.amina, account);
      const admin = await TicketEventLog.of(scenario, scenario.admin);
      await admin.join(ticket._id);
      const mortal = await startMortal();
      const steps: Step[] = [
        say(scenario.amina, 'One'),
        say(scenario.admin, 'Two'),
        say(scenario.amina, 'Three'),
        {
          by: scenario.admin,
          method: 'PUT',
          path: (id) => `${SUPPORT}/ticket/${id}/status`,
          body: () => ({ status: 'completed' }),
        },
      ];
      const key = (i: number) => `${ticket._id}-${i}`;
      const death = moment % steps.length;
      let acknowledged = 0;
      for (const [i, step] of steps.entries()) {
        if (i === death) void pause(moment / 2).then(() => mortal.kill());
        const answer = await send(mortal.url, step, ticket._id, key(i));
        if (!answer) break;
        expect(answer.status).toBeLessThan(300);
        acknowledged = i + 1;
      }
      await mortal.kill();

      const said = (await scenario.conversation(scenario.amina, ticket._id)).messages.map(
        ({ content }) => content,
      );
      expect(said).toEqual(expect.arrayContaining(['One', 'Two', 'Three'].slice(0, acknowledged)));
      for (const [i, step] of steps.entries()) await sendAgain(step, ticket._id, key(i));

      const { messages } = await scenario.conversation(scenario.amina, ticket._id);
      expect(messages.filter(({ sender }) => sender).map(({ content }) => content)).toEqual([
        'One',
        'Two',
        'Three',
      ]);
      expect(await scenario.ticket(scenario.amina, ticket._id)).toMatchObject({ status: 'completed' });
      expect(await scenario.stock(account._id)).toBe(1);
      await settled(scenario, admin);
      const heard = admin.socket.of('support_message').map(({ content }) => content);
      expect(heard.sort()).toEqual(
        messages
          .slice(1)
          .map(({ content }) => content)
          .sort(),
      );
      admin.socket.close();
    },
    300_000,
  );
});

describe('a process that is killed while it completes an order', () => {
  it.each([3, 12])(
    '[LIF-004] status, slot, rental, stock and messages change together or not at all: after %i ms',
    async (moment) => {
      const rental = new RentalScenario(scenario);
      const account = await rental.rentable({ available: 1 });
      const ticket = await scenario.order(scenario.bilal, account);
      const mortal = await startMortal();
      const step: Step = {
        by: scenario.admin,
        method: 'PUT',
        path: (id) => `${SUPPORT}/ticket/${id}/status`,
        body: () => ({ status: 'completed' }),
      };
      void pause(moment).then(() => mortal.kill());
      await send(mortal.url, step, ticket._id, `${ticket._id}-end`);
      await mortal.kill();

      const { status, term } = await scenario.ticket(scenario.admin, ticket._id);
      const isDone = status === 'completed';
      const [slot] = (await rental.ledger(account._id)).slots;
      const { total } = await rental.list({ accountId: account._id });
      const { messages } = await scenario.conversation(scenario.admin, ticket._id);
      const told = messages.filter(({ content }) => content === 'The rental has started.').length;
      expect([term !== null, slot?.state, total, told, await scenario.stock(account._id)]).toEqual(
        isDone ? [true, 'rented', 1, 1, 0] : [false, 'free', 0, 0, 1],
      );
      await sendAgain(step, ticket._id, `${ticket._id}-end`);
      expect((await rental.list({ accountId: account._id })).total).toBe(1);
      expect(await scenario.stock(account._id)).toBe(0);
    },
    300_000,
  );
});
