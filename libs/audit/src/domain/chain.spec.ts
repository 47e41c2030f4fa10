import { createHash } from 'node:crypto';
import { hashOf, ORIGIN } from './chain.js';
import type { EntryBody } from './entry.js';

const body: EntryBody = {
  requestId: 'r',
  action: 'sign-in',
  _id: 'i',
  outcome: 'ok',
  source: 'person',
  actor: { role: 'client', _id: 'u' },
  address: '10.0.0.1',
  userAgent: 'é',
  target: null,
  changes: [],
  reason: null,
  count: 1,
};

describe('the chain', () => {
  it('[TRU-087] hashes the previous hash and the RFC 8785 form of {seq, at, body}', () => {
    const form =
      '{"at":"2026-01-02T03:04:05.000Z","body":{"_id":"i","action":"sign-in","actor":{"_id":"u","role":"client"},' +
      '"address":"10.0.0.1","changes":[],"count":1,"outcome":"ok","reason":null,"requestId":"r","source":"person",' +
      '"target":null,"userAgent":"é"},"seq":7}';
    const expected = createHash('sha256').update(Buffer.alloc(32)).update(form).digest('hex');
    const entry = { seq: 7, at: new Date('2026-01-02T03:04:05Z'), body };
    expect(hashOf(ORIGIN.hash, entry).toString('hex')).toBe(expected);
  });
});
