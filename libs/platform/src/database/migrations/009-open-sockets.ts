import { Migration } from '@mikro-orm/migrations';

/**
 * The open sockets of all processes, each until its process stops renewing its lease, and the number of sockets of each session
 * and address: a handshake reads and writes one row for each of the two, however many sockets there are. Unlogged, as the
 * processes write their sockets again if the tables have lost them.
 */
export class OpenSockets009 extends Migration {
  override up(): void {
    this.addSql(`create unlogged table platform.socket_process (
      id uuid primary key,
      lease_until timestamptz not null
    )`);
    this.addSql(`create unlogged table platform.open_socket (
      id text primary key,
      process_id uuid not null,
      owners text[] not null
    )`);
    this.addSql('create index open_socket_process on platform.open_socket (process_id)');
    this.addSql(`create unlogged table platform.socket_count (
      owner text primary key,
      open integer not null
    )`);
    // Owners are a session and then an address, always in this order, so that two handshakes cannot deadlock.
    this.addSql(`create function platform.enter_socket(
      socket text, process uuid, lease interval, owner_names text[], limits int[]
    ) returns boolean language plpgsql as $$
      begin
        if exists (select from platform.open_socket where id = socket) then return true; end if;
        insert into platform.socket_process values (process, now() + lease) on conflict do nothing;
        for place in 1 .. cardinality(owner_names) loop
          insert into platform.socket_count as counted values (owner_names[place], 1)
            on conflict (owner) do update set open = counted.open + 1 where counted.open < limits[place];
          if not found then raise sqlstate 'MN001'; end if;
        end loop;
        insert into platform.open_socket values (socket, process, owner_names);
        return true;
      exception when sqlstate 'MN001' then return false;
      end $$`);
    this.addSql(`create function platform.forget_sockets(ids text[]) returns integer language plpgsql as $$
      declare
        gone text[];
        kind text;
      begin
        if cardinality(ids) > 1 then perform pg_advisory_xact_lock(7265505); end if;
        with forgotten as (delete from platform.open_socket where id = any(ids) returning owners)
          select array_agg(owner) into gone from forgotten, unnest(forgotten.owners) as owner;
        if gone is null then return 0; end if;
        foreach kind in array array['session:%', 'address:%'] loop
          update platform.socket_count as counted set open = counted.open - less.number
            from (select owner, count(*) as number from unnest(gone) as owner where owner like kind group by owner) as less
            where counted.owner = less.owner;
        end loop;
        delete from platform.socket_count where owner = any(gone) and open <= 0;
        return cardinality(gone);
      end $$`);
    this.addSql(`create function platform.forget_lapsed_processes() returns integer language plpgsql as $$
      declare
        lapsed uuid[];
        forgotten integer;
      begin
        with ended as (delete from platform.socket_process where lease_until < now() returning id)
          select array_agg(id) into lapsed from ended;
        if lapsed is null then return 0; end if;
        select platform.forget_sockets(array_agg(id)) into forgotten
          from platform.open_socket where process_id = any(lapsed);
        return coalesce(forgotten, 0);
      end $$`);
  }
}
