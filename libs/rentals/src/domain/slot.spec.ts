import type { SlotKind } from '@manette/contracts/rentals';
import { slotCounts } from './slot-counts.js';
import { Slot } from './slot.js';
import { endOf, useOf } from './slot-use.js';

const NOW = new Date('2026-05-01T12:00:00Z');
const slot = (number = 1) =>
  Slot.of({ id: `slot-${number}`, accountId: 'account', number, kind: 'principal_ps5', now: NOW });

describe('a slot', () => {
  it('is free at first and has its own label', () => {
    expect(slot(3)).toMatchObject({ label: 'PS5-3', state: 'free', ticketId: null });
  });

  it('[LIF-077] can be taken only once', () => {
    const taken = slot();
    taken.take('rented', 'ticket');
    expect(taken).toMatchObject({ state: 'rented', ticketId: 'ticket' });
    expect(() => taken.take('sold', 'other')).toThrow('This slot is in use');
    expect(() => taken.take('rented', 'ticket')).toThrow('This slot is in use');
  });

  it('that is held can be taken only by the ticket that holds it', () => {
    const held = slot();
    held.take('held', 'ticket');
    expect(() => held.take('rented', 'other')).toThrow('This slot is in use');
    held.take('rented', 'ticket');
    expect(held.state).toBe('rented');
  });

  it('[LIF-075] can be removed only while it is free', () => {
    const used = slot();
    used.take('held', 'ticket');
    expect(() => used.remove(NOW)).toThrow('This slot is in use');
    used.free();
    used.remove(NOW);
    expect(used.removedAt).toEqual(NOW);
  });

  it('[LIF-076] passes its ticket to the slot of the replacement item', () => {
    const former = slot(1);
    const next = slot(2);
    former.take('rented', 'ticket');
    former.moveTo(next, NOW);
    expect(next).toMatchObject({ state: 'rented', ticketId: 'ticket' });
    expect(former).toMatchObject({ ticketId: null, removedAt: NOW });
  });
});

describe('the slots of a new ledger', () => {
  const two: SlotKind[] = ['principal_ps4', 'principal_ps5'];

  it('[LIF-073] are as many as there were units, if only one kind is allowed', () => {
    expect(slotCounts(['secondary'], undefined, 4)).toEqual([['secondary', 4]]);
  });

  it('[LIF-073] are the given numbers', () => {
    const said = { principal_ps4: 1, principal_ps5: 2 };
    expect(slotCounts(two, said, 9)).toEqual([
      ['principal_ps4', 1],
      ['principal_ps5', 2],
    ]);
  });

  it('[LIF-073] must be given if two kinds are allowed', () => {
    expect(() => slotCounts(two, undefined, 3)).toThrow('Say how many slots of each kind');
    expect(() => slotCounts(two, {}, 3)).toThrow('Say how many slots of each kind');
  });

  it('[LIF-072] must be of a kind that fits the listing', () => {
    const unfit = 'This kind of slot does not fit the listing';
    expect(() => slotCounts(['secondary'], { complete: 1 }, 3)).toThrow(unfit);
  });

  it('are at most 1000', () => {
    expect(() => slotCounts(['secondary'], undefined, 1001)).toThrow('A listing has at most 1000 slots');
  });
});

describe('the use of the slot of a completed ticket', () => {
  it('[LIF-077] is a rental for orders to rent, unless the account is complete', () => {
    expect(useOf('secondary', 'rent')).toBe('rented');
    expect(useOf('complete', 'rent')).toBe('sold');
    for (const type of ['buy', 'repair', 'general', 'giftcard'] as const)
      expect(useOf('secondary', type)).toBe('sold');
  });

  it('[LIF-080] has no end for the offline kinds', () => {
    expect(endOf('offline_ps4', NOW, 3, 'Africa/Algiers')).toBeNull();
    expect(endOf('offline_ps5', NOW, 3, 'Africa/Algiers')).toBeNull();
    expect(endOf('secondary', NOW, 3, 'Africa/Algiers')).toEqual(new Date('2026-08-01T12:00:00Z'));
  });
});
