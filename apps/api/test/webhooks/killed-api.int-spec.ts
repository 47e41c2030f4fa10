import { eventually } from '@manette/platform/testing';
import { MortalApi } from '../support/mortal-api.js';
import { Story, SUPPORT } from '../orders/support/story.js';
import { Doors } from './support/doors.js';
import { Receiver } from './support/receiver.js';

const JWT_SECRET = 'a secret that both processes know: 0123456789';

it('[POC-095] what an answered call promises is delivered although its process is killed', async () => {
  const story = await Story.begin({ env: { JWT_SECRET } });
  const receiver = await Receiver.start();
  const { webhook } = await new Doors(story.app, story.admin).add(receiver.url, ['ticket.message']);
  const ticket = await story.open(story.amina);
  const mortal = await MortalApi.start({
    NODE_ENV: 'test',
    DATABASE_URL: story.app.database.url,
    DATA_DIR: story.app.config.storage.dataDir,
    JWT_SECRET,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  });
  const { status } = await fetch(mortal.url + SUPPORT, {
    method: 'POST',
    headers: { authorization: `Bearer ${story.amina.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ticketId: ticket._id, content: 'Still there?' }),
  });
  await mortal.die();
  expect(status).toBe(201);
  await eventually(() => Promise.resolve(receiver.received.length > 0));
  expect(receiver.received[0]?.body.data).toMatchObject({ message: { content: 'Still there?' } });
  expect(webhook.active).toBe(true);
  await receiver.stop();
  await story.end();
});
