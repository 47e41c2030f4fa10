import type { ServerEvents } from '@manette/contracts/realtime';
import { eventually } from '@manette/platform/testing';
import { Story } from '../orders/support/story.js';
import { PushService } from './support/push-service.js';

const env = { TEST_PERIOD_FACTOR: '0.001' };
let story: Story;
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
  story = await Story.begin({ env });
});
afterAll(async () => {
  await story.end();
  await service.stop();
});

const prefer = (token: string, kinds: object) =>
  story.app.call.put('/api/notifications/preferences', token).send({ kinds }).expect(200);
const subscribe = async (token: string, name: string) => {
  const browser = service.browser(name);
  await story.app.call.post('/api/notifications/devices', token).send(browser.subscription()).expect(201);
  return browser;
};

describe('what people chose to hear of', () => {
  it('[POC-045, POC-059] is a mention by the whole name, told to pages and devices', async () => {
    const { amina, bilal, app } = story;
    await prefer(amina.token, { mentions: { push: true } });
    await prefer(bilal.token, { mentions: { push: true } });
    const [hers, his] = [await subscribe(amina.token, 'amina'), await subscribe(bilal.token, 'bilal')];
    const socket = await app.sockets.connect(amina.token);
    const content = `Look, @${amina.username.toUpperCase()} and @${bilal.username}`;
    await app.call.post('/api/messages/public', bilal.token).send({ content }).expect(201);
    const body = `${bilal.username} mentioned you in the public chat`;
    const told = { kind: 'mentions', title: 'Manette', body, tag: 'mentions', url: '/public-chat' };
    expect(await hers.take(1)).toMatchObject([told]);
    expect(await socket.next('notice')).toEqual<ServerEvents['notice']>(told as ServerEvents['notice']);
    expect(his.raw).toEqual([]);
  });

  it('[POC-046] is what is new on the shelves, counted by kind', async () => {
    const reader = await story.app.people.verifiedClient('shelves');
    await prefer(reader.token, { newListings: { push: true } });
    const browser = await subscribe(reader.token, 'shelves');
    await story.listings.account();
    expect(await browser.take(1)).toMatchObject([
      { kind: 'newListings', body: '1 new account', tag: 'new-listings', url: '/accounts' },
    ]);
    await story.listings.account();
    await story.listings.giftCard();
    const waiting = () =>
      story.app.database.query('select 1 from notifications.notice where jsonb_array_length(items) = 2');
    await eventually(async () => (await waiting()).length > 0 || undefined, 30_000);
    expect(browser.raw).toHaveLength(1);
    story.app.clock.advance(25 * 60 * 60_000 * 0.001);
    expect((await browser.take(2))[1]).toMatchObject({
      body: '1 new account, 1 new gift card',
      url: '/accounts',
    });
    story.app.clock.reset();
  });
});
