import { AmendTicket, DEFAULT_SHOP_SETTINGS, OpenRenewal, type TicketView } from '@manette/contracts/orders';
import { newId } from '@manette/platform';
import { CommandBus } from '@nestjs/cqrs';
import { Story } from './support/story.js';

let story: Story;
beforeAll(async () => {
  story = await Story.begin();
});
afterAll(() => story.end());

const SETTINGS = '/api/settings';
const settings = () => story.app.call.get(SETTINGS, story.admin.token);
const change = (changes: object, by = story.admin) => story.app.call.put(SETTINGS, by.token).send(changes);

describe("the shop's settings", () => {
  it('[LIF-016] begin with the defaults, and an absent field stays', async () => {
    expect((await settings().expect(200)).body).toEqual({ settings: DEFAULT_SHOP_SETTINGS });
    await change({ showQueue: false, receiptName: ' Manette Oran ' }).expect(200);
    const { body } = await change({ revealHours: 720 }).expect(200);
    const changed = { showQueue: false, receiptName: 'Manette Oran', revealHours: 720 };
    expect(body).toEqual({ settings: { ...DEFAULT_SHOP_SETTINGS, ...changed } });
    expect((await settings().expect(200)).body).toEqual(body);
    await Promise.all([change({ revealHours: 72 }).expect(200), change({ showQueue: true }).expect(200)]);
    const restored = await change({ receiptName: 'Manette' }).expect(200);
    expect(restored.body).toEqual({ settings: DEFAULT_SHOP_SETTINGS });
  });

  it.each([
    { requirePaymentProof: 'true' },
    { autoPaymentCard: 1 },
    { showQueue: null },
    { revealHours: 0 },
    { revealHours: 721 },
    { revealHours: 1.5 },
    { revealHours: '72' },
    { receiptName: '' },
    { receiptName: 'x'.repeat(101) },
    { receiptDetails: 'x'.repeat(501) },
    { receiptDetails: 7 },
  ])('[LIF-016] refuse %j', async (wrong) => {
    expect((await change(wrong).expect(400)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('[LIF-016] take values at their limits', async () => {
    const limits = { revealHours: 1, receiptName: 'x'.repeat(100), receiptDetails: 'y\n'.repeat(249) + 'y' };
    expect((await change(limits).expect(200)).body).toMatchObject({ settings: limits });
    await change({ ...DEFAULT_SHOP_SETTINGS }).expect(200);
  });
});

describe('what other contexts do with a ticket', () => {
  const commands = () => story.app.app.get(CommandBus);

  it('[LIF-001, LIF-011, LIF-015] is on the ticket, in its conversation and its timeline', async () => {
    const ticket = await story.open(story.amina);
    const life = { payment: 'none', delivery: null, hold: null, renewal: null, term: null, rated: false };
    expect(ticket).toMatchObject(life);
    await story.setStatus(story.amina, ticket._id, 'cancelled').expect(200);
    const before = await story.ticket(story.admin, ticket._id);
    const term = { _id: newId(), endsAt: '2027-01-31T10:00:00.000Z' };
    const entry = { kind: 'term_changed', actorId: story.admin.id, reason: 'Moved' } as const;
    const amendment = { term, payment: 'accepted', delivery: 'ready', entry } as const;
    await commands().execute(new AmendTicket(ticket._id, { ...amendment, systemMessage: 'deliveryReady' }));
    const after = await story.ticket(story.amina, ticket._id);
    const updated = { updatedAt: after.updatedAt };
    const read = { seenByClient: after.seenByClient, seenByAdmin: after.seenByAdmin };
    expect(after).toEqual({ ...before, ...updated, ...read, term, payment: 'accepted', delivery: 'ready' });
    const { messages } = await story.conversation(story.amina, ticket._id);
    expect(messages.at(-1)).toMatchObject({ type: 'system', content: 'The delivery is ready.' });
    const path = `/api/messages/support/ticket/${ticket._id}/timeline`;
    const { body } = await story.app.call.get(path, story.admin.token).expect(200);
    const { timeline } = body as { timeline: object[] };
    expect(timeline.at(-1)).toMatchObject({ kind: 'term_changed', reason: 'Moved' });
    await story.say(story.amina, ticket._id, 'Thanks').expect(409);
  });

  it('[LIF-087] one open renewal of a rental is a ticket without account', async () => {
    const price = { amount: 1200.5, currency: 'DZD' } as const;
    const renewal = { termId: newId(), codeName: 'Sirocco-05', price, months: 3 };
    const open = () =>
      commands().execute<OpenRenewal, { ticket: TicketView; created: boolean }>(
        new OpenRenewal(story.amina.id, renewal),
      );
    const { ticket } = await open();
    expect(ticket).toMatchObject({ subject: 'Renewal: Sirocco-05', account: null, renewal });
    expect(await open()).toEqual({ ticket, created: false });
    await story.setStatus(story.amina, ticket._id, 'cancelled').expect(200);
    expect((await open()).created).toBe(true);
  });
});
