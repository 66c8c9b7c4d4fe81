-- What was deleted must not be read in its tombstone, which goes to everybody who read the row and stays for ninety
-- days. The columns are named: what is left besides them are figures, days and the choices of a list.
--
-- An undo takes the mark away again, and the device has by then what the server made of its row: goals, measurements,
-- meal_plans and workout_sets keep their text so that an undo finds it. Names of exercises and foods are shown by the
-- history of whoever used them, what the laboratory has found is its record, and notifications, achievements and the
-- two tables of settings are read by nobody but their owner.

create or replace function private.empty_tombstone() returns trigger
  language plpgsql set search_path = '' as $$
declare
  emptied jsonb;
begin
  select jsonb_object_agg(a.attname, case when a.attnotnull then '(deleted)' end) into emptied
  from pg_catalog.pg_attribute a
  where a.attrelid = tg_relid and a.attname::text = any (tg_argv);
  return jsonb_populate_record(new, emptied);
end $$;
comment on function private.empty_tombstone() is
  'Takes what was written out of the columns named: null where there may be nothing, else the word for it.';
revoke execute on function private.empty_tombstone() from public, anon;

drop trigger empty_tombstone on public.community_posts;
drop trigger empty_tombstone on public.post_comments;

do $$
declare
  written constant jsonb := '{
    "community_posts": ["title", "content", "image_url", "image_path"],
    "post_comments": ["content"],
    "challenges": ["title", "description", "unit"],
    "health_records": ["title", "description", "path", "mime_type", "uploaded_at"],
    "progress_evaluations": ["strengths", "areas_for_improvement", "next_goals", "trainer_comments"],
    "attendance_records": ["session_type", "trainer_notes"],
    "milestones": ["title", "description"],
    "workout_programs": ["title", "description"],
    "workout_program_exercises": ["notes"],
    "workout_sessions": ["name", "notes"],
    "workout_exercises": ["notes"]
  }';
  t text;
  columns jsonb;
begin
  for t, columns in select * from jsonb_each(written) loop
    execute format('create trigger empty_tombstone before insert or update on public.%I
      for each row when (new.deleted) execute function private.empty_tombstone(%s)', t,
      (select string_agg(quote_literal(c), ', ') from jsonb_array_elements_text(columns) c));
    -- The edit stays as old as it was: this is none, and must not win over one.
    execute format('update public.%I set rev = sync.new_rev() where deleted', t);
  end loop;
end $$;
