-- What the office did: who, to whom, why and when. Each line carries a hash over the one before, so that a change
-- anywhere shows.

-- Guards of the office --------------------------------------------------------------------------------

create function private.require_admin() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  if not private.is_admin() then
    raise exception 'only an administrator does this' using errcode = '42501';
  end if;
end $$;

-- A token that is renewed keeps the time of its code, so this asks when the code was given and not when the token was.
create function private.require_fresh_step() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if auth.jwt() ->> 'aal' is distinct from 'aal2' or not exists (
    select from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) as way
    where way ->> 'method' = 'totp'
      and to_timestamp((way ->> 'timestamp')::double precision) > now() - interval '15 minutes') then
    raise exception 'a code from the authenticator app is needed, not older than 15 minutes' using errcode = 'PT403';
  end if;
end $$;
comment on function private.require_fresh_step() is
  'Raises PT403 unless the caller gave the code of his authenticator app within a quarter of an hour. For what cannot be undone.';

-- The lines -------------------------------------------------------------------------------------------

create table private.audit_lines (
  id bigint primary key,
  at timestamptz not null,
  device_at timestamptz,
  session_id uuid,
  actor_id uuid,
  act text not null,
  subject_id uuid,
  reason text not null,
  detail jsonb not null,
  hash bytea not null
);
comment on table private.audit_lines is
  'Who of the office did what to whom, and why; append only. It names people by id alone and outlives their accounts.';
comment on column private.audit_lines.device_at is 'By the clock of the device that asked, where it said so.';
comment on column private.audit_lines.detail is 'Before and after, without anything of health.';
comment on column private.audit_lines.hash is 'SHA-256 over the hash of the line before and all of this one.';
create index audit_lines_by_time on private.audit_lines (at, id);
create index audit_lines_by_act on private.audit_lines (act, id);
create index audit_lines_by_actor on private.audit_lines (actor_id, id);
create index audit_lines_by_subject on private.audit_lines (subject_id, id);
alter table private.audit_lines enable row level security;

-- Without it, lines that are missing at the end would not be missed.
create table private.audit_end (
  one boolean primary key default true check (one),
  line bigint not null,
  hash bytea not null
);
comment on table private.audit_end is 'The last line there has to be; whoever appends locks it.';
alter table private.audit_end enable row level security;
insert into private.audit_end (line, hash) values (0, '');

create function private.refuse_audit_change() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'a line of the audit stands as it was written' using errcode = '42501';
end $$;
create trigger stands before update or delete or truncate on private.audit_lines
  for each statement execute function private.refuse_audit_change();

-- As numbers: the text of a time depends on the zone of whoever asks.
create function private.audit_hash(before bytea, line private.audit_lines) returns bytea
  language sql immutable set search_path = '' as $$
  select sha256(before || convert_to(jsonb_build_array(line.id, extract(epoch from line.at),
    extract(epoch from line.device_at), line.session_id, line.actor_id, line.act, line.subject_id, line.reason,
    line.detail)::text, 'UTF8'))
$$;

