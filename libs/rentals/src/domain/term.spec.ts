import { consoleOfGuide } from './guide-console.js';
import { dueReminder } from './due-reminder.js';
import { Term, type NewTermFields } from './term.js';

const NOW = new Date('2026-05-10T12:00:00Z');
const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);

const started = (fields: Partial<NewTermFields> = {}): Term =>
  Term.start({
    id: 'term',
    accountId: 'account',
    codeName: 'FIFA',
    console: 'PS5',
    service: 'Principal_Online/Offline',
    slotId: 'slot',
    slotKind: 'principal_ps5',
    slotLabel: 'PS5-1',
    clientId: 'client',
    ticketId: null,
    ticketNumber: null,
    startsAt: at('05-01'),
    endsAt: at('06-01'),
    createdAt: NOW,
    ...fields,
  });

const ended = () => {
  const term = started();
  term.confirmReturn(NOW);
  return term;
};
const ENDED = 'This rental has ended';

describe('the end of a rental', () => {
  it('[LIF-083] must be after its start', () => {
    expect(() => started({ endsAt: at('05-01') })).toThrow('End must be after the start');
  });

  it('[LIF-084] can be set to any moment after the start, also to one in the past', () => {
    const term = started();
    term.changeEnd(at('05-02'));
    expect(term.endsAt).toEqual(at('05-02'));
    expect(() => term.changeEnd(at('05-01'))).toThrow('End must be after the start');
  });

  it('[LIF-084] cannot be changed if the rental has ended or has no end', () => {
    expect(() => ended().changeEnd(at('07-01'))).toThrow(ENDED);
    expect(() => started({ endsAt: null }).changeEnd(at('07-01'))).toThrow('This rental has no end');
  });

  it('[LIF-088] is moved by a renewal, counted from the former end', () => {
    const term = started({ endsAt: at('05-31') });
    expect(term.prolong(1, 'Africa/Algiers')).toEqual({ from: at('05-31'), to: at('06-30') });
    expect(term.endsAt).toEqual(at('06-30'));
  });
});

describe('renewing a rental', () => {
  it('[LIF-089] is refused once it has ended, is being returned or has no end', () => {
    expect(() => ended().renewableEnd()).toThrow(ENDED);
    expect(() => ended().prolong(1, 'Africa/Algiers')).toThrow(ENDED);
    const returning = started();
    returning.requestReturn(null);
    expect(() => returning.renewableEnd()).toThrow('This rental is being returned');
    expect(() => started({ endsAt: null }).renewableEnd()).toThrow('This rental has no end');
  });
});

describe('returning a rental', () => {
  it('[LIF-090] stores the guide that was sent', () => {
    const term = started();
    term.requestReturn('guide');
    expect(term).toMatchObject({ state: 'returning', guideId: 'guide' });
  });

  it('[LIF-091] ends it only once', () => {
    const term = ended();
    expect(term).toMatchObject({ state: 'ended', endedAt: NOW });
    expect(() => term.confirmReturn(NOW)).toThrow(ENDED);
    expect(() => term.requestReturn(null)).toThrow(ENDED);
  });

  it.each([
    ['PS4/PS5', 'principal_ps4', 'ps4'],
    ['PS4/PS5', 'offline_ps4', 'ps4'],
    ['PS4/PS5', 'principal_ps5', 'ps5'],
    ['PS4/PS5', 'secondary', 'ps5'],
    ['PS4', 'secondary', 'ps4'],
    ['PS Portal', 'principal_ps5', 'psPortal'],
  ] as const)('[LIF-090] on %s in a slot %s has the guide of %s', (console, kind, guide) => {
    expect(consoleOfGuide(console, kind)).toBe(guide);
  });
});

describe('the reminder that is due', () => {
  const end = at('06-01');

  it.each([
    ['2026-05-29T11:59:59.999Z', null],
    ['2026-05-29T12:00:00.000Z', 'three_days'],
    ['2026-05-31T11:59:59.999Z', 'three_days'],
    ['2026-05-31T12:00:00.000Z', 'one_day'],
    ['2026-06-01T11:59:59.999Z', 'one_day'],
    ['2026-06-01T12:00:00.000Z', 'ended'],
    ['2027-01-01T00:00:00.000Z', 'ended'],
  ])('[LIF-085] at %s is %s', (now, kind) => {
    expect(dueReminder(end, new Date(now))).toBe(kind);
  });
});
