-- How care begins without an administrator: a client asks a provider, or enters a code that a provider made.

create function private.may_take_clients(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p
    where p.id = who and p.provider_status = 'approved' and private.is_in_force(p.license_expires_on)
      and p.role in ('trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon'))
$$;
comment on function private.may_take_clients(uuid) is 'A laboratory has orders and no clients of its own.';
grant execute on function private.may_take_clients(uuid) to authenticated, service_role;

-- Both have agreed by now: what was paused goes on, and a sight that the client withdrew before his word is given again.
create function private.begin_care(provider uuid, client uuid, word_at timestamptz default 'infinity') returns boolean
  language plpgsql security definer set search_path = '' as $$
declare began boolean;
begin
  insert into public.client_assignments as a (trainer_id, client_id) values (provider, client)
  on conflict (trainer_id, client_id) where status <> 'ended' do update set status = 'active' where a.status = 'paused';
  began := found;
  update public.sight_withdrawals w set deleted = true
  where w.user_id = client and w.provider_id = provider and not w.deleted and w.updated_at <= word_at;
  return began or found;
end $$;

-- Telling, without a name ---------------------------------------------------------------------------------------------

insert into private.care_words (what, language, title, message) values
  ('asked', 'en', 'Somebody asks for your care', 'Open your dashboard to answer.'),
  ('asked', 'es', 'Alguien pide tu atención', 'Abre tu panel para responder.'),
  ('asked', 'fr', 'Quelqu''un demande votre suivi', 'Ouvrez votre tableau de bord pour répondre.'),
  ('asked', 'de', 'Jemand bittet um deine Betreuung', 'Öffne deine Übersicht, um zu antworten.'),
  ('accepted', 'en', 'A provider cares for you now', 'Open My care to see what that shows.'),
  ('accepted', 'es', 'Un profesional te atiende ahora', 'Abre Mi atención para ver qué se muestra.'),
  ('accepted', 'fr', 'Un professionnel vous suit maintenant', 'Ouvrez Mon suivi pour voir ce qui lui est montré.'),
  ('accepted', 'de', 'Eine Fachkraft betreut dich jetzt', 'Öffne Meine Betreuung, um zu sehen, was sie sieht.'),
  ('declined', 'en', 'A provider cannot take you on', 'Open My care to ask somebody else.'),
  ('declined', 'es', 'Un profesional no puede atenderte', 'Abre Mi atención para preguntar a otra persona.'),
  ('declined', 'fr', 'Un professionnel ne peut pas vous suivre', 'Ouvrez Mon suivi pour demander à quelqu''un d''autre.'),
  ('declined', 'de', 'Eine Fachkraft kann dich nicht aufnehmen', 'Öffne Meine Betreuung, um jemand anderen zu fragen.'),
  ('joined', 'en', 'A client accepted your invitation', 'Open your clients to see who.'),
  ('joined', 'es', 'Un cliente aceptó tu invitación', 'Abre tus clientes para ver quién.'),
  ('joined', 'fr', 'Un client a accepté votre invitation', 'Ouvrez vos clients pour voir qui.'),
  ('joined', 'de', 'Ein Klient hat deine Einladung angenommen', 'Öffne deine Klienten, um zu sehen, wer.'),
  ('left', 'en', 'A client ended your care', 'The records are no longer shown to you.'),
  ('left', 'es', 'Un cliente terminó tu atención', 'Los registros ya no se te muestran.'),
  ('left', 'fr', 'Un client a mis fin à votre suivi', 'Le dossier ne vous est plus montré.'),
  ('left', 'de', 'Ein Klient hat deine Betreuung beendet', 'Die Akte wird dir nicht mehr gezeigt.'),
  ('ended', 'en', 'A provider ended the care', 'Open My care to see who still cares for you.'),
  ('ended', 'es', 'Un profesional terminó la atención', 'Abre Mi atención para ver quién te sigue atendiendo.'),
  ('ended', 'fr', 'Un professionnel a mis fin au suivi', 'Ouvrez Mon suivi pour voir qui vous suit encore.'),
  ('ended', 'de', 'Eine Fachkraft hat die Betreuung beendet', 'Öffne Meine Betreuung, um zu sehen, wer dich noch betreut.');

