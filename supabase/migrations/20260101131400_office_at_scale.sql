-- What the desk asks stays quick with 100,000 people (decision 0229).

-- Of a body that is bound here, a query takes the expression and no call: it is asked of every row of a figure.
create or replace function private.day_of(at timestamptz) returns date
  language sql stable
  return (at at time zone 'Africa/Lagos')::date;

create or replace function public.office_behind(figure text)
  returns table (person uuid, name text, at timestamptz, note text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select f.person, nullif(concat_ws(' ', p.first_name, p.last_name), ''), f.at, f.note
    from (
      select w.* from private.office_facts(office_behind.figure) w where w.figure = office_behind.figure
      order by w.at desc, w.person limit 200) as f
    left join public.profiles p on p.id = f.person
    order by f.at desc, f.person;
end $$;

create or replace function public.office_devices_figures()
  returns table (figure text, key text, devices bigint, since timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Each figure has room of its own, and what many devices say goes before what one has made up.
  return query
    with versions as (
      select d.version, count(*) as devices from private.devices d group by d.version order by 2 desc, 1 limit 30),
    codes as (
      select r.code, count(*) as devices, min(d.reported_at) as since
      from private.devices d cross join lateral jsonb_object_keys(d.refused) as r (code)
      where d.refused <> '{}' group by r.code
      order by 2 desc, 1 limit 30)
    select 'version', v.version, v.devices, s.first_at from versions v left join private.device_versions s using (version)
    union all
    select 'unsent', '', count(*), min(d.unsent_since) from private.devices d where d.unsent > 0 having count(*) > 0
    union all
    select 'refused', c.code, c.devices, c.since from codes c
    order by 1, 4 desc nulls last, 2;
end $$;

-- An invoice is asked for by the end of its number, which is what people read out, by its beginning, or by how a name begins.
create index invoices_by_number on public.invoices (number text_pattern_ops);
create index invoices_by_end_of_number on public.invoices (reverse(number) text_pattern_ops);

create or replace function public.find_invoices(search text)
  returns table (invoice_id uuid, number text, client text, title text, status text, total_kobo integer, paid_kobo integer,
    credited_kobo integer, owed_kobo integer, proven boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := btrim(search);
  beginning constant text := upper(typed);
  ending constant text := reverse(beginning);
  -- After every character there is.
  last constant text := chr(1114111);
begin
  perform private.require_finance();
  return query
    with found as (
      (select i.id from public.invoices i
        where i.number ~>=~ beginning and i.number ~<~ (beginning || last) order by i.number using ~>~ limit 200)
      union
      (select i.id from public.invoices i
        where reverse(i.number) ~>=~ ending and reverse(i.number) ~<~ (ending || last) limit 200)
      union
      select i.id from private.people_named(typed) p (id) join public.invoices i on i.client_id = p.id)
    select i.id, i.number, private.client_of(i), i.lines -> 0 ->> 'title', i.status, i.total_kobo, i.paid_kobo,
      i.credited_kobo, private.owed(i), private.is_proven(i)
    from (
      select w.* from found join public.invoices w on w.id = found.id
      where w.kind = 'invoice' and length(typed) between 2 and 200
      order by w.created_at desc, w.id limit 20) as i
    order by i.created_at desc, i.id;
end $$;

create index device_reports_refused on private.device_reports (coalesce(unsent_since, 'infinity'), id) where refused <> '{}';

create or replace function public.office_devices(
  of_version text default null, of_code text default null, are_unsent boolean default false,
  after_since timestamptz default null, after uuid default null, most integer default 50
) returns table (
    id uuid, person uuid, name text, version text, unsent integer, unsent_since timestamptz, refused jsonb,
    reported_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select d.id, d.user_id, nullif(concat_ws(' ', p.first_name, p.last_name), ''), d.version, d.unsent, d.unsent_since,
      d.refused, d.reported_at
    from private.devices d left join public.profiles p on p.id = d.user_id
    where (of_version is null or d.version = of_version)
      and (of_code is null or d.refused <> '{}' and d.refused ? of_code)
      and (not are_unsent or d.unsent > 0)
      and (after is null or (coalesce(d.unsent_since, 'infinity'), d.id) > (coalesce(after_since, 'infinity'), after))
    order by coalesce(d.unsent_since, 'infinity'), d.id
    limit least(greatest(coalesce(most, 50), 1), 201);
end $$;
