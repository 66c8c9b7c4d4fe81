-- Who plans for clients takes the newest versions of their plans along. Definer: the table is closed. It names nobody as
-- one who looked: what a device holds is looked at when a record is opened, and the device says so.

create index plan_versions_changed on private.plan_versions (user_id, made_at);

-- Of clients that the device has not got all that is taken along, of the others only programs and days that have changed
-- since, or that no answer could hold then; of at most ten clients at once. The answer names whom the device then has all
-- of, so that it asks again for the others, and the programs whose versions are not forgotten.
create function public.client_plan_versions(held uuid[], since timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 3;
  most_clients constant integer := 10;
  first_day constant date := current_date - 6;
  last_day constant date := current_date + 28;
  -- The last day that an answer could hold then.
  reached constant date := since::date + 28;
  trainees uuid[];
  eaters uuid[];
  mine uuid[];
  waiting uuid[];
  told uuid[];
begin
  perform public.require_session();
  trainees := array(select private.my_trainees());
  eaters := array(select private.my_clients('nutritionist'));
  mine := array(select distinct client from unnest(trainees || eaters) client);
  waiting := array(
    select client from unnest(mine) client
    where client <> all (held)
      or exists (select from private.plan_versions v where v.user_id = client and v.made_at > since)
      or exists (select from private.plan_versions v where v.user_id = client and v.day > reached and v.day <= last_day)
    order by client);
  told := waiting[:most_clients];
  return jsonb_build_object(
    'at', now(), 'first', first_day, 'last', last_day, 'clients', to_jsonb(mine),
    'held', (select coalesce(jsonb_agg(client), '[]') from unnest(mine) client
      where client = any (told) or client <> all (waiting)),
    'programs', (select coalesce(jsonb_agg(p.id), '[]') from public.workout_programs p
      where p.user_id = any (trainees) and p.assigned_by is not null and not p.deleted),
    'versions', coalesce((
      select jsonb_agg(private.version_told(newest.version)
        || jsonb_build_object('client', plan.user_id, 'is_first', newest.is_first) order by (newest.version).made_at desc)
      from (
        select p.user_id, p.id as program_id, null::date as day
        from public.workout_programs p
        where p.user_id = any (told) and p.user_id = any (trainees) and p.status in ('offered', 'active') and not p.deleted
          and (p.user_id <> all (held)
            or exists (select from private.plan_versions v where v.program_id = p.id and v.made_at > since))
        union all
        select v.user_id, null, v.day from private.plan_versions v
        where v.user_id = any (told) and v.user_id = any (eaters) and v.day between first_day and last_day
        group by v.user_id, v.day
        having v.user_id <> all (held) or v.day > reached or max(v.made_at) > since) plan
      cross join lateral (
        select v as version, row_number() over (order by v.made_at) = 1 as is_first
        from private.plan_versions v
        where (v.program_id = plan.program_id) or (v.user_id = plan.user_id and v.day = plan.day)
        order by v.made_at desc limit most) newest), '[]'));
end $$;
comment on function public.client_plan_versions(uuid[], timestamptz) is
  'The newest versions of the plans of those the caller plans for: all of clients that are not held, else what changed since; of ten clients at once.';
grant execute on function public.client_plan_versions(uuid[], timestamptz) to authenticated;
