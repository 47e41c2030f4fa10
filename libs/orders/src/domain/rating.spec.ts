import { changeRating, giveRating, type RatedTicket } from './rating.js';

const DAY = 24 * 60 * 60_000;
const now = new Date('2026-11-01T10:00:00.000Z');
const ticket: RatedTicket = {
  id: 'ticket',
  assignedAdminId: 'admin',
  item: () => ({ kind: 'giftCard', id: 'card' }),
};
const given = () => giveRating(ticket, { stars: 4, comment: '' }, 7 * DAY, { now, newId: () => 'rating' });

describe('a rating', () => {
  it('stores the listing and the administrator for which it counts, and null for an empty comment', () => {
    expect(given()).toMatchObject({
      ...{ id: 'rating', ticketId: 'ticket', stars: 4, comment: null, adminId: 'admin' },
      item: { kind: 'giftCard', id: 'card' },
    });
  });

  it.each([
    [undefined, 'Quick'],
    ['', null],
    [null, null],
    ['Slow', 'Slow'],
  ])('[LIF-101] that is changed with the comment %j has the comment %j', (comment, kept) => {
    const first = { ...given(), comment: 'Quick' };
    expect(changeRating(first, { stars: 5, comment }, now)).toMatchObject({ stars: 5, comment: kept });
  });

  it('[LIF-101] can be changed until 7 days after it was first given, regardless of later changes', () => {
    const before = new Date(now.getTime() + 7 * DAY - 1);
    const changed = changeRating(given(), { stars: 1, comment: 'Late' }, before);
    expect(changed).toMatchObject({ stars: 1, comment: 'Late', createdAt: now, updatedAt: before });
    expect(() => changeRating(changed, { stars: 5 }, new Date(before.getTime() + 1))).toThrow(
      'This rating can no longer be changed',
    );
  });
});
