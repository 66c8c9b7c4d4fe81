-- How a table becomes one that clients hold.

-- What a device cannot read must not be stored: a date that is infinite or beyond four digits, a number that is none
-- or has a hundred thousand digits, a list without end. One such row would reach whoever sees it.
create function sync.bound(relation regclass) returns void
  language plpgsql set search_path = '' as $$
declare
  bounds text := (
    select string_agg(format(case a.atttypid
        when 'date'::regtype then $c$%1$I between date '1900-01-01' and date '2199-12-31'$c$
        when 'timestamptz'::regtype then $c$%1$I between timestamptz '1900-01-01Z' and timestamptz '2199-12-31Z'$c$
        when 'numeric'::regtype then 'abs(%1$I) < 1e12 and scale(%1$I) <= 30'
        else 'octet_length(%1$I::text) <= 100000' end, a.attname), ' and ' order by a.attnum)
    from pg_catalog.pg_attribute a
    where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attname <> 'updated_at'
      and a.atttypid in ('date'::regtype, 'timestamptz'::regtype, 'numeric'::regtype, 'jsonb'::regtype, 'text[]'::regtype));
begin
  execute format('alter table %s drop constraint if exists in_bounds', relation);
  if bounds is not null then
    execute format('alter table %s add constraint in_bounds check (%s)', relation, bounds);
  end if;
end $$;

-- Law 17. The way through jsonb gives dates one form, whatever the session's DateStyle.
create function sync.derive_id(t name, natural_key text[]) returns void
  language plpgsql set search_path = '' as $$
declare
  key_parts text := (
    select string_agg(format('to_jsonb(new.%I) #>> ''{}''', k), ', ' order by n)
    from unnest(natural_key) with ordinality as parts (k, n));
