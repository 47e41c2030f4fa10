import type { AuditTarget } from '@manette/contracts/audit';
import { APP_CONFIG, AuditTrail, Clock, UnitOfWork, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { userTarget } from '../recorded-user.js';

const MINUTE = 60_000;
/** Attempts that no entry counts are recorded after this pause, even if no further one comes, in milliseconds. */
const QUIET = 15 * MINUTE;

/** The key for a sign-in by an unknown passkey. */
const NOBODY = '';

interface Noted {
  /** The number of attempts that the latest entry counts. */
  counted: number;
  /** The number of attempts since that entry. */
  left_out: number;
}

interface LeftOut {
  person: string;
  user_id: string | null;
  left_out: number;
}

const targetOf = ({ person, user_id }: LeftOut): AuditTarget =>
  user_id ? userTarget(user_id) : { type: 'user', _id: null, label: person === NOBODY ? null : person };

/**
 * Records throttled sign-ins in the audit log: at most one entry a minute for each user and IP address, which counts all
 * attempts since the previous entry [TRU-077].
 */
@Injectable()
export class ThrottledSignIns {
  private readonly minute: number;

  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) { periods }: AppConfig,
  ) {
    this.minute = MINUTE * periods.factor;
  }

  /**
   * Counts an attempt in the current unit of work. The row is locked, so that one of several concurrent attempts makes the
   * entry.
   */
  async note(target: AuditTarget, ip: string): Promise<void> {
    const now = this.clock.now();
    const isDue = sql`t.noted_at <= ${new Date(now.getTime() - this.minute)}`;
    const { rows } = await sql<Noted>`
      insert into identity.throttled_sign_in as t (person, ip, user_id, noted_at, counted, left_out)
      values (${target._id ?? target.label ?? NOBODY}, ${ip}, ${target._id}, ${now}, 1, 0)
      on conflict (person, ip) do update set
        counted = case when ${isDue} then t.left_out + 1 else t.counted end,
        left_out = case when ${isDue} then 0 else t.left_out + 1 end,
        noted_at = case when ${isDue} then excluded.noted_at else t.noted_at end
      returning counted, left_out`.execute(this.em.getKysely<object>());
    const [noted] = rows;
    if (noted?.left_out === 0)
      this.trail.record({ action: 'sign-in', outcome: 'throttled', target, count: noted.counted });
  }

  /** Records the attempts that no entry counts yet, and deletes rows without attempts in the last 15 minutes. */
  async settle(): Promise<void> {
    await this.unitOfWork.run(async () => {
      const over = new Date(this.clock.now().getTime() - QUIET);
      const { rows } = await sql<LeftOut>`
        delete from identity.throttled_sign_in where noted_at < ${over}
        returning person, user_id, left_out`.execute(this.em.getKysely<object>());
      for (const row of rows)
        if (row.left_out > 0)
          this.trail.record({
            ...{ action: 'sign-in', outcome: 'throttled' },
            target: targetOf(row),
            count: row.left_out,
          });
    });
  }
}
