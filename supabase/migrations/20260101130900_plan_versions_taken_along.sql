-- Who plans for clients takes the newest versions of their plans along. Definer: the table is closed. It names nobody as
-- one who looked: what a device holds is looked at when a record is opened, and the device says so.

-- Of clients that the device has not got all that is taken along, of the others only programs and days that have changed
-- since, or that no answer could hold then. A version is dated when its transaction began, so the last minutes are told
-- again.
create function public.client_plan_versions(held uuid[], since timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 3;
  behind constant integer := 6;
  ahead constant integer := 28;
  changed constant timestamptz := since - interval '5 minutes';
  trainees uuid[];
  eaters uuid[];
begin
  perform public.require_session();
  trainees := array(select private.my_trainees());
  eaters := array(select private.my_clients('nutritionist'));
  return jsonb_build_object(
    'at', now(),
    'clients', to_jsonb(trainees || eaters),
    'versions', coalesce((
      select jsonb_agg(newest.told order by newest.made_at desc)
      from (
        select p.user_id, p.id as program_id, null::date as day
        from public.workout_programs p
        where p.user_id = any (trainees) and p.status in ('offered', 'active') and not p.deleted
          and (p.user_id <> all (held)
            or exists (select from private.plan_versions v where v.program_id = p.id and v.made_at > changed))
        union all
        select client, null, current_date + n
        from unnest(eaters) client cross join generate_series(-behind, ahead) n
        where client <> all (held) or current_date + n > changed::date + ahead
          or exists (select from private.plan_versions v
            where v.user_id = client and v.day = current_date + n and v.made_at > changed)) plan
      cross join lateral (
        select v.made_at, private.version_told(v) || jsonb_build_object('client', v.user_id,
          'is_first', row_number() over (order by v.made_at) = 1) as told
        from private.plan_versions v
        where (v.program_id = plan.program_id) or (v.user_id = plan.user_id and v.day = plan.day)
        order by v.made_at desc limit most) newest), '[]'));
end $$;
comment on function public.client_plan_versions(uuid[], timestamptz) is
  'The newest versions of the plans of those the caller plans for: all of clients that are not held, else what changed since.';
grant execute on function public.client_plan_versions(uuid[], timestamptz) to authenticated;