begin
  execute format('alter table public.%I alter column id drop default', t);
  execute format($sql$
    create or replace function sync.%1$I() returns trigger
      language plpgsql security definer set search_path = '' as $f$
    declare derived uuid := sync.natural_id(%2$L, variadic array[%3$s]);
    begin
      new.id := coalesce(new.id, derived);
      if tg_argv[0] = 'check' and new.id is distinct from derived then
        raise exception 'the id of a row in %% derives from its key', tg_table_name using errcode = '23514';
      end if;
      return new;
    end $f$
  $sql$, 'name_' || t, t, key_parts);
  execute format('create or replace trigger aa_sync_id before insert on public.%I
    for each row execute function sync.%I(''fill'')', t, 'name_' || t);
  execute format('create or replace trigger zy_sync_id before insert or update on public.%I
    for each row execute function sync.%I(''check'')', t, 'name_' || t);
end $$;

-- Writes every change into the feed. Set-based and with the readers written into it, so that a session plans it once,
-- and without scans, because the plan is kept while the table grows. What an audience knew is read from the feed and not
-- guessed from the old row: memberships may have changed in between. What is seen is read from the row as it is by now
-- and not from new_rows: where a trigger changed it again, this runs after that was published. A writer's device holds
-- what it wrote; where that is not in his share, he is told that it goes.
create function sync.publish(e sync.entities) returns void
  language plpgsql set search_path = '' as $$
declare
  t constant name := e.name;
  share constant text := sync.in_share(e);
  lock_owners text := '';
  recompute_named constant text := (
    select string_agg(format('perform sync.recompute(%L, null, null, array(select %I from {rows}));',
      n.name, n.share ->> 'named'), ' ')
    from sync.entities n where n.share ->> 'of' = t and n.share ? 'named');
begin
  if e.owner is not null then
    lock_owners := format($sql$
      perform pg_advisory_xact_lock_shared(715002, b)
      from (select distinct sync.bucket(%I) as b from new_rows order by b) buckets;
    $sql$, e.owner);
  end if;
  execute format($sql$
    create or replace function sync.%1$I() returns trigger
      language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off as $f$
    #variable_conflict use_column
    declare
      writer constant uuid := %6$s;
      touched uuid[];
      moved uuid[];
    begin
      if tg_op = 'INSERT' then
        %4$s
        with sees as (
          select distinct r.id, seen.audience, %5$s as held
          from new_rows n join public.%2$I r on r.id = n.id cross join lateral (%3$s) as seen (audience)
          where seen.audience is not null
        ), written as (
          insert into sync.feed (entity, row_id, audience, xid, removed)
          select %2$L, id, audience, pg_current_xact_id(), not held from sees where held or audience = writer
          order by id, audience
          on conflict (entity, row_id, audience)
            do update set xid = excluded.xid, removed = excluded.removed, at = excluded.at
          returning audience
        )
        select array_agg(distinct audience) into touched from written;
        %8$s
      elsif tg_op = 'UPDATE' then
        %4$s
        insert into sync.past (entity, row_id, rev)
        select %2$L, o.id, o.rev from old_rows o join new_rows n on n.id = o.id
        where n.rev <> o.rev and sync.is_client_rev(o.rev)
        on conflict do nothing;
        with sees as materialized (
          select distinct r.id, seen.audience, %5$s as held
          from new_rows n join old_rows o on o.id = n.id and o.rev <> n.rev
            join public.%2$I r on r.id = n.id cross join lateral (%3$s) as seen (audience)
          where seen.audience is not null
        ), known as materialized (
          select f.row_id, f.audience
          from new_rows n join old_rows o on o.id = n.id and o.rev <> n.rev
            join sync.feed f on f.entity = %2$L and f.row_id = n.id and not f.removed
        ), changes as materialized (
          select id, audience, not held as removed from sees where held or audience = writer
          union
          select row_id, audience, true from known k
          where not exists (select from sees s where s.held and (s.id, s.audience) = (k.row_id, k.audience))
        ), written as (
          insert into sync.feed (entity, row_id, audience, xid, removed)
          select %2$L, id, audience, pg_current_xact_id(), removed from changes order by id, audience
          on conflict (entity, row_id, audience)
            do update set xid = excluded.xid, removed = excluded.removed, at = excluded.at
          returning audience
        )
        select (select array_agg(distinct audience) from written), %7$s into touched, moved;
        perform sync.recompute_children(%2$L, moved);
      else
        insert into sync.past (entity, row_id, rev)
        select %2$L, o.id, o.rev from old_rows o where sync.is_client_rev(o.rev)
        on conflict do nothing;
        with written as (
          update sync.feed f set xid = pg_current_xact_id(), removed = true, at = now()
          from old_rows o
          where f.entity = %2$L and f.row_id = o.id and not f.removed
          returning f.audience
        )
        select array_agg(distinct audience) into touched from written;
        %9$s
      end if;
      perform sync.ping(touched);
      return null;
    end $f$
  $sql$, 'publish_' || t, t, e.readers, lock_owners, share,
    case share when 'true' then 'null' else 'auth.uid()' end,
    -- A parent that came to somebody or left him takes its children along.
    case share when 'true' then 'null' else $sql$(
      select array_agg(distinct c.id) from changes c
      where c.removed = exists (select from known k where (k.row_id, k.audience) = (c.id, c.audience)))$sql$ end,
    replace(recompute_named, '{rows}', 'new_rows'), replace(recompute_named, '{rows}', 'old_rows'));
  execute format('create or replace trigger zz_sync_stamp before insert or update on public.%I
    for each row execute function sync.stamp()', t);
  execute format('create or replace trigger zz_sync_inserted after insert on public.%I
    referencing new table as new_rows for each statement execute function sync.%I()', t, 'publish_' || t);
  execute format('create or replace trigger zz_sync_updated after update on public.%I
    referencing old table as old_rows new table as new_rows for each statement execute function sync.%I()',
    t, 'publish_' || t);
  execute format('create or replace trigger zz_sync_deleted after delete on public.%I
    referencing old table as old_rows for each statement execute function sync.%I()', t, 'publish_' || t);
end $$;

-- Where a share is the newest of something, a row that comes, goes or changes its place moves others in and out. Whoever
-- does it holds the lock of that series until he is through: two that meet would each leave the other's out of account.
create function sync.keep_newest(e sync.entities) returns void
  language plpgsql set search_path = '' as $$
declare
  t constant name := e.name;
  series constant text[] := array(select jsonb_array_elements_text(e.share -> 'per'));
  of_series constant text := (select string_agg(format('m.%I, ', c), '') from unnest(series) c);
  place constant text := (select string_agg(format('%1$s.%2$I', '%1$s', c), ', ')
    from unnest(series || array[e.share ->> 'by', 'deleted']) c);
  recheck constant text := format($sql$
      perform pg_advisory_xact_lock(715003, l.key) from (
        select distinct hashtext(concat_ws(',', %1$s %2$L)) as key from {moved} m order by key) l;
      perform sync.recompute(%2$L, null, null, array(
        select m.id from {moved} m
        union
        select near.id
        from (select %1$s count(*) as moves from {moved} m %3$s) m cross join lateral (
          select n.id from public.%2$I n where not n.deleted %4$s
          order by n.%5$I desc, n.id desc limit %6$s + m.moves) near));
    $sql$, of_series, t, 'group by ' || rtrim(of_series, ', '),
    (select string_agg(format('and n.%1$I = m.%1$I', c), ' ') from unnest(series) c), e.share ->> 'by', e.share ->> 'newest');
begin
  execute format($sql$
    create or replace function sync.%1$I() returns trigger
      language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off as $f$
    begin
      if tg_op <> 'UPDATE' then
        %2$s
      elsif exists (
        select from old_rows o join new_rows n on n.id = o.id where (%4$s) is distinct from (%5$s)) then
        %3$s
      end if;
      return null;
    end $f$
  $sql$, 'newest_' || t, replace(recheck, '{moved}', 'moved'),
    replace(recheck, '{moved}', '(select * from old_rows union all select * from new_rows)'),
    format(place, 'o'), format(place, 'n'));
  execute format('create or replace trigger zzz_sync_newest_inserted after insert on public.%I
    referencing new table as moved for each statement execute function sync.%I()', t, 'newest_' || t);
  execute format('create or replace trigger zzz_sync_newest_updated after update on public.%I
    referencing old table as old_rows new table as new_rows for each statement execute function sync.%I()',
    t, 'newest_' || t);
  execute format('create or replace trigger zzz_sync_newest_deleted after delete on public.%I
    referencing old table as moved for each statement execute function sync.%I()', t, 'newest_' || t);
end $$;

create function sync.enroll(
  relation regclass, readers text, owner text default null, natural_key text[] default null, share jsonb default null
) returns void
  language plpgsql set search_path = '' as $$
declare
  t name := (select c.relname from pg_catalog.pg_class c where c.oid = relation);
  body text := btrim(readers, E'; \n\t');
  enrolled sync.entities;
begin
  if relation <> to_regclass(format('public.%I', t)) then
    raise exception '% is not in the schema public', relation;
  end if;
  execute format($sql$
    alter table public.%1$I enable row level security;
    alter table public.%1$I
      add column if not exists rev uuid not null default sync.new_rev(),
      add column if not exists updated_at timestamptz not null default now(),
      add column if not exists deleted boolean not null default false;
    comment on column public.%1$I.rev is 'Made anew by whoever writes; sync compares and sets on it.';
    comment on column public.%1$I.updated_at is
      'When it was edited, by the writer''s clock: it decides between edits and is no cursor.';
    comment on column public.%1$I.deleted is 'A tombstone, readable for 90 days.';
  $sql$, t);
  perform sync.bound(relation);
  perform sync.ask_for_session(relation);

  insert into sync.entities as e (name, readers, owner, natural_key, share) values (t, body, owner, natural_key, share)
  on conflict (name) do update
    set (readers, owner, natural_key, share) = (excluded.readers, excluded.owner, excluded.natural_key, excluded.share)
  returning * into enrolled;
  perform sync.check_share(enrolled);

  if natural_key is not null then
    perform sync.derive_id(t, natural_key);
  end if;
  perform sync.publish(enrolled);
  if share ? 'newest' then
    perform sync.keep_newest(enrolled);
  end if;
  perform sync.recompute(t, null, null);
end $$;
comment on function sync.enroll(regclass, text, text, text[], jsonb) is
'Makes a table of the schema public one that clients hold. It needs a primary key `id uuid`.

readers      the body of a query over a row r of the table that returns the audiences which see it: user ids, or
             sync.shared(...). It must agree with the table''s SELECT policy; the policy has the last word at every pull.
owner        the column with the user by whom others gain and lose sight (sync.republish); null if nobody does.
natural_key  the columns the id derives from (law 17). A null id is filled, any other id is refused with 23514.
share        how much of it the devices of all readers but the owner hold (law 18). A row is, by any of these:
               by, days           it is not older than so many days by this column, or it is to come
               by, newest, per    it is among the newest by this column, or among those of its series
               unless             a condition over r and seen.audience holds
               with, of           its parent is: the column, and the table
               named, of          a row of that table names it in that column
             {} says that readers names fewer than the
             policy lets read; {"whole": "why"} that all of it is held. The rest is asked for online.

It adds rev, updated_at and deleted, triggers, row level security, a policy that asks for a session, and a check that
dates, numbers and lists are such as a device can read. sync.grant_write gives callers the columns: what a caller has no
INSERT or UPDATE privilege on is the server''s, and sync_push leaves it alone. Policies must not hide rows with
deleted = true, or devices would never hear of the deletion. Enrolling again changes the readers and re-publishes.
TRUNCATE is not published.';

create function sync.grant_write(relation regclass, edits text, makes text default null) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('grant select, insert (id, %2$s, rev, updated_at), update (%3$s, rev, updated_at) on %1$s to authenticated',
    relation, concat_ws(', ', makes, edits), edits);
end $$;
comment on function sync.grant_write(regclass, text, text) is
  'Grants what callers need of an enrolled table, as far as its policies go: they read it, write the columns `edits` in a
new row and later, and the columns `makes` in a new row alone. With `deleted` among the edits they may delete by sync.';
