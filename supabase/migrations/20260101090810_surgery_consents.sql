-- Consent to one procedure, by the version of a text. The server makes it out of the catalogue when a surgeon asks, in the
-- client's language; what was read and signed stands in the row and changes no more. The one asked for last counts.

create table private.consent_texts (
  procedure text not null,
  version integer not null,
  language text not null,
  title text not null,
  body text not null,
  risks text[] not null,
  -- Royal College of Surgeons of England, Professional Standards for Cosmetic Surgery (2016): two weeks at least.
  days_to_think integer not null default 14 check (days_to_think >= 0),
  published_at timestamptz not null default now(),
  primary key (procedure, version, language)
);
comment on table private.consent_texts is
  'What a client consents to. A text is never changed: a new version is asked for again wherever nothing was operated yet.';

create table public.surgery_consents (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null,
  client_id uuid not null references public.people (id) on delete cascade,
  surgeon_id uuid references public.people (id) on delete set null,
  version integer not null,
  language text not null,
  title text not null,
  body text not null,
  risks text[] not null,
  asked_at timestamptz not null default now(),
  sign_from date not null,
  signed_name text check (length(trim(signed_name)) between 1 and 120),
  signature text check (length(signature) <= 30000) check (signature ~ '^[MLQCTZ0-9 ,.-]+$'),
  signed_at timestamptz,
  withdrawn_at timestamptz,
  foreign key (case_id, client_id) references public.surgery_cases (id, client_id) on delete cascade,
  check ((signed_at is null) = (signed_name is null)),
  check (signed_at is not null or signature is null)
);
comment on table public.surgery_consents is 'A text that a client was asked to consent to, with the signature under it.';
comment on column public.surgery_consents.sign_from is 'The first day on which it can be signed, where the client lives.';
comment on column public.surgery_consents.signature is
  'As it was drawn: the path of an SVG of 600 by 200. Null where somebody signs by the name, because drawing is not possible.';
comment on column public.surgery_consents.withdrawn_at is
  'Not signed after all, or taken back before the operation: when the server heard of it.';
create index surgery_consents_by_case on public.surgery_consents (case_id, client_id, asked_at desc);
create index surgery_consents_by_client on public.surgery_consents (client_id);
create index surgery_consents_by_surgeon on public.surgery_consents (surgeon_id);

select private.share_surgery('public.surgery_consents', '{"with": "case_id", "of": "surgery_cases"}');
grant select, update (signed_name, signature, signed_at, withdrawn_at, rev, updated_at) on public.surgery_consents
  to authenticated;
create policy "clients sign and withdraw" on public.surgery_consents for update to authenticated
  using (client_id = (select auth.uid())) with check (client_id = (select auth.uid()));
select private.limit_writes('public.surgery_consents', 100);

-- A withdrawal counts from when it is heard of, whatever day it names: nobody could show that it was said before, and the
-- surgeon may have recorded an operation by then, which it does not undo.
create function private.guard_consent() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  zone constant text := private.zone_of_user(new.client_id);
begin
  if old.signed_at is not null and (new.signed_name, new.signature, new.signed_at)
    is distinct from (old.signed_name, old.signature, old.signed_at)
    or old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at then
    raise exception 'a signature and a withdrawal stand' using errcode = '42501';
  end if;
  if old.signed_at is null and new.signed_at is not null then
    new.signed_at := least(new.signed_at, now());
    if old.withdrawn_at is not null then
      raise exception 'what was withdrawn is asked for anew' using errcode = '42501';
    end if;
    if (new.signed_at at time zone zone)::date < new.sign_from then
      raise exception 'there are days to think it over, until %', new.sign_from using errcode = '42501';
    end if;
    if exists (select from public.surgery_cases c where c.id = new.case_id and c.ended_as is not null) then
      raise exception 'the surgery has ended' using errcode = '42501';
    end if;
  end if;
  if old.withdrawn_at is null and new.withdrawn_at is not null then
    new.withdrawn_at := now();
    if exists (select from public.operation_records o where o.case_id = new.case_id and o.kind = 'operation') then
      raise exception 'an operation is recorded' using errcode = '42501';
    end if;
  end if;
  return new;
end $$;
create trigger guard_consent before update on public.surgery_consents
  for each row when (current_user = 'authenticated') execute function private.guard_consent();

-- Asking ----------------------------------------------------------------------------------------------

-- What is operated, and on which side: the first line of what is signed.
create function private.place_of(c public.surgery_cases, spoken text) returns text
  language sql immutable set search_path = '' as $$
  select case when where_ <> '' then w.area || ': ' || where_ || ', ' || w.side
    else upper(left(w.side, 1)) || substr(w.side, 2) end || ': '
    || w.sides[array_position(array['both', 'left', 'right', 'middle'], c.side)] || e'\n\n'
  from (values
    ('en', 'Area', 'side', array['both', 'left', 'right', 'middle']),
    ('es', 'Zona', 'lado', array['ambos', 'izquierdo', 'derecho', 'centro']),
    ('fr', 'Zone', 'côté', array['les deux', 'gauche', 'droit', 'milieu']),
    ('de', 'Bereich', 'Seite', array['beide', 'links', 'rechts', 'Mitte'])
  ) as w (language, area, side, sides), trim(regexp_replace(coalesce(c.area, ''), '\s+', ' ', 'g')) as where_
  where w.language = spoken
$$;

