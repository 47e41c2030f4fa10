import type { TicketView } from '@manette/contracts/orders';
import { Scenario, SUPPORT } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

type Who = 'owner' | 'other' | 'admin' | 'unverified' | 'nobody';
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Expected = Record<Who, number>;

const tokenOf = (who: Who): string | undefined =>
  ({
    owner: scenario.amina.token,
    other: scenario.bilal.token,
    admin: scenario.admin.token,
    unverified: scenario.unverified.token,
    nobody: undefined,
  })[who];

const CODES: Record<number, string[]> = {
  401: ['UNAUTHENTICATED'],
  403: ['FORBIDDEN', 'EMAIL_NOT_VERIFIED', 'ADMIN_CANNOT_ORDER'],
  404: ['NOT_FOUND'],
};

const both: Expected = { owner: 200, other: 404, admin: 200, unverified: 403, nobody: 401 };
const staff: Expected = { owner: 403, other: 403, admin: 200, unverified: 403, nobody: 401 };
const everyone: Expected = { owner: 200, other: 200, admin: 200, unverified: 403, nobody: 401 };

type Path = (ticket: TicketView, messageId: string) => string;
const calls: [string, Method, Path, Expected, object?][] = [
  ['API-037 list', 'get', () => 'tickets', everyone],
  ['unread-count', 'get', () => 'unread-count', everyone],
  ['a ticket', 'get', (ticket) => `ticket/${ticket._id}`, both],
  ['API-040 conversation', 'get', (ticket) => ticket._id, both],
  ['its timeline', 'get', (ticket) => `ticket/${ticket._id}/timeline`, staff],
  ['canned replies', 'get', () => 'canned-replies', staff],
  [
    'API-038 opening',
    'post',
    () => 'ticket',
    { owner: 201, other: 201, admin: 403, unverified: 403, nobody: 401 },
    { subject: 'x', orderType: 'general' },
  ],
  ['API-042 cancelling', 'put', (ticket) => `ticket/${ticket._id}/status`, both, { status: 'cancelled' }],
  [
    'API-042 completing',
    'put',
    (ticket) => `ticket/${ticket._id}/status`,
    { ...both, owner: 403 },
    { status: 'completed' },
  ],
  ['changing', 'patch', (ticket) => `ticket/${ticket._id}`, staff, { priority: 'high' }],
  ['API-039 deleting', 'delete', (ticket) => `ticket/${ticket._id}`, staff],
  ['API-043 deleting a message', 'delete', (_ticket, message) => `message/${message}`, staff],
];

describe.each(calls)('[ORD-015] %s', (_name, method, path, expected, body) => {
  it.each(Object.entries(expected) as [Who, number][])('returns to %s the status %i', async (who, status) => {
    const ticket = await scenario.open(scenario.amina);
    const message = await scenario.said(scenario.amina, ticket._id, 'Mine');
    const call = scenario.app.call[method](`${SUPPORT}/${path(ticket, message._id)}`, tokenOf(who));
    const answer = await (body ? call.send(body) : call);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(CODES[status]).toContain(answer.body.code);
    const untouched = await scenario.ticket(scenario.amina, ticket._id).catch(() => undefined);
    if (status >= 400) expect(untouched).toMatchObject({ status: 'pending', priority: 'medium' });
  });
});

describe('[API-041] writing a message', () => {
  it.each([
    ['owner', 201],
    ['other', 404],
    ['admin', 201],
    ['unverified', 403],
    ['nobody', 401],
  ] as const)('returns to %s the status %i', async (who, status) => {
    const ticket = await scenario.open(scenario.amina);
    const call = scenario.app.call.post(SUPPORT, tokenOf(who)).send({ ticketId: ticket._id, content: 'Hi' });
    expect((await call).status).toBe(status);
    const { messages } = await scenario.conversation(scenario.amina, ticket._id);
    expect(messages.some(({ content }) => content === 'Hi')).toBe(status === 201);
  });
});

describe('unknown ids', () => {
  const calls: [Method, string, object][] = [
    ['get', 'ticket/ID', {}],
    ['get', 'ID', {}],
    ['get', 'ticket/ID/timeline', {}],
    ['put', 'ticket/ID/status', { status: 'completed' }],
    ['patch', 'ticket/ID', { priority: 'low' }],
    ['delete', 'ticket/ID', {}],
    ['delete', 'message/ID', {}],
    ['delete', 'canned-replies/ID', {}],
  ];

  it.each(calls)('%s %s returns 404 for unknown and malformed ids', async (method, path, body) => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'nonsense', "';--", '%00']) {
      const call = scenario.app.call[method](`${SUPPORT}/${path.replace('ID', id)}`, scenario.admin.token);
      const answer = await (method === 'get' ? call : call.send(body));
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'NOT_FOUND']);
    }
  });

  it('are refused with 404 in a message as well', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'nonsense'])
      await scenario.say(scenario.admin, id, 'x').expect(404);
  });
});
