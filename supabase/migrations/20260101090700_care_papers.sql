-- What a doctor signs for a client: a clearance for exercise, a prescription as advice, a referral, a certificate. It is
-- signed when it is made and never changed; its author may declare it void, and the client answers a referral.

create table public.care_papers (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.people (id) on delete cascade,
  author_id uuid references public.people (id) on delete set null,
  kind text not null check (kind in ('clearance', 'prescription', 'referral', 'certificate')),
  from_on date not null,
  until_on date,
  body text check (length(body) <= 4000),
  verdict text check (verdict in ('cleared', 'limited', 'not_cleared')),
  limits text[] not null default '{}' check (limits <@ array['heavy', 'jumping', 'overhead', 'running', 'breath', 'alone']
    and cardinality(limits) <= 6),
  heart_rate_most integer check (heart_rate_most between 60 and 220),
  medicine text check (length(trim(medicine)) between 1 and 120),
  dose text check (length(dose) <= 120),
  directions text check (length(directions) <= 500),
  times text[] not null default '{}' check (cardinality(times) <= 12 and '' <> all (times)
    and array_position(times, null) is null
    and array_to_string(times, ' ') ~ '^((([01][0-9]|2[0-3]):[0-5][0-9])( ([01][0-9]|2[0-3]):[0-5][0-9])*)?$'),
  to_id uuid references public.people (id) on delete set null,
  to_name text check (length(trim(to_name)) between 1 and 300),
  signed_at timestamptz not null,
  signed_by text not null check (length(signed_by) <= 250),
  license_number text check (length(license_number) <= 100),
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  void_at timestamptz,
  check (until_on >= from_on),
  check ((answer is null) = (answered_at is null)),
  constraint care_papers_clearance check ((kind = 'clearance') = (verdict is not null)
    and (verdict = 'limited' or (limits = '{}' and heart_rate_most is null))
    and (verdict is distinct from 'limited' or limits <> '{}' or heart_rate_most is not null or body is not null)),
  constraint care_papers_prescription check ((kind = 'prescription') = (medicine is not null)
    and (kind = 'prescription' or (num_nonnulls(dose, directions) = 0 and times = '{}'))),
  constraint care_papers_referral check ((kind = 'referral') = (to_name is not null)
    and (kind = 'referral' or num_nonnulls(to_id, answer) = 0) and (kind <> 'referral' or body is not null)),
  constraint care_papers_certificate check (kind <> 'certificate' or num_nonnulls(body, until_on) = 2)
);
comment on table public.care_papers is 'What a doctor signed for a client, by kind. Nothing of it is changed after that.';
comment on column public.care_papers.body is
  'Limits of a clearance in words, what a prescription is for, why a referral, the words of a certificate.';
comment on column public.care_papers.limits is 'Of a clearance: what is not to be done.';
comment on column public.care_papers.times is 'Of a prescription, by the client''s clock, HH:MM. None means: when it is needed.';
comment on column public.care_papers.to_id is 'Of a referral to a provider here; to_name alone is a letter.';
comment on column public.care_papers.signed_by is 'The author''s name, and his licence number, as they were.';
comment on column public.care_papers.answer is 'The client''s, to a referral; the provider it is to reads it from then on.';
comment on column public.care_papers.void_at is 'When its author declared it void. It stays to be read.';
create index care_papers_by_client on public.care_papers (client_id, signed_at desc, id desc);
create index care_papers_by_author on public.care_papers (author_id);
create index care_papers_by_to on public.care_papers (to_id);

-- Trainers read of it what they plan by. An author keeps what he signed after the care has ended, as he keeps his notes.
select sync.enroll('public.care_papers', owner => 'client_id',
  share => '{"by": "signed_at", "newest": 20, "per": ["client_id", "kind"], "unless": "seen.audience = r.to_id"}',
  readers => $$
    select r.client_id
    union select r.author_id where private.is_provider(r.author_id)
    union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon')
    union select private.carers(r.client_id, 'trainer') where r.kind = 'clearance'
    union select r.to_id where r.answer = 'accepted' and r.void_at is null and private.is_provider(r.to_id)
  $$);
select sync.grant_write('public.care_papers', makes => 'client_id, author_id, kind, from_on, until_on, body, verdict, limits,
  heart_rate_most, medicine, dose, directions, times, to_id, to_name, signed_at, signed_by, license_number',
  edits => 'answer, answered_at, void_at');
create policy "read by the client, the doctors, and whom it is for" on public.care_papers for select to authenticated
  using (client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))
    or kind = 'clearance' and client_id = any (array(select private.my_clients('trainer')))
    or (select private.is_provider((select auth.uid())))
      and (author_id = (select auth.uid()) or to_id = (select auth.uid()) and answer = 'accepted' and void_at is null));
create policy "doctors sign for their clients" on public.care_papers for insert to authenticated
  with check (author_id = (select auth.uid()) and client_id = any (array(select private.my_clients('doctor'))));
create policy "the client answers, the author declares void" on public.care_papers for update to authenticated
  using (client_id = (select auth.uid())
    or author_id = (select auth.uid()) and client_id = any (array(select private.my_clients('doctor'))))
  with check (client_id = (select auth.uid()) or author_id = (select auth.uid()));
select private.limit_writes('public.care_papers', 300);

