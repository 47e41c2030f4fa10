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

  it('leaves unknown braces alone and does without a listing', () => {
    expect(fillCannedReply('{x} {listing} {price}', { ...ticket, account: null })).toBe('{x} A question ');
  });

  it('does not fill in what a client put into their name', () => {
    const client = { ...ticket.client, username: '{price}' };
    expect(fillCannedReply('{client}', { ...ticket, client })).toBe('{price}');
  });

  it('has a title and both languages', () => {
    const result = cannedReplyFields.safeParse({ title: ' ', english: '', arabic: 'x'.repeat(2001) });
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'Title is required',
      'English text is required',
      'Arabic text must be less than 2000 characters',
    ]);
  });
});
