import type { ReportView } from '@manette/contracts/chat';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { png } from '../orders/support/files.js';
import { PUBLIC, Room } from './support/room.js';

const NOTHING = '00000000-0000-7000-8000-000000000000';

let room: Room;
let second: TestApp;
let carla: TestPerson;
beforeAll(async () => {
  room = await Room.open();
  second = await startTestApp({ beside: room.app });
  carla = await room.app.people.verifiedClient('carla');
});
afterAll(async () => {
  await second.stop();
  await room.close();
});

const about = async (messageId: string, status = 'open'): Promise<ReportView | undefined> =>
  (await room.reports({ status })).reports.find(({ message }) => message._id === messageId);

/** Creates a message of bilal that amina has reported. */
async function reported(): Promise<{ messageId: string; report: ReportView }> {
  const { _id: messageId } = await room.said(room.bilal, 'Buy now');
  await room.report(room.amina, messageId).expect(201);
  const report = await about(messageId);
  if (!report) throw new Error('the report is not listed');
  return { messageId, report };
}

describe('reporting a message', () => {
  it('[TRU-101, TRU-102] counts each user once, with the first reason that the user gave', async () => {
    const message = await room.said(room.bilal, 'Buy now');
    const first = await room.report(room.amina, message._id, 'spam').expect(201);
    expect(first.body).toEqual({ message: 'Report sent. Thank you.' });
    const again = await room.report(room.amina, message._id, 'insult').expect(200);
    expect(again.body).toEqual({ message: 'Report sent. Thank you.' });
    await room.report(carla, message._id, 'scam').expect(201);
    const report = await about(message._id);
    expect(report).toMatchObject({
      message,
      reporters: 2,
      reasons: { spam: 1, insult: 0, scam: 1, other: 0 },
      status: 'open',
      outcome: null,
    });
    expect(Date.parse(report?.firstAt ?? '')).toBeLessThan(Date.parse(report?.lastAt ?? ''));
  });

  it('[TRU-101] is refused for a user’s own message, and for administrators', async () => {
    const { _id } = await room.said(room.amina, 'Mine');
    for (const by of [room.amina, room.admin])
      expect((await room.report(by, _id).expect(403)).body.code).toBe('FORBIDDEN');
    expect((await room.report(room.unverified, _id).expect(403)).body.code).toBe('EMAIL_NOT_VERIFIED');
    expect(await about(_id)).toBeUndefined();
  });

  it.each(['boring', undefined, 7])('[TRU-101] refuses the reason %p', async (reason) => {
    const { _id } = await room.said(room.bilal, 'Fine');
    await room.app.call.post(`${PUBLIC}/${_id}/report`, room.amina.token).send({ reason }).expect(400);
  });

  it('[TRU-101] responds with 404 for a message that is deleted or never existed', async () => {
    const { _id } = await room.said(room.bilal, 'Gone');
    await room.delete(room.admin, _id).expect(200);
    for (const id of [_id, NOTHING, 'nonsense']) await room.report(room.amina, id).expect(404);
  });

  it('[TRU-101] by several users concurrently counts each of them', async () => {
    const { _id } = await room.said(room.bilal, 'Everybody sees it');
    const crowd = [room.amina, carla, await room.app.people.verifiedClient()];
    const calls = [...crowd, ...crowd].map(({ token }, at) => {
      const { call } = at % 2 ? room.app : second;
      return call.post(`${PUBLIC}/${_id}/report`, token).send({ reason: 'other' });
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 201, 201, 201]);
    expect(await about(_id)).toMatchObject({ reporters: 3, reasons: { other: 3 } });
  });
});

describe('the list of reports', () => {
  it('[TRU-102] is only for administrators, and refuses an unknown status', async () => {
    const list = (token: string) => room.app.call.get(`${PUBLIC}/reports`, token);
    await list(room.amina.token).expect(403);
    await list(room.admin.token).query({ status: 'lost' }).expect(400);
    await list(room.admin.token).query({ cursor: 'nonsense' }).expect(400);
  });

  it('[TRU-102] is paged, latest report first', async () => {
    const made = [await reported(), await reported(), await reported()];
    const first = await room.reports({ limit: '2' });
    const next = await room.reports({ limit: '1', cursor: first.nextCursor ?? '' });
    const ids = [...first.reports, ...next.reports].map(({ _id }) => _id);
    expect(ids).toEqual(made.map(({ report }) => report._id).reverse());
    expect(next.total).toBe(first.total);
  });
});

