import { Migration } from '@mikro-orm/migrations';

/**
 * Counts many sockets by one call, for handshakes that arrive together. All counts are raised together. If one exceeds its
 * limit, they are lowered again, and each socket is counted or refused in turn. Only one call at a time counts or removes
 * several sockets, and sessions come before addresses, so that no two calls can deadlock.
 */
export class EnteringSockets011 extends Migration {
  override up(): void {
    this.addSql(`create function platform.enter_sockets(
      ids text[], process uuid, lease interval, sessions text[], addresses text[], limits int[]
    ) returns text[] language plpgsql as $$
      declare
        entered text[] := '{}';
        too_many boolean := false;
      begin
        if cardinality(ids) > 1 and not exists (select from platform.open_socket where id = any(ids)) then
          perform pg_advisory_xact_lock(7265505);
          with raised as (
            insert into platform.socket_count as counted
              select session, count(*) from unnest(sessions) as session group by session
              on conflict (owner) do update set open = counted.open + excluded.open returning open)
            select coalesce(bool_or(open > limits[1]), false) into too_many from raised;
          with raised as (
            insert into platform.socket_count as counted
              select address, count(*) from unnest(addresses) as address group by address
              on conflict (owner) do update set open = counted.open + excluded.open returning open)
            select too_many or coalesce(bool_or(open > limits[2]), false) into too_many from raised;
          if not too_many then
            insert into platform.socket_process values (process, now() + lease) on conflict do nothing;
            insert into platform.open_socket
              select id, process, array[session, address] from unnest(ids, sessions, addresses) as one (id, session, address);
            return ids;
          end if;
          update platform.socket_count as counted set open = counted.open - more.number
            from (select owner, count(*) as number from unnest(sessions || addresses) as owner group by owner) as more
            where counted.owner = more.owner;
        end if;
        for place in 1 .. cardinality(ids) loop
          if platform.enter_socket(ids[place], process, lease, array[sessions[place], addresses[place]], limits) then
            entered := entered || ids[place];
          end if;
        end loop;
        if too_many then
          delete from platform.socket_count where owner = any(sessions || addresses) and open <= 0;
        end if;
        return entered;
      end $$`);
  }
}