create function private.audit(
  act text, subject uuid, reason text default '', detail jsonb default '{}', device_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  made private.audit_lines;
  before bytea;
begin
  select e.line + 1, e.hash into made.id, before from private.audit_end e for update;
  made.at := clock_timestamp();
  made.device_at := audit.device_at;
  made.session_id := (auth.jwt() ->> 'session_id')::uuid;
  made.actor_id := auth.uid();
  made.act := audit.act;
  made.subject_id := subject;
  made.reason := coalesce(audit.reason, '');
  made.detail := audit.detail;
  made.hash := private.audit_hash(before, made);
  insert into private.audit_lines select made.*;
  update private.audit_end e set line = made.id, hash = made.hash;
end $$;
comment on function private.audit is 'Appends a line; called by what the office does, within its transaction.';

create function public.verify_audit(after bigint default 0, most integer default 20000)
  returns table (checked bigint, broken bigint, ended boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare
  before bytea := '';
  fine_to bigint := greatest(coalesce(after, 0), 0);
  last_line bigint;
  last_hash bytea;
  stop constant integer := least(greatest(coalesce(most, 20000), 1), 20000);
  line private.audit_lines;
  seen integer := 0;
begin
  perform private.require_admin();
  if fine_to > 0 then
    select l.hash into before from private.audit_lines l where l.id = fine_to;
    if not found then
      return query select fine_to, fine_to, true;
      return;
    end if;
  end if;
  for line in select * from private.audit_lines l where l.id > fine_to order by l.id limit stop loop
    if line.id <> fine_to + 1 or line.hash <> private.audit_hash(before, line) then
      return query select fine_to, fine_to + 1, true;
      return;
    end if;
    fine_to := line.id;
    before := line.hash;
    seen := seen + 1;
  end loop;
  if seen = stop then
    return query select fine_to, null::bigint, false;
    return;
  end if;
  select e.line, e.hash into last_line, last_hash from private.audit_end e;
  return query select fine_to,
    case when last_line is null or last_line > fine_to then fine_to + 1
      when last_line < fine_to or last_hash <> before then fine_to end,
    true;
end $$;
comment on function public.verify_audit is
  'Goes through the chain from a line on, some thousand at a time, and names the first line that is changed, missing or added.';

-- The desk --------------------------------------------------------------------------------------------

-- Lines are numbered as their time goes on, so that a day is a part of the numbers, and every page the end of an index.
create function private.first_line_from(day timestamptz) returns bigint
  language sql stable set search_path = '' as $$
  select l.id from private.audit_lines l where l.at >= day order by l.at, l.id limit 1
$$;

create function public.audit_page(
  of_act text default null, of_actor uuid default null, of_subject uuid default null, from_day timestamptz default null,
  before_day timestamptz default null, newest boolean default true, after bigint default null, most integer default 50
) returns table (
    id bigint, at timestamptz, device_at timestamptz, actor_id uuid, actor text, act text, subject_id uuid, subject text,
    reason text, detail jsonb, hash text)
  language plpgsql stable security definer set search_path = '' as $$
declare
  way constant text := case when newest then 'desc' else 'asc' end;
  no_line constant bigint := 9223372036854775807;
begin
  perform private.require_admin();
  return query execute format(
    'select l.id, l.at, l.device_at, l.actor_id, nullif(concat_ws('' '', a.first_name, a.last_name), ''''), l.act,
       l.subject_id, nullif(concat_ws('' '', s.first_name, s.last_name), ''''), l.reason, l.detail, encode(l.hash, ''hex'')
     from (select l.* from private.audit_lines l where %s order by l.id %s limit $7) as l
     left join public.profiles a on a.id = l.actor_id left join public.profiles s on s.id = l.subject_id
     order by l.id %s',
    concat_ws(' and ', 'true',
      case when of_act is not null then 'l.act = $1' end,
      case when of_actor is not null then 'l.actor_id = $2' end,
      case when of_subject is not null then 'l.subject_id = $3' end,
      case when from_day is not null then 'l.id >= $4' end,
      case when before_day is not null then 'l.id < $5' end,
      case when after is not null then 'l.id ' || case when newest then '<' else '>' end || ' $6' end),
    way, way)
    using of_act, of_actor, of_subject, coalesce(private.first_line_from(from_day), no_line),
      coalesce(private.first_line_from(before_day), no_line), after, least(greatest(coalesce(most, 50), 1), 1000);
end $$;
comment on function public.audit_page is 'Lines of the audit by act, by whom, about whom and by day, a page at a time; administrators only.';

grant execute on function public.verify_audit(bigint, integer),
  public.audit_page(text, uuid, uuid, timestamptz, timestamptz, boolean, bigint, integer) to authenticated;