-- Asks where the text that counts by now, or the place, is not what was asked for last; what was withdrawn is asked for
-- anew by the surgeon alone. Whoever calls it holds the case, so that one that is asked twice at once is asked once. The days to think begin when
-- the client can read it, and not when the surgeon's device says so.
create function private.ask_consent(asked public.surgery_cases, by_surgeon boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  spoken constant text := coalesce((select s.language from public.user_settings s where s.id = asked.client_id), 'en');
  t private.consent_texts;
  last_one public.surgery_consents;
begin
  select * into t from private.consent_texts c
  where c.procedure = asked.procedure and c.language in (spoken, 'en')
  order by c.language = spoken desc, c.version desc limit 1;
  select * into last_one from public.surgery_consents s
  where s.case_id = asked.id and not s.deleted order by s.asked_at desc limit 1;
  if t is null or asked.ended_as is not null
    or last_one.version >= t.version and (case when last_one.withdrawn_at is not null then not by_surgeon
      else starts_with(last_one.body, private.place_of(asked, last_one.language)) end)
    or exists (select from public.operation_records o where o.case_id = asked.id and o.kind = 'operation') then
    return;
  end if;
  insert into public.surgery_consents (case_id, client_id, surgeon_id, version, language, title, body, risks, asked_at, sign_from)
  values (asked.id, asked.client_id, asked.surgeon_id, t.version, t.language, t.title,
    private.place_of(asked, t.language) || t.body, t.risks, greatest(now(), last_one.asked_at + interval '1 millisecond'), private.today_of(asked.client_id) + t.days_to_think);
  perform private.tell_of_care(asked.client_id, 'consent', '/care', asked.surgeon_id);
end $$;

create function private.answer_new_cases() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare asked public.surgery_cases;
begin
  for asked in select * from new_cases c where c.consent_asked_at is not null order by c.id loop
    perform private.ask_consent(asked, true);
  end loop;
  return null;
end $$;
-- By its name after the one that publishes the case, with which the surgeon holds the consent.
create trigger zzz_answer_new_cases after insert on public.surgery_cases referencing new table as new_cases
  for each statement execute function private.answer_new_cases();

create function private.answer_case() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_consent(new, new.consent_asked_at is distinct from old.consent_asked_at);
  return null;
end $$;
create trigger answer_case_changed after update on public.surgery_cases
  for each row when (new.consent_asked_at is not null and (new.consent_asked_at, new.area, new.side, new.ended_as)
    is distinct from (old.consent_asked_at, old.area, old.side, old.ended_as))
  execute function private.answer_case();

create function private.ask_again() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare asked public.surgery_cases;
begin
  for asked in
    select c.* from public.surgery_cases c
    where c.procedure = new.procedure and c.consent_asked_at is not null and c.ended_as is null and not c.deleted
    order by c.id for update
  loop
    perform private.ask_consent(asked, false);
  end loop;
  return null;
end $$;
create trigger ask_again after insert on private.consent_texts
  for each row execute function private.ask_again();

-- Telling ---------------------------------------------------------------------------------------------

insert into private.care_words (what, language, title, message) values
  ('consent', 'en', 'Something to read before you decide', 'Take your time. It is in the app, under My care.'),
  ('consent', 'es', 'Algo que leer antes de decidir', 'Tómate tu tiempo. Está en la aplicación, en Mi atención.'),
  ('consent', 'fr', 'À lire avant de décider', 'Prenez votre temps. C’est dans l’application, sous Mon suivi.'),
  ('consent', 'de', 'Etwas zu lesen, bevor du entscheidest', 'Nimm dir Zeit. Es steht in der App unter Meine Betreuung.'),
  ('signed', 'en', 'A client has signed', 'Open it in the app.'),
  ('signed', 'es', 'Un cliente ha firmado', 'Ábrelo en la aplicación.'),
  ('signed', 'fr', 'Un client a signé', 'Ouvrez-le dans l’application.'),
  ('signed', 'de', 'Ein Klient hat unterschrieben', 'Öffne es in der App.'),
  ('withdrawn', 'en', 'A client has withdrawn a consent', 'Please look at it in the app before you go on.'),
  ('withdrawn', 'es', 'Un cliente ha retirado un consentimiento', 'Míralo en la aplicación antes de continuar.'),
  ('withdrawn', 'fr', 'Un client a retiré un consentement', 'Regardez-le dans l’application avant de continuer.'),
  ('withdrawn', 'de', 'Ein Klient hat eine Einwilligung zurückgezogen', 'Bitte sieh es dir in der App an, bevor du weitermachst.'),
  ('operation', 'en', 'How are you from now on?', 'A few questions in the app, from the first day on, under My care.'),
  ('operation', 'es', '¿Cómo te encuentras a partir de ahora?', 'Unas preguntas en la aplicación, desde el primer día, en Mi atención.'),
  ('operation', 'fr', 'Comment allez-vous à partir de maintenant ?', 'Quelques questions dans l’application, dès le premier jour, sous Mon suivi.'),
  ('operation', 'de', 'Wie geht es dir von jetzt an?', 'Ein paar Fragen in der App, vom ersten Tag an, unter Meine Betreuung.');

create function private.tell_of_consent() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_care(new.surgeon_id, case when new.withdrawn_at is not null then 'withdrawn' else 'signed' end,
    '/clients/record?part=surgery&of=' || new.client_id, new.client_id);
  return null;
end $$;
create trigger tell_of_consent after update of signed_at, withdrawn_at on public.surgery_consents
  for each row when ((old.signed_at is null, old.withdrawn_at is null)
    is distinct from (new.signed_at is null, new.withdrawn_at is null))
  execute function private.tell_of_consent();
