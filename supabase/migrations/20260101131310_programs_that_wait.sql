-- What waits and nobody assigned is its user's alone: his routines, and programs of his own that he has not started.

select sync.enroll('public.workout_programs', owner => 'user_id',
  share => '{"by": "created_at", "newest": 5, "per": ["user_id"], "unless": "r.status in (''offered'', ''active'') or r.user_id is null"}',
  readers => $$
  select case when r.user_id is null then sync.shared('catalogue') else r.user_id end
  union select private.workout_readers(r.user_id) where r.status <> 'offered' or r.assigned_by is not null
$$);
alter policy "read templates, one's own, and the clients'" on public.workout_programs using (
  user_id is null or user_id = (select auth.uid())
  or (status <> 'offered' or assigned_by is not null) and user_id = any (array(select private.my_trainees())));

-- With its program, which the policy above shows or not.
alter policy "read templates, one's own, and the clients'" on public.workout_program_exercises using (
  user_id is null or user_id = (select auth.uid())
  or user_id = any (array(select private.my_trainees()))
    and exists (select from public.workout_programs p where p.id = program_id));

create or replace function private.guard_program() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if (select auth.uid()) = new.user_id then
    return new;
  end if;
  if (new.status, new.started_at) is distinct from (old.status, old.started_at)
    -- A tombstone is emptied of its folder before this.
    or not new.deleted and (new.folder, new.place) is distinct from (old.folder, old.place)
    -- Other dates begin anew: what was left out was of the former ones.
    or new.shifted <> old.shifted
      and (new.shifted <> 0 or (new.starts_on, new.weekdays) is not distinct from (old.starts_on, old.weekdays))
    or new.deleted <> old.deleted and (old.deleted or old.status <> 'offered') then
    raise exception 'whether a program is followed, and where it is kept, is its user''s to say' using errcode = '42501';
  end if;
  return new;
end $$;
