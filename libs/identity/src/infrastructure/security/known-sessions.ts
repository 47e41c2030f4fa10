import { APP_CONFIG, ChangeFeed, CacheGuard, type AppConfig, type Principal } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { refusalOf, type CheckedSession } from '../../domain/session-refusal.js';

/** The maximum number of sessions in the memory of a process; they take some megabytes. */
const MAX_SESSIONS = 10_000;
/** The maximum age of a session in memory, regardless of the change feed. */
const MAX_AGE_MS = 1000;
/** The interval at which the cache reads its clock: each reading sets a timer. */
const RESOLUTION_MS = 25;

/** A valid session as it was read from its rows. */
export interface KnownSession {
  principal: Principal;
  session: CheckedSession;
  /** When the session's token expires, in milliseconds since 1970. */
  expiresAt: number;
}

/** Stores a session that was read in memory, unless it may have changed since the reading began. */
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
  private readonly guard: CacheGuard;

  constructor(
    changes: ChangeFeed,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'trust'>,
  ) {
    this.guard = new CacheGuard(changes);
    changes.listen('identity.user', (userIds) => this.forget(userIds));
  }

  /**
   * Returns a session that may be admitted at the time `now`. Undefined does not mean that the session is invalid: its rows
   * must be read. Must be called only while the change feed is confirmed.
   */
  get(token: string, now: Date): KnownSession | undefined {
    const known = this.sessions.get(token);
    if (!known || now.getTime() >= known.expiresAt) return undefined;
    return refusalOf(known.session, now, this.config.trust.adminSession) ? undefined : known;
  }

  /** Must be called before a session is read. @returns a function that stores the session after it was read */
  reading(): KeepSession {
    const mayKeep = this.guard.begin();
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
    this.guard.noteChange();
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
