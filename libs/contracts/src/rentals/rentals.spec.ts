import * as z from 'zod/mini';
import { ledgerSwitch, newSlots } from './ledger.inputs.js';
import { slotKindsOf } from './slot-kinds.js';
import { changedEnd, confirmedReturn, newTerm } from './term.inputs.js';

const messagesOf = (schema: z.core.$ZodType, input: unknown) =>
  z.core.safeParse(schema, input).error?.issues.map(({ message }) => message);

describe('the kinds of slot', () => {
  it.each([
    ['PS4', 'Principal_Online/Offline', ['principal_ps4']],
    ['PS5', 'Principal_Online/Offline', ['principal_ps5']],
    ['PS Portal', 'Principal_Online/Offline', ['principal_ps5']],
    ['PS4/PS5', 'Principal_Online/Offline', ['principal_ps4', 'principal_ps5']],
    ['PS4', 'Offline_Principal', ['offline_ps4']],
    ['PS5', 'Offline_Principal', ['offline_ps5']],
    ['PS Portal', 'Offline_Principal', ['offline_ps5']],
    ['PS4/PS5', 'Offline_Principal', ['offline_ps4', 'offline_ps5']],
    ['PS4/PS5', 'Secondaire_Online', ['secondary']],
    ['PS4/PS5', 'Compte_Complet', ['complete']],
  ] as const)('[LIF-072] of %s and %s are %j', (console, service, kinds) => {
    expect(slotKindsOf(console, service)).toEqual(kinds);
  });

  it('[LIF-072] are refused if unknown', () => {
    const unfit = ['This kind of slot does not fit the listing'];
    expect(messagesOf(newSlots, { kind: 'third', count: 1 })).toEqual(unfit);
    expect(messagesOf(ledgerSwitch, { enabled: true, slots: { third: 1 } })).toEqual(unfit);
  });

  it('[LIF-075] can be added 1 to 100 at a time', () => {
    const sentence = ['Count must be a whole number from 1 to 100'];
    for (const count of [0, 101, 1.5, 'many', null, undefined])
      expect(messagesOf(newSlots, { kind: 'secondary', count })).toEqual(sentence);
    for (const count of [1, 100]) expect(messagesOf(newSlots, { kind: 'secondary', count })).toBeUndefined();
  });
});

const SLOT = 'f1d2c3b4-0000-4000-8000-000000000001';
const AT = '2026-01-31T10:00:00+01:00';

describe('the fields of a rental', () => {
  it('[LIF-083] require slot, client and times', () => {
    expect(messagesOf(newTerm, { slotId: SLOT, clientId: 'nobody', startsAt: AT, endsAt: null })).toEqual([
      'Choose a client',
    ]);
    expect(messagesOf(newTerm, { startsAt: 'soon', endsAt: '2026-02-31T10:00:00Z' })).toEqual([
      'Choose a slot',
      'Choose a client',
      'Start must be a date and time',
      'End must be a date and time',
    ]);
  });

  it('[LIF-010] require a reason of 1 to 300 characters to change the end', () => {
    expect(messagesOf(changedEnd, { endsAt: AT })).toEqual(['Reason is required']);
    expect(messagesOf(changedEnd, { endsAt: AT, reason: 'r'.repeat(301) })).toEqual([
      'Reason must be less than 300 characters',
    ]);
    expect(messagesOf(changedEnd, { endsAt: AT, reason: 'r'.repeat(300) })).toBeUndefined();
    expect(messagesOf(confirmedReturn, { reason: ' ' })).toEqual(['Reason is required']);
  });

  it('[LIF-092] refuse an empty password', () => {
    expect(messagesOf(confirmedReturn, { password: '' })).toEqual([
      'Enter the new password or confirm that it is unchanged',
    ]);
  });
});