describe('closing a report', () => {
  it('[TRU-102] dismisses a report once', async () => {
    const { messageId, report } = await reported();
    await room.dismiss(report._id, room.amina).expect(403);
    const { body } = await room.dismiss(report._id).expect(200);
    expect(body.report).toMatchObject({ _id: report._id, status: 'closed', outcome: 'dismissed' });
    expect((await room.dismiss(report._id).expect(409)).body.code).toBe('CONFLICT');
    expect([await about(messageId), await about(messageId, 'closed')]).toMatchObject([
      undefined,
      { outcome: 'dismissed' },
    ]);
    for (const id of [NOTHING, 'nonsense']) await room.dismiss(id).expect(404);
  });

  it('[TRU-102] is undone when another user reports the message, but not when the same user does', async () => {
    const { messageId, report } = await reported();
    await room.dismiss(report._id).expect(200);
    await room.report(room.amina, messageId).expect(200);
    expect(await about(messageId)).toBeUndefined();
    await room.report(carla, messageId).expect(201);
    const open = { _id: report._id, reporters: 2, status: 'open', outcome: null };
    expect(await about(messageId)).toMatchObject(open);
  });

  it('[TRU-103] happens when the message is deleted, which the report then shows empty', async () => {
    const sent = await room.send(room.bilal, await png(), 'bad.png', 'Look').expect(201);
    const { _id: messageId } = sent.body.message as { _id: string };
    await room.report(room.amina, messageId).expect(201);
    await room.delete(room.admin, messageId).expect(200);
    expect(await about(messageId)).toBeUndefined();
    const closed = await about(messageId, 'closed');
    expect(closed).toMatchObject({
      status: 'closed',
      outcome: 'deleted',
      message: { content: '', fileUrl: null, fileName: null, sender: { username: 'bilal' } },
    });
    await room.dismiss(closed?._id ?? '').expect(409);
  });

  it('[TRU-103] includes reports that are sent while the message is being deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id } = await room.said(room.bilal, `Both ${round}`);
      await Promise.all([
        room.report(room.amina, _id),
        second.call.post(`${PUBLIC}/${_id}/report`, carla.token).send({ reason: 'spam' }),
        second.call.delete(`${PUBLIC}/${_id}`, room.admin.token).expect(200),
      ]);
      expect(await about(_id)).toBeUndefined();
    }
  });
});

it('[TRU-104] administrators, and no clients, receive events when a message is reported and a report closed', async () => {
  const staff = await second.sockets.connect(room.admin.token);
  const clients = [
    await room.app.sockets.connect(room.amina.token),
    await second.sockets.connect(room.bilal.token),
  ];
  const { messageId, report } = await reported();
  await room.dismiss(report._id).expect(200);
  await room.report(carla, messageId, 'insult').expect(201);
  await room.report(carla, messageId, 'insult').expect(200);
  await room.delete(room.admin, messageId).expect(200);
  const mark = await room.said(room.amina, 'after all');
  for (const socket of [staff, ...clients])
    await socket.next('public_message', ({ _id }) => _id === mark._id);
  expect(staff.of('message_reported')).toEqual([
    report,
    { ...report, lastAt: expect.any(String), reporters: 2, reasons: { ...report.reasons, insult: 1 } },
  ]);
  expect(staff.of('report_closed')).toEqual([
    { _id: report._id, outcome: 'dismissed' },
    { _id: report._id, outcome: 'deleted' },
  ]);
  for (const client of clients)
    expect([...client.of('message_reported'), ...client.of('report_closed')]).toEqual([]);
});

it('[TRU-101] accepts 20 reports an hour from a client, then responds with 429', async () => {
  const limited = await Room.open({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const { _id } = await limited.said(limited.bilal, 'Again and again');
    const send = () => limited.report(limited.amina, _id);
    await send().expect(201);
    for (let sent = 1; sent < 20; sent++) await send().expect(200);
    const refused = await send().expect(429);
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  } finally {
    await limited.close();
  }
});
