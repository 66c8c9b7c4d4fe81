-- What a provider writes down about a client. A note is a draft until it is signed, and is never changed after that: what
-- is to be said about it later is a note of its own that amends it.

create table public.care_notes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.people (id) on delete cascade,
  author_id uuid references public.people (id) on delete set null,
  template text not null check (template in ('free', 'session', 'soap', 'adime')),
  amends uuid references public.care_notes (id) on delete cascade,
  noted_on date not null check (noted_on >= date '2020-01-01'),
  subjective text check (length(subjective) <= 8000),
  objective text check (length(objective) <= 8000),
  assessment text check (length(assessment) <= 8000),
  diagnosis text check (length(diagnosis) <= 8000),
  plan text check (length(plan) <= 8000),
  monitoring text check (length(monitoring) <= 8000),
  shared boolean not null default false,
  signed_at timestamptz,
  created_at timestamptz not null default now(),
  check (signed_at is null or coalesce(subjective, objective, assessment, diagnosis, plan, monitoring) is not null)
);
comment on table public.care_notes is 'A provider''s note about a client: his own, or shared with the client once it is signed.';
comment on column public.care_notes.signed_at is 'When it was signed, never ahead of time; from then on nothing of it changes.';
create index care_notes_by_client on public.care_notes (client_id, created_at desc);
create index care_notes_by_author on public.care_notes (author_id, client_id);
create index care_notes_amending on public.care_notes (amends);

-- A provider keeps what he wrote after the care has ended, as he keeps the notes in his appointments.
select sync.enroll('public.care_notes', owner => 'client_id',
  share => '{"by": "created_at", "newest": 50, "per": ["author_id", "client_id"], "unless": "r.signed_at is null"}', readers => $$
    select r.author_id where private.is_provider(r.author_id)
    union select r.client_id where r.shared and r.signed_at is not null
  $$);
select sync.grant_write('public.care_notes', makes => 'client_id, author_id, amends, created_at',
  edits => 'template, noted_on, subjective, objective, assessment, diagnosis, plan, monitoring, shared, signed_at, deleted');
create policy "the author reads, and the client what is shared and signed" on public.care_notes for select to authenticated
  using (author_id = (select auth.uid()) and (select private.is_provider((select auth.uid())))
    or client_id = (select auth.uid()) and shared and signed_at is not null);
create policy "providers write about their clients" on public.care_notes for insert to authenticated
  with check (author_id = (select auth.uid()) and client_id = any (array(select private.my_clients())));
create policy "the author goes on while the care lasts" on public.care_notes for update to authenticated
  using (author_id = (select auth.uid()) and client_id = any (array(select private.my_clients())))
  with check (author_id = (select auth.uid()));
select private.limit_writes('public.care_notes', 500);
select private.empty_when_deleted('public.care_notes', 'subjective', 'objective', 'assessment', 'diagnosis', 'plan', 'monitoring');

create function private.guard_note() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.signed_at is not null and (
    (new.template, new.noted_on, new.subjective, new.objective, new.assessment, new.diagnosis, new.plan, new.monitoring,
      new.signed_at, new.deleted)
    is distinct from
    (old.template, old.noted_on, old.subjective, old.objective, old.assessment, old.diagnosis, old.plan, old.monitoring,
      old.signed_at, old.deleted)
    -- Who has read it cannot forget it.
    or old.shared and not new.shared) then
    raise exception 'a signed note is amended and not changed' using errcode = '42501';
  end if;
  if new.signed_at is not null and (tg_op = 'INSERT' or old.signed_at is null) then
    new.signed_at := least(new.signed_at, now());
  end if;
  if tg_op = 'INSERT' then
    new.created_at := least(coalesce(new.created_at, now()), now());
    if new.amends is not null then
      -- Whoever reads a note reads what was added to it.
      select new.shared or n.shared into new.shared from public.care_notes n
      where n.id = new.amends and n.author_id = new.author_id and n.client_id = new.client_id
        and n.amends is null and n.signed_at is not null
      for share;
      if not found then
        raise exception 'only a signed note of one''s own is amended' using errcode = '42501';
      end if;
    end if;
  elsif new.amends is not null and not new.shared then
    -- A device that has not heard of the sharing writes its draft as it was.
    new.shared := exists (select from public.care_notes n where n.id = new.amends and n.shared);
  end if;
  return new;
end $$;
-- Behind the one that empties what is deleted, by its name.
create trigger guard_note before insert or update on public.care_notes
  for each row when (current_user in ('authenticated', 'anon')) execute function private.guard_note();

create function private.share_additions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.care_notes a set shared = true where a.amends = new.id and not a.shared;
  return null;
end $$;
create trigger share_additions after update of shared on public.care_notes
  for each row when (new.shared and not old.shared) execute function private.share_additions();

create table private.care_words (
  what text not null,
  language text not null,
  title text not null,
  message text not null,
  primary key (what, language)
);
comment on table private.care_words is 'How what a provider made is announced: without a word of it, because a locked screen shows it.';
insert into private.care_words (what, language, title, message) values
  ('note', 'en', 'New note from your care team', 'Open it in the app.'),
  ('note', 'es', 'Nueva nota de tu equipo', 'Ábrela en la aplicación.'),
  ('note', 'fr', 'Nouvelle note de votre équipe', 'Ouvrez-la dans l’application.'),
  ('note', 'de', 'Neue Notiz von deinem Team', 'Öffne sie in der App.'),
  ('program', 'en', 'New program from your trainer', 'Look at it, and start it when you like.'),
  ('program', 'es', 'Nuevo programa de tu entrenador', 'Míralo y empiézalo cuando quieras.'),
  ('program', 'fr', 'Nouveau programme de votre coach', 'Regardez-le et commencez quand vous voulez.'),
  ('program', 'de', 'Neues Programm von deinem Trainer', 'Sieh es dir an und beginne, wann du willst.');

create function private.tell_of_care(who uuid, what text, link text, about uuid) returns void
  language sql security definer set search_path = '' as $$
  select private.notify(who, w.title, w.message, 'info', 'system', link, about)
  from private.care_words w
  where w.what = tell_of_care.what
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

create function private.tell_of_program() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_care(new.user_id, 'program', '/workouts', new.assigned_by);
  return null;
end $$;
create trigger tell_of_program after insert on public.workout_programs
  -- What nobody assigned is a routine of one's own.
  for each row when (new.status = 'offered' and new.assigned_by is not null and not new.deleted)
  execute function private.tell_of_program();

create function private.tell_of_note() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_care(new.client_id, 'note', '/care', new.author_id);
  return null;
end $$;
create trigger tell_of_note after insert on public.care_notes
  for each row when (new.shared and new.signed_at is not null and not new.deleted) execute function private.tell_of_note();
-- What was added before comes with its note, and is not told again.
create trigger tell_of_note_shared after update of shared, signed_at on public.care_notes
  for each row when (new.shared and new.signed_at is not null and not (old.shared and old.signed_at is not null)
    and (new.amends is null or old.signed_at is null))
  execute function private.tell_of_note();
