import { eventually } from '@manette/platform/testing';
import { supportMessageView, type SupportMessageView } from '@manette/contracts/orders';
import type { TestPerson } from '../support/index.js';
import { png } from './support/files.js';
import { Scenario, SUPPORT } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

const texts = (messages: SupportMessageView[]) => messages.map(({ content }) => content);

describe('writing a message', () => {
  it('[API-041, ORD-037, ORD-038] is possible for both sides, as JSON or as a form', async () => {
    const ticket = await scenario.open(scenario.amina);
    const message = await scenario.said(scenario.amina, ticket._id, 'Is <b>it</b> **there**?');
    expect(supportMessageView.safeParse(message).error).toBeUndefined();
    expect(message).toMatchObject({
      ticketId: ticket._id,
      content: 'Is <b>it</b> **there**?',
      sender: { _id: scenario.amina.id, username: 'amina', role: 'client', profilePicture: null },
      type: 'text',
      isSystemMessage: false,
      fileUrl: null,
    });
    const form = scenario.app.call.post(SUPPORT, scenario.admin.token);
    const { body } = await form.field('ticketId', ticket._id).field('content', 'Yes').expect(201);
    expect(body.message).toMatchObject({ content: 'Yes', sender: { role: 'admin' } });
  });

  it('[ORD-005, ORD-028] takes the ticket up with the first answer of an administrator, and only then', async () => {
    const ticket = await scenario.open(scenario.amina);
    await scenario.said(scenario.amina, ticket._id, 'Anybody?');
    await scenario.conversation(scenario.admin, ticket._id);
    expect(await scenario.ticket(scenario.amina, ticket._id)).toMatchObject({ status: 'pending' });
    await scenario.said(scenario.admin, ticket._id, 'Me');
    expect(await scenario.ticket(scenario.amina, ticket._id)).toMatchObject({
      status: 'in_progress',
      assignedAdmin: { _id: scenario.admin.id },
    });
  });

  it('[CHAT-019, CHAT-020, CHAT-023, ORD-072] needs 1 to 2000 characters, or a file', async () => {
    const ticket = await scenario.open(scenario.amina);
    const refused = async (content: unknown) =>
      (await scenario.say(scenario.amina, ticket._id, content as string).expect(400)).body.message as string;
    expect(await refused('')).toBe('Message content is required');
    expect(await refused('  \n ')).toBe('Message content is required');
    expect(await refused(undefined)).toBe('Message content is required');
    expect(await refused(5)).toBe('Message must be text');
    expect(await refused('x'.repeat(2001))).toBe('Message must be less than 2000 characters');
    await scenario.said(scenario.amina, ticket._id, 'x'.repeat(2000));
  });

  it('[CHAT-020] counts and stores a line break of a form as one character', async () => {
    const ticket = await scenario.open(scenario.amina);
    const content = 'x\n'.repeat(999).padEnd(2000, 'x');
    const form = content.replaceAll('\n', '\r\n');
    const { body } = await scenario.send(scenario.amina, ticket, await png(), 'a.png', form).expect(201);
    expect(body.message.content).toBe(content);
    const refused = await scenario.send(scenario.amina, ticket, await png(), 'a.png', `${form}x`).expect(400);
    expect(refused.body.message).toBe('Message must be less than 2000 characters');
  });

  it('[ORD-049] is refused on a closed ticket, also with a file', async () => {
    const ticket = await scenario.open(scenario.amina);
    await scenario.setStatus(scenario.amina, ticket._id, 'cancelled').expect(200);
    for (const answer of [
      await scenario.say(scenario.admin, ticket._id, 'Late'),
      await scenario.send(scenario.amina, ticket, await png(), 'a.png'),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: 'TICKET_CLOSED', message: 'This ticket is closed' });
    }
  });

  it('is executed once for one Idempotency-Key', async () => {
    const ticket = await scenario.open(scenario.amina);
    const once = () =>
      scenario.say(scenario.amina, ticket._id, 'Once').set('idempotency-key', `k-${ticket._id}`);
    const first = await once().expect(201);
    const second = await once().expect(201);
    expect(second.body.message._id).toBe(first.body.message._id);
    const { messages } = await scenario.conversation(scenario.amina, ticket._id);
    expect(texts(messages).filter((text) => text === 'Once')).toHaveLength(1);
  });
});

