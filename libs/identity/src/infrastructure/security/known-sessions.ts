import { APP_CONFIG, ChangeFeed, Readings, type AppConfig, type Principal } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { refusalOf, type CheckedSession } from '../../domain/session-refusal.js';

/** The most sessions in the memory of a process, which take some megabytes. */
const MAX_SESSIONS = 10_000;
/** Bounds the age of what is kept, whatever the change feed says. */
const MAX_AGE_MS = 1000;
/** The clock of what is kept is read this often: each reading of it sets a timer. */
const RESOLUTION_MS = 25;

/** A valid session as its rows said. */
export interface KnownSession {
  principal: Principal;
  session: CheckedSession;
  /** When its token expires, in milliseconds since 1970. */
  expiresAt: number;
}

/** Keeps a session that was read, unless it may have changed since the reading began. */
export type KeepSession = (token: string, session: KnownSession) => void;

/** The sessions that were verified within the last second and have not changed since. */
@Injectable()
export class KnownSessions {
  private readonly tokensOf = new Map<string, Set<string>>();
  private readonly sessions = new LRUCache<string, KnownSession>({
    max: MAX_SESSIONS,
    ttl: MAX_AGE_MS - RESOLUTION_MS,
    ttlResolution: RESOLUTION_MS,
    dispose: ({ principal: { userId } }, token) => this.forgetToken(userId, token),
  });
  private readonly readings: Readings;

  constructor(
    changes: ChangeFeed,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'trust'>,
  ) {
    this.readings = new Readings(changes);
    changes.listen('identity.user', (userIds) => this.forget(userIds));
  }

  /** A session that may be admitted at a time; undefined says nothing. Only while the change feed is confirmed. */
  get(token: string, now: Date): KnownSession | undefined {
    const known = this.sessions.get(token);
    if (!known || now.getTime() >= known.expiresAt) return undefined;
    return refusalOf(known.session, now, this.config.trust.adminSession) ? undefined : known;
  }

  /** To be called before a session is read. */
  reading(): KeepSession {
    const mayKeep = this.readings.begin();
    return (token, session) => {
      if (mayKeep()) this.keep(token, session);
    };
  }

  private keep(token: string, session: KnownSession): void {
    const { userId } = session.principal;
    this.sessions.set(token, session);
    this.tokensOf.set(userId, (this.tokensOf.get(userId) ?? new Set()).add(token));
  }

  private forget(userIds: readonly string[] | 'all'): void {
    this.readings.noteChange();
    if (userIds === 'all') return this.sessions.clear();
    for (const userId of userIds)
      for (const token of [...(this.tokensOf.get(userId) ?? [])]) this.sessions.delete(token);
  }

  private forgetToken(userId: string, token: string): void {
    const tokens = this.tokensOf.get(userId);
    tokens?.delete(token);
    if (tokens?.size === 0) this.tokensOf.delete(userId);
  }
}
