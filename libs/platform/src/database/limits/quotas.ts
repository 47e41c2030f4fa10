import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SharedCall } from '../unit-of-work/shared-call.js';
import { Clock } from '../../core/time/clock.js';
import { RefusedLimits } from './refused-limits.js';
import { TooManyRequests, type LimitCode } from './too-many-requests.js';

/** How much a user may consume within a period; the period begins with the first consumption. */
export interface Quota {
  /** Its name in platform.quota. */
  name: string;
  amount: number;
  seconds: number;
  refusal: { code: LimitCode; message: string };
}

/** An amount that a user has taken from a quota. */
export interface Taken {
  quota: Quota;
  personId: string;
  amount: number;
  since: Date;
}

interface Wanted {
  personId: string;
  amount: number;
}

/**
 * Counts consumption exactly, over all processes [TRU-112, TRU-113]. A unit of work that fails takes nothing.
 */
@Injectable()
export class Quotas {
  private readonly calls = new WeakMap<Quota, SharedCall<Wanted, Date | undefined>>();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly refused: RefusedLimits,
  ) {}

  /** Takes an amount from a quota; parallel calls together never exceed it. @throws TooManyRequests with the quota's own code */
  async take(quota: Quota, personId: string, amount = 1): Promise<Taken> {
    const since = await this.callsFor(quota).add({ personId, amount });
    if (!since) throw await this.refusal(quota, personId);
    return { quota, personId, amount, since };
  }

  /** Checks that an amount is available, and takes nothing. @throws TooManyRequests with the quota's own code */
  async assertAvailable(quota: Quota, personId: string, amount: number): Promise<void> {
    const used = await this.used(quota, personId);
    if ((used?.used ?? 0) + amount > quota.amount) throw this.tooMany(quota, used?.since);
  }

  /** Returns an amount that was taken and not used. */
  async refund({ quota, personId, amount, since }: Taken): Promise<void> {
    const mine = sql`name = ${quota.name} and person_id = ${personId} and since = ${since.toISOString()}`;
    await sql`update platform.quota set used = used - ${amount}::bigint where ${mine}`.execute(this.db);
    // The row is deleted, as the period begins with the first consumption.
    await sql`delete from platform.quota where ${mine} and used <= 0`.execute(this.db);
  }

  private callsFor(quota: Quota): SharedCall<Wanted, Date | undefined> {
    const known = this.calls.get(quota);
    if (known) return known;
    const calls = new SharedCall((wanted: Wanted[]) => this.takeAll(quota, wanted));
    this.calls.set(quota, calls);
    return calls;
  }

  /**
   * Takes amounts for different users. Returns when the period of each began, or undefined where too little is left.
   * @throws Error when too little is left for one of several users: their shared transaction must take nothing then
   */
  private async takeAll(quota: Quota, wanted: Wanted[]): Promise<(Date | undefined)[]> {
    const now = this.clock.now();
    const over = this.latestEndedStart(quota, now);
    const { rows } = await sql<{ person_id: string; since: Date }>`
      insert into platform.quota as kept (name, person_id, since, used)
      select ${quota.name}, person_id, ${now.toISOString()}, amount
      from unnest((select ${wanted.map(({ personId }) => personId)}::uuid[]),
        (select ${wanted.map(({ amount }) => amount)}::bigint[])) as wanted (person_id, amount)
      where amount <= ${quota.amount}::bigint
      order by person_id
      on conflict (name, person_id) do update set
        since = case when kept.since <= ${over} then excluded.since else kept.since end,
        used = case when kept.since <= ${over} then 0 else kept.used end + excluded.used
      where kept.since <= ${over} or kept.used + excluded.used <= ${quota.amount}::bigint
      returning person_id, since`.execute(this.db);
    if (wanted.length > 1 && rows.length < wanted.length)
      throw new Error('too little is left for one of these');
    const since = new Map(rows.map((row) => [row.person_id, new Date(row.since)]));
    return wanted.map(({ personId }) => since.get(personId));
  }

  private async refusal(quota: Quota, personId: string): Promise<TooManyRequests> {
    return this.tooMany(quota, (await this.used(quota, personId))?.since);
  }

  private tooMany({ name, refusal, seconds }: Quota, since: Date | undefined): TooManyRequests {
    this.refused.count(name);
    const now = this.clock.now().getTime();
    const wait = Math.ceil(((since?.getTime() ?? now) + seconds * 1000 - now) / 1000);
    return new TooManyRequests(Math.max(1, wait), refusal.message, refusal.code);
  }

  private async used(quota: Quota, personId: string): Promise<{ used: number; since: Date } | undefined> {
    const { rows } = await sql<{ used: string; since: Date }>`
      select used, since from platform.quota
      where name = ${quota.name} and person_id = ${personId}
        and since > ${this.latestEndedStart(quota, this.clock.now())}`.execute(this.db);
    return rows[0] && { used: Number(rows[0].used), since: new Date(rows[0].since) };
  }

  /** Returns the latest start of a period that is over now. */
  private latestEndedStart({ seconds }: Quota, now: Date): string {
    return new Date(now.getTime() - seconds * 1000).toISOString();
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
