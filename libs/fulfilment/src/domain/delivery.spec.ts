import { DELIVERY_RULES } from '@manette/contracts/fulfilment';
import { Delivery } from './delivery.js';

const HOURS = 3 * 60 * 60 * 1000;
const now = new Date('2026-11-23T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const from = { address: '192.0.2.7', session: 'a session' };

const delivery = () =>
  Delivery.of({
    id: 'd',
    ticketId: 't',
    ticketNumber: 'T-000001',
    clientId: 'c',
    listing: { kind: 'giftCard', id: 'l' },
    rulesKey: 'giftcard',
    itemId: 'i',
    createdAt: now,
  });
const { version, en, ar } = DELIVERY_RULES.giftcard;
const accept = (one: Delivery, language: 'en' | 'ar' = 'ar') =>
  one.acknowledge({ version, language }, from, now);

describe('a delivery', () => {
  it('[LIF-056] stores text, version, language, time, address and session of the first acceptance of its rules', () => {
    const one = delivery();
    expect([accept(one), accept(one, 'en')]).toEqual([true, false]);
    expect(one.fields.acknowledgement).toEqual({
      ...from,
      ...{ version, language: 'ar', at: now.toISOString(), en, ar },
    });
  });

  it('[LIF-057] accepts only the current version of the rules', () => {
    const accepted = { version: version + 1, language: 'en' } as const;
    expect(() => delivery().acknowledge(accepted, from, now)).toThrow(
      'The rules have changed. Please read them again.',
    );
  });

  it('[LIF-058] is not shown before its rules are accepted', () => {
    expect(() => delivery().reveal(now, HOURS)).toThrow('Please accept the rules first');
  });

  it('[LIF-059] is shown for its hours from the first reveal, and not at their end', () => {
    const one = delivery();
    accept(one);
    expect(one.reveal(now, HOURS)).toEqual({ itemId: 'i', expiresAt: later(HOURS) });
    expect(one.reveal(later(HOURS - 1), HOURS)).toEqual({ itemId: 'i', expiresAt: later(HOURS) });
    expect(() => one.reveal(later(HOURS), HOURS)).toThrow(
      'This delivery is no longer shown. Please open a ticket.',
    );
  });

  it('[LIF-059] does not expire before it was revealed', () => {
    expect(delivery().isOver(later(1000 * HOURS))).toBe(false);
  });

  it('[LIF-060] is shown for its full hours again after an extension, whether expired or not', () => {
    const one = delivery();
    expect(() => one.extend(now, HOURS)).toThrow('This delivery has not been shown yet');
    accept(one);
    one.reveal(now, HOURS);
    one.expire();
    one.extend(later(2 * HOURS), HOURS);
    expect(one.fields).toMatchObject({ state: 'revealed', expiresAt: later(3 * HOURS) });
    expect(one.reveal(later(2 * HOURS + 1), HOURS).itemId).toBe('i');
  });

  it('[LIF-061] is ready again after a replacement, and its rules stay accepted', () => {
    const one = delivery();
    accept(one);
    one.reveal(now, HOURS);
    one.replace('j', 'It does not work', later(HOURS));
    expect(one.fields).toMatchObject({ state: 'ready', expiresAt: null, itemId: 'j' });
    expect(one.fields.replacements).toEqual([{ at: later(HOURS).toISOString(), reason: 'It does not work' }]);
    expect(one.reveal(later(2 * HOURS), HOURS)).toEqual({ itemId: 'j', expiresAt: later(3 * HOURS) });
  });

  it('[LIF-091] shows nothing after its account was returned', () => {
    const one = delivery();
    accept(one);
    one.reveal(now, HOURS);
    expect([one.end(), one.end()]).toEqual([true, false]);
    for (const act of [() => one.extend(now, HOURS), () => one.item()])
      expect(act).toThrow('The account of this delivery was returned');
    expect(() => one.reveal(now, HOURS)).toThrow('This delivery is no longer shown');
  });
});
