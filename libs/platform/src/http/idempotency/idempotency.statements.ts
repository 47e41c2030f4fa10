// Each list parameter is wrapped in a select of its own. Otherwise PostgreSQL would see the length of the list and plan the
// statement again each time.

/**
 * Claims keys for requests: $1 users, $2 keys, $3 routes, $4 fingerprints, $5 runs; returns a row for each, in their order.
 * Its commit does not wait for the disk: the change of the request follows it in the write-ahead log, and both reach the
 * disk together. A claim that is not renewed for ten seconds belongs to a process that died or was stopped: it may be taken
 * over, unless its change was committed.
 */
export const CLAIM = {
  name: 'idempotency-claim',
  text: `
    with asked as (
      select * from unnest((select $1::uuid[]), (select $2::text[]), (select $3::text[]), (select $4::bytea[]),
        (select $5::uuid[])) with ordinality
        as a (user_id, key, route, request_hash, run_id, place)
    ), claimed as (
      insert into platform.idempotency as kept (user_id, key, route, request_hash, run_id)
      select user_id, key, route, request_hash, run_id from asked order by user_id, key
      on conflict (user_id, key) do update
        set route = excluded.route, request_hash = excluded.request_hash, run_id = excluded.run_id,
          created_at = now(), status = null, answer = null, committed = false
        where kept.created_at < now() - interval '24 hours'
          or (kept.status is null and not kept.committed and kept.created_at < now() - interval '10 seconds'
            and kept.route = excluded.route and kept.request_hash = excluded.request_hash)
      returning user_id, key
    )
    select c.key is not null as claimed, k.key is not null as known,
      k.route = a.route and k.request_hash = a.request_hash as same_request,
      k.committed and k.created_at < now() - interval '10 seconds' as executed, k.status, k.answer,
      set_config('synchronous_commit', 'off', true)
    from asked a
    left join claimed c on c.user_id = a.user_id and c.key = a.key
    left join platform.idempotency k on c.key is null and k.user_id = a.user_id and k.key = a.key
    order by a.place`,
};

/**
 * Stores answers: $1 users, $2 runs, $3 statuses, $4 answers as a JSON list of texts. An array parameter would be slower, as
 * the driver escapes every quote in its texts by a regular expression.
 */
export const STORE = {
  name: 'idempotency-store',
  text: `
    update platform.idempotency k set status = a.status, answer = $4::jsonb ->> (a.place - 1)::int
    from unnest((select $1::uuid[]), (select $2::uuid[]), (select $3::int[])) with ordinality
      as a (user_id, run_id, status, place)
    where k.run_id = a.run_id and k.user_id = a.user_id`,
};

/** Renews claims that are not lost yet: $1 runs. */
export const RENEW = {
  name: 'idempotency-renew',
  text: `
    update platform.idempotency set created_at = now()
    where run_id = any($1::uuid[]) and status is null and created_at > now() - interval '10 seconds'`,
};

/** Releases the key of a run that has not committed: $1 user, $2 run. */
export const RELEASE = {
  name: 'idempotency-release',
  text: 'delete from platform.idempotency where user_id = $1 and run_id = $2 and not committed',
};

/** One row when the key is claimed: $1 user, $2 key. */
export const IS_CLAIMED = {
  name: 'idempotency-is-claimed',
  text: 'select from platform.idempotency where user_id = $1 and key = $2',
};
