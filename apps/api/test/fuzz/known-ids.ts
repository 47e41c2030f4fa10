import type { Random } from './random.js';

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
const MOST = 20;

/** The kinds of ids by the paths in which they occur. The first match counts. */
const KINDS: [string, RegExp][] = [
  ['account', /\/accounts/],
  ['giftCard', /\/giftcards/],
  ['user', /\/users/],
  ['reply', /\/canned-replies/],
  ['publicMessage', /\/messages\/public/],
  ['message', /\/support\/message|^post \S+\/support$/],
  ['ticket', /\/support/],
];
const OF_FIELDS: Record<string, string> = {
  accountId: 'account',
  giftCardId: 'giftCard',
  ticketId: 'ticket',
  assignedAdminId: 'user',
};

const kindOf = (call: string): string => KINDS.find(([, place]) => place.test(call))?.[0] ?? '';

/** Ids of existing data, collected from responses. */
export class KnownIds {
  private readonly byKind = new Map<string, string[]>();

  /** Collects ids from the response to a call. */
  meet(call: string, text: string): void {
    const known = this.byKind.get(kindOf(call)) ?? [];
    const found = [...text.slice(0, 4000).matchAll(/"_id":"([0-9a-f-]{36})"/g)].map(([, id = '']) => id);
    const fresh = found.slice(0, 2).filter((id) => !known.includes(id));
    this.byKind.set(kindOf(call), [...fresh, ...known].slice(0, MOST));
  }

  /** Returns an id for a parameter in the call's path or a field of its body, mostly of the kind that it expects. */
  pick(call: string, field: string, random: Random): string {
    const kind = random.chance(0.9) ? (OF_FIELDS[field] ?? kindOf(call)) : random.pick(KINDS)[0];
    const known = this.byKind.get(kind) ?? [];
    return known.length > 0 && random.chance(0.95) ? random.pick(known) : UNKNOWN_ID;
  }
}
