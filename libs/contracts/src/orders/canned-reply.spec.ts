import { cannedReplyFields, fillCannedReply } from './index.js';

const ticket = {
  client: { _id: 'c', username: 'amina', isOnline: true },
  subject: 'A question',
  account: { _id: 'a', codeName: 'Desert Racer', price: { amount: 2500, currency: 'DZD' as const } },
  giftCard: null,
};

describe('a canned reply', () => {
  it('is filled in with client, listing and price', () => {
    expect(fillCannedReply('Hello {client}: {listing} is {price}.', ticket)).toBe(
      'Hello amina: Desert Racer is 2500 DZD.',
    );
  });

  it('keeps unknown variables and can be filled in without a listing', () => {
    expect(fillCannedReply('{x} {listing} {price}', { ...ticket, account: null })).toBe('{x} A question ');
  });

  it('does not replace a variable in the name of a client', () => {
    const client = { ...ticket.client, username: '{price}' };
    expect(fillCannedReply('{client}', { ...ticket, client })).toBe('{price}');
  });

  it('requires a title and both languages', () => {
    const result = cannedReplyFields.safeParse({ title: ' ', english: '', arabic: 'x'.repeat(2001) });
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'Title is required',
      'English text is required',
      'Arabic text must be less than 2000 characters',
    ]);
  });
});