describe('reading a conversation', () => {
  it('[API-040] returns the newest 50 messages, oldest first; the 50 before or after a given message', async () => {
    const ticket = await scenario.open(scenario.amina);
    for (let i = 1; i <= 54; i++) await scenario.said(scenario.amina, ticket._id, `m${i}`);
    const newest = await scenario.conversation(scenario.admin, ticket._id);
    expect(newest.messages).toHaveLength(50);
    expect([newest.messages[0]?.content, newest.messages[49]?.content]).toEqual(['m5', 'm54']);
    expect(newest.hasMore).toBe(true);
    const older = await scenario.conversation(scenario.admin, ticket._id, {
      before: newest.messages[0]?._id ?? '',
    });
    expect(texts(older.messages).slice(1)).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(older.hasMore).toBe(false);
    const after = await scenario.conversation(scenario.admin, ticket._id, {
      after: older.messages[0]?._id ?? '',
    });
    expect([after.messages[0]?.content, after.messages[49]?.content, after.hasMore]).toEqual([
      'm1',
      'm50',
      true,
    ]);
    const rest = await scenario.conversation(scenario.admin, ticket._id, {
      after: after.messages[49]?._id ?? '',
    });
    expect([texts(rest.messages), rest.hasMore]).toEqual([['m51', 'm52', 'm53', 'm54'], false]);
  });

  it('returns the position up to which the reader’s side had read, so that new messages can be marked', async () => {
    const ticket = await scenario.open(scenario.amina);
    await scenario.conversation(scenario.admin, ticket._id);
    await scenario.said(scenario.amina, ticket._id, 'new');
    const first = await scenario.conversation(scenario.admin, ticket._id);
    expect(
      first.messages
        .filter(({ position, sender }) => sender && position > first.readTo)
        .map(({ content }) => content),
    ).toEqual(['new']);
    const again = await scenario.conversation(scenario.admin, ticket._id);
    expect(again.readTo).toBe(again.messages.at(-1)?.position);
  });

  it.each(['before', 'after'])('refuses a ?%s= that is not a message of the ticket', async (place) => {
    const [ticket, other] = [await scenario.open(scenario.amina), await scenario.open(scenario.amina)];
    const foreign = await scenario.said(scenario.amina, other._id, 'elsewhere');
    for (const id of ['x', '00000000-0000-7000-8000-000000000000', foreign._id]) {
      const { body } = await scenario.read(scenario.amina, ticket._id, { [place]: id }).expect(400);
      expect(body.message).toBe(`${place} must be the id of a message`);
    }
  });

  it('[ORD-063, ORD-064] sets the unread count of the reader’s side to 0 and keeps the other side’s', async () => {
    const hana = await scenario.app.people.verifiedClient('hana');
    const ticket = await scenario.open(hana);
    await scenario.said(hana, ticket._id, 'One');
    await scenario.said(hana, ticket._id, 'Two');
    await scenario.said(scenario.admin, ticket._id, 'Three');
    const counts = async () => {
      const { unreadByAdmin, unreadByClient } = await scenario.ticket(hana, ticket._id);
      return [unreadByAdmin, unreadByClient];
    };
    const total = async (by: TestPerson) =>
      (await scenario.app.call.get(`${SUPPORT}/unread-count`, by.token).expect(200)).body
        .unreadCount as number;
    expect([await counts(), await total(hana)]).toEqual([[2, 1], 1]);
    const ofAll = await total(scenario.admin);
    await scenario.conversation(scenario.admin, ticket._id);
    expect([await counts(), await total(hana), await total(scenario.admin)]).toEqual([[0, 1], 1, ofAll - 2]);
    await scenario.conversation(hana, ticket._id);
    expect([await counts(), await total(hana)]).toEqual([[0, 0], 0]);
  });
});

describe('deleting a message', () => {
  it('[API-043, ORD-066, ORD-076, CHAT-039] is only for administrators, deletes the file and keeps the order', async () => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.send(scenario.amina, ticket, await png(), 'a.png').expect(201);
    const last = await scenario.said(scenario.amina, ticket._id, 'Later');
    const path = `${SUPPORT}/message/${body.message._id}`;
    await scenario.app.call.delete(path, scenario.amina.token).expect(403);
    const gone = await scenario.app.call.delete(path, scenario.admin.token).expect(200);
    expect(gone.body).toEqual({ message: 'Message deleted successfully' });
    await scenario.app.call.delete(path, scenario.admin.token).expect(404);
    expect(await scenario.ticket(scenario.amina, ticket._id)).toMatchObject({ unreadByAdmin: 1 });
    const after = await scenario.conversation(scenario.amina, ticket._id, { after: body.message._id });
    expect(after.messages).toMatchObject([{ _id: last._id }]);
    expect(after.deleted).toEqual([body.message._id]);
    await eventually(async () => (await scenario.app.call.get(body.message.fileUrl)).status === 404);
  });

  it('[ORD-066] is reported by every later read, latest first, for users who were offline', async () => {
    const ticket = await scenario.open(scenario.amina);
    const ids: string[] = [];
    for (const words of ['One', 'Two', 'Three'])
      ids.push((await scenario.said(scenario.amina, ticket._id, words))._id);
    const [one, two, three] = ids as [string, string, string];
    for (const id of [one, three])
      await scenario.app.call.delete(`${SUPPORT}/message/${id}`, scenario.admin.token).expect(200);
    const places: (Record<string, string> | undefined)[] = [undefined, { after: two }, { before: two }];
    for (const place of places)
      expect((await scenario.conversation(scenario.amina, ticket._id, place)).deleted).toEqual([three, one]);
    const other = await scenario.open(scenario.amina);
    expect((await scenario.conversation(scenario.amina, other._id)).deleted).toEqual([]);
  });
});