-- Definer: a signature is the house's word on who signed and to whom it refers, whatever the device held.
create function private.sign_paper() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  licensed_until date;
begin
  select coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), '-'), p.license_number, p.license_expires_on
    into new.signed_by, new.license_number, licensed_until from public.profiles p where p.id = new.author_id;
  new.signed_at := least(new.signed_at, now());
  new.void_at := case when new.void_at > now() then now() else new.void_at end;
  if new.kind in ('prescription', 'certificate') and new.license_number is null then
    raise exception 'a % needs a licence number', new.kind using errcode = 'P0001';
  end if;
  -- By the day it was signed on: what was signed before the end may arrive after it.
  if new.kind in ('prescription', 'certificate')
    and (new.signed_at at time zone 'Africa/Lagos')::date > licensed_until then
    raise exception 'a % needs a licence in force', new.kind using errcode = 'P0001';
  end if;
  if new.answer is not null then
    raise exception 'a referral is answered by the client' using errcode = '42501';
  end if;
  if new.to_id is not null and not private.is_provider(new.to_id) then
    raise exception 'a referral is to a provider' using errcode = '42501';
  end if;
  if new.to_id is not null then
    select coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), '-') into new.to_name
      from public.profiles p where p.id = new.to_id;
  end if;
  return new;
end $$;
create trigger sign_paper before insert on public.care_papers
  for each row when (current_user in ('authenticated', 'anon')) execute function private.sign_paper();

create function private.guard_paper() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if (select auth.uid()) is distinct from old.client_id
    and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at) then
    raise exception 'a referral is answered by the client' using errcode = '42501';
  end if;
  if new.void_at is distinct from old.void_at
    and ((select auth.uid()) is distinct from old.author_id or old.void_at is not null) then
    raise exception 'its author declares it void, and does not take that back' using errcode = '42501';
  end if;
  new.void_at := case when new.void_at > now() then now() else new.void_at end;
  new.answered_at := case when new.answered_at > now() then now() else new.answered_at end;
  return new;
end $$;
create trigger guard_paper before update on public.care_papers
  for each row when (current_user in ('authenticated', 'anon')) execute function private.guard_paper();

insert into private.care_words (what, language, title, message) values
  ('paper', 'en', 'Your doctor signed something for you', 'Open it in the app.'),
  ('paper', 'es', 'Tu médico ha firmado algo para ti', 'Ábrelo en la aplicación.'),
  ('paper', 'fr', 'Votre médecin a signé quelque chose pour vous', 'Ouvrez-le dans l’application.'),
  ('paper', 'de', 'Für dich wurde etwas ärztlich unterschrieben', 'Öffne es in der App.'),
  ('void', 'en', 'Your doctor declared something void', 'It no longer holds. Open it in the app.'),
  ('void', 'es', 'Tu médico ha anulado algo', 'Ya no vale. Ábrelo en la aplicación.'),
  ('void', 'fr', 'Votre médecin a annulé quelque chose', 'Cela ne vaut plus. Ouvrez-le dans l’application.'),
  ('void', 'de', 'Für dich wurde etwas ärztlich widerrufen', 'Es gilt nicht mehr. Öffne es in der App.'),
  ('clearance', 'en', 'A doctor signed something for a client of yours', 'Open the record before you plan the next session.'),
  ('clearance', 'es', 'Un médico firmó algo para un cliente tuyo', 'Abre su expediente antes de planear la próxima sesión.'),
  ('clearance', 'fr', 'Un médecin a signé quelque chose pour un de vos clients', 'Ouvrez le dossier avant de prévoir la prochaine séance.'),
  ('clearance', 'de', 'Für einen deiner Klienten wurde etwas ärztlich unterschrieben', 'Öffne die Akte, bevor du die nächste Einheit planst.'),
  ('clearance void', 'en', 'A doctor declared something void for a client of yours', 'Open the record before you plan the next session.'),
  ('clearance void', 'es', 'Un médico anuló algo de un cliente tuyo', 'Abre su expediente antes de planear la próxima sesión.'),
  ('clearance void', 'fr', 'Un médecin a annulé quelque chose pour un de vos clients', 'Ouvrez le dossier avant de prévoir la prochaine séance.'),
  ('clearance void', 'de', 'Für einen deiner Klienten wurde etwas ärztlich widerrufen', 'Öffne die Akte, bevor du die nächste Einheit planst.');

-- The trainers plan by it. Each is told, those of one sitting too: the later may forbid what the earlier allowed.
create function private.tell_trainers(client uuid, what text) returns void
  language sql security definer set search_path = '' as $$
  select private.tell_of_care(trainer, tell_trainers.what, '/clients/record?part=program&of=' || client, client)
  from private.carers(client, 'trainer') as trainer
$$;

-- Once for all that is signed in one sitting: of what comes in one insert each row sees the others, so only those before
-- it silence it.
create function private.tell_of_paper() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.care_papers p
    where p.client_id = new.client_id and p.author_id = new.author_id and p.void_at is null
      and (p.signed_at, p.id) < (new.signed_at, new.id) and p.signed_at >= new.signed_at - interval '1 hour') then
    perform private.tell_of_care(new.client_id, 'paper', '/care', new.author_id);
  end if;
  if new.kind = 'clearance' then
    perform private.tell_trainers(new.client_id, 'clearance');
  end if;
  return null;
end $$;
create trigger tell_of_paper after insert on public.care_papers
  for each row when (new.void_at is null) execute function private.tell_of_paper();

create function private.tell_of_void() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_care(new.client_id, 'void', '/care', new.author_id);
  if new.kind = 'clearance' then
    perform private.tell_trainers(new.client_id, 'clearance void');
  end if;
  return null;
end $$;
create trigger tell_of_void after update of void_at on public.care_papers
  for each row when (old.void_at is null and new.void_at is not null) execute function private.tell_of_void();
