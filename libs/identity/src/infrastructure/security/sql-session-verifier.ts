import { EntityManager } from '@mikro-orm/postgresql';
import {
  APP_CONFIG,
  Batched,
  ChangeFeed,
  Clock,
  PreparedReads,
  SessionVerifier,
  type AppConfig,
  type Principal,
} from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';
import { refusalOf } from '../../domain/session-refusal.js';
import { Unauthenticated } from '../../domain/session.errors.js';
import { limitsOf, isLastUseWriteDue } from '../../domain/session.js';
import { SessionTokens } from '../../domain/session-tokens.js';
import { KnownSessions, type KnownSession } from './known-sessions.js';
import { LastUseWriter } from './last-use-writer.js';

/**
 * Verifies the session of every call and handshake. The role and the active state come from the user's row, not from the token
 * (contract, section 2 "Sessions"). One statement over two primary keys reads the rows. A session in memory saves that
 * statement, but can only admit a call: every refusal is based on the rows.
 */
@Injectable()
export class SqlSessionVerifier extends SessionVerifier {
  /** Batches the reads of sessions, as all pages reconnect at the same time after a restart. */
  private readonly rows = new Batched((sessionIds: string[]) => this.readAll(sessionIds), {
    max: 500,
    gatherMs: 25,
  });

  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
    private readonly tokens: SessionTokens,
    private readonly lastUses: LastUseWriter,
    private readonly clock: Clock,
    private readonly changes: ChangeFeed,
    private readonly knownSessions: KnownSessions,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    super();
  }

  override known(token: string, isUse: boolean): Principal | undefined {
    if (!this.changes.isConfirmed) return undefined;
    const now = this.clock.now();
    const known = this.knownSessions.get(token, now);
    return known && this.admit(known, now, isUse);
  }

  async verify(token: string, isUse: boolean): Promise<Principal> {
    const owner = await this.tokens.read(token);
    const isKept = this.knownSessions.get(token, this.clock.now()) !== undefined;
    // Confirms the feed only if a session in memory may be used, or to start following. Otherwise it reads the rows, which
    // costs no more than a confirmation, even one that concurrent calls share.
    if (isKept || !this.changes.isFollowing) await this.changes.confirm();
    const now = this.clock.now();
    const known = isKept ? this.knownSessions.get(token, now) : undefined;
    if (known) return this.admit(known, now, isUse);
    const keep = this.knownSessions.reading();
    const read = { ...(await this.read(owner.sessionId, owner.userId)), expiresAt: owner.expiresAt };
    const refusal = refusalOf(read.session, this.clock.now(), this.config.trust.adminSession);
    if (refusal) throw refusal;
    keep(token, read);
    return this.admit(read, this.clock.now(), isUse);
  }

  private admit({ principal, session }: KnownSession, now: Date, isUse: boolean): Principal {
    if (isUse && isLastUseWriteDue(session, now, limitsOf(session.role, this.config.trust.adminSession))) {
      this.lastUses.add(principal, now);
      session.lastUsedAt = now;
    }
    return principal;
  }

  private async read(sessionId: string, userId: string): Promise<Omit<KnownSession, 'expiresAt'>> {
    const row = await this.rows.add(sessionId);
    if (row?.user_id !== userId) throw new Unauthenticated();
    const session = {
      createdAt: new Date(row.created_at),
      lastUsedAt: new Date(row.last_used_at),
      expiresAt: new Date(row.expires_at),
      endReason: row.end_reason,
      userIsActive: row.is_active,
      role: row.role,
    };
    const isVerified = row.email_verified || row.google_id !== null || row.role === 'admin';
    const { requiresSecondStep } = this.config.trust;
    const principal = {
      userId,
      sessionId,
      role: row.role,
      username: row.username ?? '',
      isVerified,
      provedAt: new Date(row.proved_at).getTime(),
      mustEnrol: requiresSecondStep && row.role === 'admin' && row.second_step_at === null,
    };
    return { session, principal };
  }

  private async readAll(sessionIds: string[]) {
    const query = this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.sessions as s')
      .innerJoin('identity.users as u', 'u.id', 's.user_id')
      .select(['s.id', 's.user_id', 's.created_at', 's.last_used_at', 's.expires_at'])
      .select(['s.end_reason', 's.proved_at'])
      .select(['u.is_active', 'u.email_verified', 'u.google_id', 'u.role', 'u.username', 'u.second_step_at'])
      .where('s.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .compile();
    const rows = new Map((await this.reads.run(query)).map((row) => [row.id, row]));
    return sessionIds.map((id) => rows.get(id));
  }
}
