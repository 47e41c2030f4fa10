import type { SealedSecret } from '../../domain/webhook-secrets.js';
import type pg from 'pg';

export interface DueDelivery extends SealedSecret {
  id: string;
  webhookId: string;
  url: string;
  body: string;
  round: number;
}

/**
 * Returns the deliveries that may be attempted now, at most `most` of each webhook. A first attempt waits for the
 * first attempts of earlier events of its ticket. A retry, or a delivery sent again on demand, neither waits nor
 * delays others [POC-096].
 * @param running the ids of deliveries that are being attempted
 */
export async function dueDeliveries(
  client: pg.Client,
  now: Date,
  running: string[],
  most: number,
): Promise<DueDelivery[]> {
  const { rows } = await client.query<DueDelivery>({
    name: 'webhook-deliveries-due',
    text: `select d.id, d.webhook_id as "webhookId", w.url, d.body, d.round, w.secret, w.kid
       from webhooks.webhook w cross join lateral (
         select * from webhooks.delivery d
          where d.webhook_id = w.id and d.status = 'waiting' and d.next_attempt_at <= $1 and d.id <> all($2::uuid[])
            and (d.subject is null or d.round > 0 or d.tries > 0 or not exists (
              select from webhooks.delivery e
               where e.webhook_id = d.webhook_id and e.subject = d.subject and e.position < d.position
                 and e.status = 'waiting' and e.round = 0 and e.tries = 0))
          order by d.next_attempt_at, d.position limit $3) d
      where w.active
      order by d.next_attempt_at, d.position`,
    values: [now, running, most],
  });
  return rows;
}

/** Returns when the next delivery that waits for its time is due; null if none waits. */
export async function nextDue(client: pg.Client, now: Date): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | string | null }>({
    name: 'webhook-delivery-next',
    text: `select min(d.next_attempt_at) as at from webhooks.delivery d join webhooks.webhook w on w.id = d.webhook_id
      where d.status = 'waiting' and w.active and d.next_attempt_at > $1`,
    values: [now],
  });
  return rows[0]?.at ? new Date(rows[0].at) : null;
}
