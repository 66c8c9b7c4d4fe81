-- What a client trained before the days that a trainer's devices hold, page by page: whoever asks is named to the client.

create index workout_sessions_done on public.workout_sessions (user_id, completed_at desc, id desc)
  where status = 'completed' and not deleted;

create function public.earlier_workouts(client uuid, before timestamptz, before_id uuid default null) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
begin
  perform public.require_session();
  if client <> all (array(select private.my_trainees())) then
    return '[]';
  end if;
  perform private.tell_of_look((select auth.uid()), client);
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'completed_at', s.completed_at,
      'duration_minutes', s.duration_minutes) order by s.completed_at desc, s.id desc)
    from (
      select w.id, w.name, w.completed_at, w.duration_minutes from public.workout_sessions w
      where w.user_id = client and w.status = 'completed' and not w.deleted
        and w.completed_at <= before and (w.completed_at < before or w.id < before_id)
      order by w.completed_at desc, w.id desc limit most) s), '[]');
end $$;
comment on function public.earlier_workouts is 'Those completed before this instant, and of that instant those before this id.';
grant execute on function public.earlier_workouts(uuid, timestamptz, uuid) to authenticated;