create function private.tell_of_end() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare caller constant uuid := (select auth.uid());
begin
  if caller = new.client_id then
    perform private.take_request_back(new.trainer_id, new.client_id);
    perform private.tell_of_care(new.trainer_id, 'left', '/clients', new.client_id);
  -- Who hands a client over tells of it in other words.
  elsif caller is not null and current_setting('office.hands_over', true) is distinct from 'yes' then
    perform private.tell_of_care(new.client_id, 'ended', '/care', new.trainer_id);
  end if;
  return null;
end $$;
create trigger tell_of_end after update of status on public.client_assignments
  for each row when (old.status <> 'ended' and new.status = 'ended') execute function private.tell_of_end();

-- A client asks ---------------------------------------------------------------------------------------
-- One row for two people, asked again by the same row: two devices ask once.

create table public.care_requests (
  id uuid primary key,
  client_id uuid not null references public.people (id) on delete cascade,
  provider_id uuid not null references public.people (id) on delete cascade,
  message text check (length(message) <= 500),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined', 'withdrawn')),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (client_id, provider_id),
  check (client_id <> provider_id),
  check (status <> 'asked' or answered_at is null)
);
comment on table public.care_requests is
  'A client asks for a provider, who accepts or declines. Accepted, the server begins the care.';
comment on column public.care_requests.message is 'What the client says to it; both read it.';
create index care_requests_by_provider on public.care_requests (provider_id, asked_at desc);

select sync.enroll('public.care_requests', owner => 'client_id', natural_key => array['client_id', 'provider_id'],
  share => '{"by": "asked_at", "newest": 50, "per": ["provider_id"], "unless": "r.status = ''asked''"}', readers => $$
    select r.client_id union select r.provider_id where r.status <> 'withdrawn' and private.is_provider(r.provider_id)
  $$);
select sync.grant_write('public.care_requests', makes => 'client_id, provider_id',
  edits => 'message, status, asked_at, answered_at');
create policy "both sides read" on public.care_requests for select to authenticated
  using (client_id = (select auth.uid()) or (provider_id = (select auth.uid()) and status <> 'withdrawn'
    and (select private.is_provider((select auth.uid())))));
create policy "clients ask" on public.care_requests for insert to authenticated
  with check (client_id = (select auth.uid()) and private.may_take_clients(provider_id));
create policy "clients withdraw, providers answer" on public.care_requests for update to authenticated
  using (client_id = (select auth.uid()) or (provider_id = (select auth.uid()) and status <> 'withdrawn'
    and (select private.is_provider((select auth.uid())))))
  with check (client_id = (select auth.uid()) or provider_id = (select auth.uid()));
-- What asks counts, and neither an answer nor a withdrawal: who has many to answer is not held up by it.
create trigger limit_a_day after insert on public.care_requests
  for each row when (new.status = 'asked') execute function private.limit_a_day(20);
create trigger limit_edits_a_day after update on public.care_requests
  for each row when (new.status = 'asked'
    and (new.status, new.message, new.asked_at) is distinct from (old.status, old.message, old.asked_at))
  execute function private.limit_a_day(20);
select private.empty_when_deleted('public.care_requests', 'message');

-- Each side has its own say. What came too late changes nothing and is answered with the row as it is: neither device knew.
create function private.keep_request() returns trigger
  language plpgsql set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  stays boolean := false;
