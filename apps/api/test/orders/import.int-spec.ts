import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportTicket, type ImportedTicket } from '@manette/contracts/orders';
import { CommandBus } from '@nestjs/cqrs';
import { TicketEventLog, settled } from './support/ticket-event-log.js';
import { png } from './support/files.js';
import { Scenario } from './support/scenario.js';

let scenario: Scenario;
let folder: string;
beforeAll(async () => {
  scenario = await Scenario.create();
  folder = await mkdtemp(join(tmpdir(), 'manette-import-'));
  await writeFile(join(folder, 'receipt'), await png());
});
afterAll(async () => {
  await scenario.end();
  await rm(folder, { recursive: true });
});

const hour = (n: number) => new Date(Date.UTC(2026, 0, 5, n));
const past = (changes: Partial<ImportedTicket> = {}): ImportedTicket => ({
  key: 'demo:1',
  clientId: scenario.amina.id,
  adminId: scenario.admin.id,
  subject: 'Order Request: Old',
  orderType: 'rent',
  priority: 'high',
  status: 'completed',
  createdAt: hour(8),
  closedAt: hour(12),
  messages: [
    { from: 'client', text: 'مرحبا', at: hour(9) },
    { from: 'admin', text: 'Hello', at: hour(10) },
    {
      from: 'client',
      text: '',
      at: hour(11),
      attachment: { path: join(folder, 'receipt'), name: 'receipt.png' },
    },
  ],
  ...changes,
});
const run = (ticket: ImportedTicket): Promise<string> =>
  scenario.app.app.get(CommandBus, { strict: false }).execute(new ImportTicket(ticket));

describe('importing a ticket of the past', () => {
  it('keeps the conversation with its times, takes no stock and sends no events', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const admin = await TicketEventLog.of(scenario, scenario.admin);
    const id = await run(past({ item: { kind: 'account', id: account._id } }));
    await settled(scenario, admin);
    expect(admin.eventNames).toEqual([]);
    expect(await scenario.stock(account._id)).toBe(1);
    expect(await scenario.ticket(scenario.amina, id)).toMatchObject({
      status: 'completed',
      priority: 'high',
      assignedAdmin: { _id: scenario.admin.id },
      account: { _id: account._id },
      unreadByAdmin: 1,
      unreadByClient: 0,
      createdAt: hour(8).toISOString(),
      updatedAt: hour(12).toISOString(),
    });
    const { messages } = await scenario.conversation(scenario.amina, id);
    expect(messages.map(({ content, type, createdAt }) => [content, type, createdAt])).toEqual([
      ['Ticket opened. An admin will answer here soon.', 'system', hour(8).toISOString()],
      ['مرحبا', 'text', hour(9).toISOString()],
      ['An admin has taken up this ticket.', 'system', hour(10).toISOString()],
      ['Hello', 'text', hour(10).toISOString()],
      ['File attachment', 'image', hour(11).toISOString()],
      ['The order was completed.', 'system', hour(12).toISOString()],
    ]);
    await scenario.app.call.get(messages[4]?.fileUrl ?? '').expect(200);
  });

  it('changes nothing when it is repeated', async () => {
    const first = await run(past({ key: 'demo:2' }));
    const { total } = await scenario.list(scenario.amina);
    expect(await run(past({ key: 'demo:2', subject: 'Other' }))).toBe(first);
    expect((await scenario.list(scenario.amina)).total).toBe(total);
  });

  it.each([
    ['pending', { messages: [] }, null],
    ['in_progress', { messages: [] }, null],
    ['cancelled', { reason: 'unsuccessful' }, 'unsuccessful'],
    ['cancelled', { closedBy: 'client' }, null],
  ] as const)('results in the status %s: %j', async (status, changes, reason) => {
    const key = `demo:${status}${JSON.stringify(changes)}`;
    const id = await run(
      past({ ...changes, messages: 'messages' in changes ? [] : past().messages, key, status }),
    );
    expect(await scenario.ticket(scenario.amina, id)).toMatchObject({ status, reason });
  });
});
