import { MortalApi } from '../support/mortal-api.js';
import { SUPPORT, Story } from '../orders/support/story.js';
import { PushService } from './support/push-service.js';

const JWT_SECRET = 'a secret that both processes know: 0123456789';
const env = { TEST_PERIOD_FACTOR: '0.001', JWT_SECRET };

let story: Story;
let service: PushService;
let mortal: MortalApi | undefined;
beforeAll(async () => {
  service = await PushService.start();
  story = await Story.begin({ env });
});
afterAll(async () => {
  await mortal?.die();
  await story.end();
  await service.stop();
});

describe('a process that is killed', () => {
  it('[POC-054] right behind its answer loses no push', async () => {
    const { amina, admin, app } = story;
    const browser = service.browser('amina');
    await app.call.post('/api/notifications/devices', amina.token).send(browser.subscription()).expect(201);
    const ticket = await story.open(amina);
    const { url } = (mortal = await MortalApi.start({
      ...env,
      NODE_ENV: 'test',
      DATABASE_URL: app.database.url,
      DATA_DIR: app.config.storage.dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
    }));
    const answer = await fetch(url + SUPPORT, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ticketId: ticket._id, content: 'Still there?' }),
    });
    await mortal.die();
    expect(answer.status).toBe(201);
    await browser.take(1);
    expect(new Set(browser.messages.map(({ tag }) => tag))).toEqual(new Set([`ticket-${ticket._id}`]));
  });
});
