import { ChangeFeed, type AppConfig } from '@manette/platform';
import { openSession } from '../../domain/session.js';
import { KnownSessions, type KnownSession } from './known-sessions.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const HOUR = 60 * 60 * 1000;
const CONFIG = { trust: { adminSession: { life: HOUR / 2, idle: HOUR / 4 } } } as AppConfig;

const sessionOf = (userId: string): KnownSession => ({
  principal: {
    userId,
    sessionId: 's',
    role: 'client',
    username: userId,
    isVerified: true,
    provedAt: NOW.getTime(),
    mustEnrol: false,
  },
  session: {
    ...openSession('s', userId, NOW, { method: 'password', userAgent: null, address: null }),
    userIsActive: true,
    role: 'client',
  },
  expiresAt: NOW.getTime() + HOUR,
});

describe('the sessions that a process keeps in memory', () => {
  let keys: Record<string, string[]>;
  let feed: ChangeFeed;
  let known: KnownSessions;
  beforeEach(async () => {
    keys = {};
    feed = new ChangeFeed({ since: () => Promise.resolve({ snapshot: '1', keys }) } as never);
    known = new KnownSessions(feed, CONFIG);
    await feed.confirm();
  });
  const change = async (...userIds: string[]) => {
    keys = { 'identity.user': userIds };
    feed.expire();
    await feed.confirm();
  };
  const isKnown = (token: string, now = NOW) => known.get(token, now) !== undefined;

  it('[contract 2] include sessions that were read, until their user changes', async () => {
    for (const userId of ['ann', 'bob']) known.reading()(`token of ${userId}`, sessionOf(userId));
    known.reading()('another of ann', sessionOf('ann'));
    await change('ann');
    expect(['token of ann', 'another of ann', 'token of bob'].map((token) => isKnown(token))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('[contract 2] exclude a session if its reading began before a change', async () => {
    const keep = known.reading();
    await change('ann');
    keep('token of ann', sessionOf('ann'));
    expect(isKnown('token of ann')).toBe(false);
  });

  it('[contract 2] are empty while changes are not followed', () => {
    const apart = new KnownSessions(new ChangeFeed({} as never), CONFIG);
    apart.reading()('token of ann', sessionOf('ann'));
    expect(apart.get('token of ann', NOW)).toBeUndefined();
  });

  it('[contract 2] end when their token expires and by their age', () => {
    known.reading()('token of ann', sessionOf('ann'));
    expect(isKnown('token of ann', new Date(NOW.getTime() + HOUR - 1))).toBe(true);
    expect(isKnown('token of ann', new Date(NOW.getTime() + HOUR))).toBe(false);
    known.reading()('old', { ...sessionOf('ann'), expiresAt: Infinity });
    expect(isKnown('old', new Date(NOW.getTime() + 15 * 24 * HOUR))).toBe(false);
  });

  it('[TRU-047] end for an administrator by the limits of administrators', () => {
    const boss = sessionOf('boss');
    known.reading()('token', { ...boss, session: { ...boss.session, role: 'admin' } });
    expect(isKnown('token', new Date(NOW.getTime() + HOUR / 4 - 1))).toBe(true);
    expect(isKnown('token', new Date(NOW.getTime() + HOUR / 4))).toBe(false);
  });
});
