/** The query parameters of `GET /api/audit`. */
export interface AuditQuery {
  actor?: string;
  target?: string;
  action?: string;
  outcome?: string;
  from?: string;
  to?: string;
}

/**
 * Returns the statement for a page of the audit log, as `libs/audit/src/application/list-entries` builds it.
 * @param before the last entry of the previous page; absent for the newest entries
 */
export function auditStatement(query: AuditQuery, before?: number): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const matching = (): string => {
    const all = ['true'];
    if (query.actor) all.push(`(e.body -> 'actor' ->> '_id') collate "C" = ${bind(query.actor)}`);
    if (query.target) all.push(`(e.body -> 'target' ->> '_id') collate "C" = ${bind(query.target)}`);
    if (query.action?.endsWith('.'))
      all.push(
        `(e.body ->> 'action') collate "C" >= ${bind(query.action)} and
         (e.body ->> 'action') collate "C" < ${bind(`${query.action.slice(0, -1)}/`)}`,
      );
    else if (query.action) all.push(`(e.body ->> 'action') collate "C" = ${bind(query.action)}`);
    if (query.outcome) all.push(`(e.body ->> 'outcome') collate "C" = ${bind(query.outcome)}`);
    const at = (bound: string, order: string) =>
      `(select f.seq from audit.entry f where f.at ${bound} order by f.at ${order}, f.seq ${order} limit 1)`;
    if (query.from) all.push(`e.seq >= ${at(`>= ${bind(query.from)}`, 'asc')}`);
    if (query.to) all.push(`e.seq <= ${at(`< ${bind(query.to)}`, 'desc')}`);
    return all.join(' and ');
  };
  const isPeriod = Object.keys(query).every((name) => name === 'from' || name === 'to');
  const count = isPeriod ? 'coalesce(max(e.seq) - min(e.seq) + 1, 0)' : 'count(*)';
  const place = before === undefined ? 'true' : `e.seq < ${bind(before)}`;
  const text = `
    select e.seq, e.at, e.body, e.hash, a.username as actor_name, t.username as target_name,
           (select ${count} from audit.entry e where ${matching()}) as total
      from (select e.seq, e.at, e.body, e.hash from audit.entry e where ${matching()} and ${place}
             order by e.seq desc limit 51) e
      left join identity.public_user a on a.id = (e.body -> 'actor' ->> '_id')::uuid
      left join identity.public_user t
        on t.id = case when e.body -> 'target' ->> 'type' = 'user' then (e.body -> 'target' ->> '_id')::uuid end
     order by e.seq desc`;
  return { text, values };
}