begin
  if current_user not in ('authenticated', 'anon') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status not in ('asked', 'withdrawn') then
      raise exception 'Nobody answers his own request' using errcode = '23514';
    end if;
    new.answered_at := null;
    new.asked_at := least(new.asked_at, now());
    return new;
  end if;
  if caller = old.client_id then
    if new.status not in (old.status, 'asked', 'withdrawn') then
      raise exception 'Nobody answers his own request' using errcode = '23514';
    end if;
    -- A no stands for a fortnight, not to be withdrawn and asked again, and nobody asks for the care that he has.
    stays := old.status = 'declined' and new.status = 'withdrawn' or new.status = 'asked' and (
      (old.status = 'declined' and old.answered_at > now() - interval '14 days')
      or exists (select from public.client_assignments a where a.trainer_id = old.provider_id
        and a.client_id = old.client_id and a.status = 'active' and not a.deleted));
    new.asked_at := least(new.asked_at, now());
    new.answered_at := case when new.status <> 'asked' then old.answered_at end;
  else
    if new.status not in (old.status, 'accepted', 'declined') then
      raise exception 'A provider accepts or declines' using errcode = '23514';
    end if;
    stays := old.status <> 'asked';
    new.message := old.message;
    new.asked_at := old.asked_at;
    new.answered_at := case when new.status <> 'asked' then now() end;
    -- An answer is no younger than its question: a withdrawal that does not know of it is the later edit, on any device.
    new.updated_at := old.updated_at;
  end if;
  -- Nobody new comes to a provider whose licence has ended.
  if stays or new.status in ('asked', 'accepted') and new.status <> old.status
    and not private.may_take_clients(new.provider_id) then
    new.status := old.status;
    new.message := old.message;
    new.asked_at := old.asked_at;
    new.answered_at := old.answered_at;
  end if;
  return new;
end $$;
create trigger keep_request before insert or update on public.care_requests
  for each row execute function private.keep_request();

-- Definer: what follows of an answer is nobody's to write.
create function private.follow_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare was constant text := case when tg_op = 'UPDATE' then old.status else 'withdrawn' end;
begin
  perform private.refresh_care(new.provider_id, new.client_id);
  if new.status = 'accepted' and was <> 'accepted' then
    perform private.begin_care(new.provider_id, new.client_id, new.asked_at);
    if (select auth.uid()) is distinct from new.client_id then
      perform private.tell_of_care(new.client_id, 'accepted', '/care', new.provider_id);
    end if;
  elsif new.status = 'withdrawn' and was = 'accepted' then
    -- It was withdrawn on a device that did not know of the answer: the client wants no care, whoever came first, and
    -- what the answer lifted in its own transaction is withdrawn as before.
    update public.client_assignments a set status = 'ended'
    where a.trainer_id = new.provider_id and a.client_id = new.client_id and a.status <> 'ended';
    update public.sight_withdrawals w set deleted = false
    where w.user_id = new.client_id and w.provider_id = new.provider_id and w.deleted and w.updated_at = old.answered_at;
  elsif new.status = 'declined' and was = 'asked' then
    perform private.tell_of_care(new.client_id, 'declined', '/care', new.provider_id);
  elsif new.status = 'asked' and was <> 'asked' then
    perform private.tell_of_care(new.provider_id, 'asked', '/clients', new.client_id);
  end if;
  return null;
end $$;
create trigger follow_request after insert or update on public.care_requests
  for each row execute function private.follow_request();

-- Who ends the care or withdraws the sight does not ask for it any more: a provider alone must not begin it again.
create function private.take_request_back(provider uuid, client uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.care_requests q set status = 'withdrawn'
  where q.provider_id = provider and q.client_id = client and q.status = 'asked'
$$;

create function private.end_request_with_sight() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_request_back(new.provider_id, new.user_id);
  return null;
end $$;
create trigger end_request after insert on public.sight_withdrawals
  for each row when (not new.deleted) execute function private.end_request_with_sight();
create trigger end_request_again after update of deleted on public.sight_withdrawals
  for each row when (old.deleted and not new.deleted) execute function private.end_request_with_sight();

-- Whoever is asked reads the name of who asks, and no more.
create or replace function private.care_between(provider uuid, client uuid, out known boolean, out treats boolean)
  language sql stable security definer set search_path = '' as $$
  with ties as (
    select a.status = 'active' as cares
    from public.client_assignments a
    where a.trainer_id = provider and a.client_id = client and not a.deleted
    union all
    -- What has no word of the client's prolongs nothing, or a provider could keep for good what he was given for a time.
    select a.status in ('pending', 'scheduled', 'confirmed', 'completed') and a.agreed_starts_at is not null
    from public.appointments a
    where a.provider_id = provider and a.user_id = client and not a.deleted
    union all
    select false
    from public.care_requests q
    where q.provider_id = provider and q.client_id = client and q.status = 'asked' and not q.deleted)
  select count(*) > 0,
    coalesce(bool_or(cares), false) and private.is_provider(provider) and not exists (
      select from public.sight_withdrawals w
      where w.user_id = client and w.provider_id = provider and not w.deleted)
  from ties
$$;
