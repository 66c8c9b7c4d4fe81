-- Routines in folders, and in an order by hand.

alter table public.workout_programs
  add column folder text not null default '' check (length(folder) <= 60),
  add column place integer check (place between 0 and 1000);
comment on column public.workout_programs.folder is 'Where the user keeps a routine, by name; empty for nowhere.';
comment on column public.workout_programs.place is 'In an order by hand; none, and whose turn it is comes first.';

select sync.grant_write('public.workout_programs', edits => 'folder, place');
drop trigger empty_tombstone on public.workout_programs;
select private.empty_when_deleted('public.workout_programs', 'title', 'description', 'block_names', 'block_weeks', 'folder');
