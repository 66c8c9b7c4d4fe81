-- What is removed by its age, each night, and how much that was.

create table private.retention_rules (
  relation text primary key,
  counted_by text not null,
  days integer not null check (days > 0)
);
comment on table private.retention_rules is 'After how many days rows go, and from when that is counted: a column of theirs, or an expression, which has an index.';
alter table private.retention_rules enable row level security;
insert into private.retention_rules (relation, counted_by, days) values
  ('private.device_reports', 'reported_at', 30),
  ('private.device_versions', 'last_at', 400),
  ('private.made_today', 'day', 7),
  ('private.care_codes', 'expires_at', 30),
  ('private.retention_runs', 'ran_at', 400),
  ('public.notification_deliveries', 'coalesce(sent_at, claimed_until, due_at)', 90);
create index made_today_by_day on private.made_today (day);
create index care_codes_by_end on private.care_codes (expires_at);
-- What was given up was never sent, and goes with its last attempt.
create index notification_deliveries_by_age on public.notification_deliveries (coalesce(sent_at, claimed_until, due_at));

create table private.retention_runs (
  id bigint generated always as identity primary key,
  relation text not null references private.retention_rules (relation) on delete cascade,
  ran_at timestamptz not null default clock_timestamp(),
  removed bigint,
  problem text
);
comment on table private.retention_runs is 'What each night removed, or by what code it could not.';
create index retention_runs_by_time on private.retention_runs (ran_at);
create index retention_runs_by_relation on private.retention_runs (relation, ran_at);
alter table private.retention_runs enable row level security;

-- One table that cannot be cleared does not keep the others, and none holds its rows locked for long: what is more goes the
-- next night. What goes with a row, such as the uses of a code, is not counted.
create function private.retain(most integer default 20000) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  rule private.retention_rules;
  gone bigint;
  told jsonb := '{}';
begin
  for rule in select * from private.retention_rules r order by r.relation loop
    begin
      execute format('delete from %1$s where ctid = any (array(
        select ctid from %1$s where %2$s < now() - make_interval(days => $1) limit $2))', rule.relation, rule.counted_by)
        using rule.days, most;
      get diagnostics gone = row_count;
      insert into private.retention_runs (relation, removed) values (rule.relation, gone);
      if gone > 0 then
        told := told || jsonb_build_object(rule.relation, gone);
      end if;
    exception when others then
      insert into private.retention_runs (relation, problem) values (rule.relation, sqlstate);
      told := told || jsonb_build_object(rule.relation, sqlstate);
    end;
  end loop;
  if told <> '{}' then
    perform private.audit('retention.ran', null, '', told);
  end if;
end $$;
comment on function private.retain is 'To be called daily: removes what is older than its rule says, and writes down how much that was.';

create function public.office_retention() returns table (
    relation text, days integer, ran_at timestamptz, removed bigint, problem text, removed_in_month bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select r.relation, r.days, l.ran_at, l.removed, l.problem, (
      select coalesce(sum(m.removed), 0)::bigint from private.retention_runs m
      where m.relation = r.relation and m.ran_at > now() - interval '30 days')
    from private.retention_rules r left join lateral (
      select n.ran_at, n.removed, n.problem from private.retention_runs n
      where n.relation = r.relation order by n.ran_at desc, n.id desc limit 1) as l on true
    order by r.relation;
end $$;
comment on function public.office_retention is 'The rules of retention with their last night and month; administrators only.';

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('retain', '41 3 * * *', 'select private.retain()');
  end if;
end $$;

grant execute on function public.office_retention() to authenticated;
