import type { ZodMiniType } from 'zod/mini';
import { changeStatusSchema, openTicketSchema, postMessageSchema, ticketListQuery } from './index.js';

const sentences = (schema: ZodMiniType, value: unknown): string[] => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
};

describe('a new ticket', () => {
  const ticket = { subject: 'Help me', orderType: 'general' };

  it.each([[undefined], [''], ['   '], [7]])('[ORD-073] is refused with the subject %p', (subject) => {
    expect(sentences(openTicketSchema, { ...ticket, subject })).toEqual(['Please enter a subject']);
  });

  it('accepts a subject of at most 200 characters', () => {
    expect(sentences(openTicketSchema, { ...ticket, subject: 'x'.repeat(200) })).toEqual([]);
    expect(sentences(openTicketSchema, { ...ticket, subject: 'x'.repeat(201) })).toEqual([
      'Subject must be less than 200 characters',
    ]);
  });

  it.each(['rent', 'buy', 'repair', 'general', 'giftcard'])('[ORD-039] accepts the type %s', (orderType) => {
    expect(sentences(openTicketSchema, { ...ticket, orderType })).toEqual([]);
  });

  it('[ORD-039] refuses any other type', () => {
    expect(sentences(openTicketSchema, { ...ticket, orderType: 'steal' })).toEqual(['Type is unknown']);
  });

  it('[ORD-040] allows the type giftcard for orders of gift cards, but not of accounts', () => {
    const order = (orderType: string, item: object) =>
      sentences(openTicketSchema, { ...ticket, orderType, ...item });
    expect(order('giftcard', { giftCardId: 'a' })).toEqual([]);
    expect(order('rent', { accountId: 'a' })).toEqual([]);
    expect(order('buy', { giftCardId: 'a' })).toEqual(['The type of a gift card order is giftcard']);
    expect(order('giftcard', { accountId: 'a' })).toEqual(['The type of an account order is not giftcard']);
    expect(order('giftcard', { giftCardId: 'a', accountId: 'b' })).toContain('A ticket is about one item');
  });
});

describe('a change of status', () => {
  it.each(['in_progress', 'completed', 'cancelled'])('[API-042] may be %s', (status) => {
    expect(sentences(changeStatusSchema, { status })).toEqual([]);
  });

  it('[ORD-041] cannot lead back to pending', () => {
    expect(sentences(changeStatusSchema, { status: 'pending' })).toEqual([
      'Status must be in_progress, completed or cancelled',
    ]);
  });
});

describe('a support message', () => {
  it('[ORD-072] has at most 2000 characters', () => {
    const content = (length: number) => ({ ticketId: 't', content: 'x'.repeat(length) });
    expect(sentences(postMessageSchema, content(2000))).toEqual([]);
    expect(sentences(postMessageSchema, content(2001))).toEqual([
      'Message must be less than 2000 characters',
    ]);
  });

  it('requires the id of its ticket', () => {
    expect(sentences(postMessageSchema, { content: 'hello' })).toEqual(['ticketId is required']);
  });
});

describe('the list of tickets', () => {
  it.each(['all', 'pending', 'in_progress', 'completed', 'cancelled'])(
    '[ORD-011] filters by status %s',
    (status) => {
      expect(sentences(ticketListQuery, { status })).toEqual([]);
    },
  );

  it.each(['all', 'rent', 'buy', 'repair', 'general'])('[ORD-012] filters by type %s', (type) => {
    expect(sentences(ticketListQuery, { type })).toEqual([]);
  });

  it.each([{ status: 'open' }, { type: 'x' }, { limit: '0' }, { limit: '101' }, { limit: 'many' }])(
    'refuses %p',
    (query) => expect(sentences(ticketListQuery, query)).toHaveLength(1),
  );
});
