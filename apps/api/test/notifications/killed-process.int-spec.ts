import type { DeviceView } from '@manette/contracts/notifications';
import { eventually } from '@manette/platform/testing';
import { KillableApi } from '../support/killable-api.js';
import { TestSockets } from '../support/test-sockets.js';
import { SUPPORT, Scenario } from '../orders/support/scenario.js';
import { PushService } from './support/push-service.js';

const JWT_SECRET = 'a secret that both processes know: 0123456789';
/** BullMQ gives the job of a dead process to another one after its lock (30 s) and two checks (30 s each) have expired. */
const LEFT_JOB_MS = 120_000;
const env = { TEST_PERIOD_FACTOR: '0.001', JWT_SECRET };

let scenario: Scenario;
let service: PushService;
let mortal: KillableApi | undefined;
beforeAll(async () => {
  service = await PushService.start();
  scenario = await Scenario.create({ env });
});
afterAll(async () => {
  await mortal?.kill();
  await scenario.end();
  await service.stop();
});

const start = () =>
  KillableApi.start({
    ...env,
    NODE_ENV: 'test',
    DATABASE_URL: scenario.app.database.url,
    DATA_DIR: scenario.app.config.storage.dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  });

describe('a killed process', () => {
  it('[POC-051] counts as having a page in view for at most 15 seconds', async () => {
    const { amina, admin, app } = scenario;
    const browser = service.browser('bedside');
    const { body } = await app.call
      .post('/api/notifications/devices', amina.token)
      .send(browser.subscription())
      .expect(201);
    const { device } = body as { device: DeviceView };
    const ticket = await scenario.open(amina);
    const { url } = (mortal = await start());
    const { socket } = await new TestSockets(url).connect(amina.token);
    expect(await socket.timeout(30_000).emitWithAck('page_visible', true)).toEqual({ ok: true });
    await mortal.kill();
    socket.close();
    await scenario.said(admin, ticket._id, 'While it counts');
    const notices = () => app.database.query('select 1 from notifications.notice');
    await eventually(async () => (await notices()).length === 0);
    await app.call.post(`/api/notifications/devices/${device._id}/test`, amina.token).expect(202);
    expect(await browser.take(1)).toMatchObject([{ kind: 'test' }]);
    const lapse = `update notifications.sight_process set lease_until = lease_until - interval '15 seconds' returning id`;
    expect(await app.database.query(lapse)).toHaveLength(1);
    await scenario.said(admin, ticket._id, 'When it does not');
    expect((await browser.take(2))[1]).toMatchObject({ kind: 'ticketMessages' });
    await app.call.delete(`/api/notifications/devices/${device._id}`, amina.token).expect(200);
  });

  it('[POC-054] loses no push when it is killed right after a response', async () => {
    const { amina, admin, app } = scenario;
    const browser = service.browser('amina');
    await app.call.post('/api/notifications/devices', amina.token).send(browser.subscription()).expect(201);
    const ticket = await scenario.open(amina);
    const { url } = (mortal = await start());
    const answer = await fetch(url + SUPPORT, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ticketId: ticket._id, content: 'Still there?' }),
    });
    await mortal.kill();
    expect(answer.status).toBe(201);
    await browser.take(1, LEFT_JOB_MS);
    expect(new Set(browser.messages.map(({ tag }) => tag))).toEqual(new Set([`ticket-${ticket._id}`]));
  });
});
