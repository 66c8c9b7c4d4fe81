-- What people ask of the house about their data, by the rights that the act on data gives them, and the day by which they
-- have an answer.

create table private.data_requests (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'portability', 'objection')),
  words text not null,
  asked_at timestamptz not null,
  received_at timestamptz not null default now(),
  due_at timestamptz not null,
  taken_at timestamptz,
  taken_by uuid references auth.users (id) on delete set null,
  extended_at timestamptz,
  extension_reason text,
  ended_at timestamptz,
  ended_by uuid references auth.users (id) on delete set null,
  outcome text check (outcome in ('answered', 'refused')),
  answer text,
  check ((extended_at is null) = (extension_reason is null)),
  check (num_nonnulls(ended_at, outcome, answer) in (0, 3))
);
comment on table private.data_requests is 'What people ask of the house about their data, and what it answered; each goes with its account.';
comment on column private.data_requests.asked_at is 'When it was written, on a device that may have had no network; the clock runs from received_at.';
comment on column private.data_requests.due_at is '30 days after it came, and 30 more where that was put off once.';
comment on column private.data_requests.taken_by is 'Whoever works on it; another may take it over.';
create index data_requests_by_person on private.data_requests (user_id, received_at);
create index data_requests_by_taker on private.data_requests (taken_by);
create index data_requests_by_ender on private.data_requests (ended_by);
create index data_requests_that_wait on private.data_requests (due_at, id) where ended_at is null;
alter table private.data_requests enable row level security;

-- Of whoever asks ---------------------------------------------------------------------------------------

-- It may have waited on a device for long, and is taken whatever that device's clock says.
create function public.file_data_request(id uuid, kind text, words text, asked_at timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  said constant text := btrim(words);
begin
  perform public.require_session();
  if not coalesce(kind in ('access', 'correction', 'erasure', 'portability', 'objection')
    and length(said) between 1 and 2000, false) then
    raise exception 'a request has a kind, and says in words what is asked' using errcode = '22023';
  end if;
  insert into private.data_requests (id, user_id, kind, words, asked_at, due_at)
  values (file_data_request.id, caller, file_data_request.kind, said,
    case when isfinite(asked_at) then least(asked_at, now()) else now() end, now() + interval '30 days')
  on conflict do nothing;
  -- Sent again after an answer that was lost.
  if not found then
    perform private.require_same(exists (
      select from private.data_requests r
      where r.id = file_data_request.id and (r.user_id, r.kind, r.words) = (caller, file_data_request.kind, said)));
    return;
  end if;
  perform private.count_today(caller, 'data_requests', 20);
end $$;
comment on function public.file_data_request is
  'Asks the house about one''s own data, from when on its 30 days run; the same sent again is one request.';

create function public.held_about_me() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
begin
  perform public.require_session();
  return jsonb_build_object(
    'requests', (select coalesce(jsonb_agg(q), '[]') from (
      select r.id, r.kind, r.words, r.asked_at, r.received_at, r.due_at, r.taken_at, r.extended_at, r.extension_reason,
        r.ended_at, r.outcome, r.answer
      from private.data_requests r where r.user_id = caller
      order by r.received_at desc, r.id limit 100) as q),
    'agreements', (select coalesce(jsonb_agg(g), '[]') from (
      select a.purpose, a.version, a.language, a.how, a.agreed_at
      from private.agreements a where a.user_id = caller
      union all
      select 'guidelines', s.guidelines_version::text, s.language, 'community', s.guidelines_at
      from public.user_settings s where s.id = caller and s.guidelines_version is not null
      order by agreed_at desc, purpose, version) as g),
    'devices', (select coalesce(jsonb_agg(d), '[]') from (
      select r.version, r.unsent, r.unsent_since, r.refused, r.reported_at, s.user_agent
      from private.device_reports r left join auth.sessions s on s.id = r.session_id
      where r.user_id = caller
      order by r.reported_at desc, r.id limit 50) as d));
end $$;
comment on function public.held_about_me is
  'What the house holds of the caller beside his records: his requests, what he agreed to, and what his devices reported.';

-- Of the office -----------------------------------------------------------------------------------------

insert into private.office_words (act, language, title, message) values
  ('request.taken', 'en', 'Somebody works on your request about your data', 'You find it, and the day by which you have an answer, in the settings.'),
  ('request.taken', 'es', 'Alguien se ocupa de tu solicitud sobre tus datos', 'La encuentras en los ajustes, con el día en que tendrás respuesta a más tardar.'),
  ('request.taken', 'fr', 'Votre demande sur vos données est en cours', 'Vous la trouvez dans les réglages, avec le jour où vous aurez une réponse au plus tard.'),
  ('request.taken', 'de', 'Deine Anfrage zu deinen Daten wird bearbeitet', 'Du findest sie in den Einstellungen, mit dem Tag, bis zu dem du eine Antwort hast.'),
  ('request.extended', 'en', 'Your request about your data takes longer', 'The new day is in the settings. The reason:'),
  ('request.extended', 'es', 'Tu solicitud sobre tus datos tardará más', 'La nueva fecha está en los ajustes. El motivo:'),
  ('request.extended', 'fr', 'Votre demande sur vos données prendra plus de temps', 'La nouvelle date se trouve dans les réglages. La raison :'),
  ('request.extended', 'de', 'Deine Anfrage zu deinen Daten dauert länger', 'Der neue Tag steht in den Einstellungen. Der Grund:'),
  ('request.answered', 'en', 'Your request about your data is answered', 'Read the answer in the settings.'),
  ('request.answered', 'es', 'Tu solicitud sobre tus datos tiene respuesta', 'Léela en los ajustes.'),
  ('request.answered', 'fr', 'Votre demande sur vos données a reçu une réponse', 'Lisez-la dans les réglages.'),
  ('request.answered', 'de', 'Deine Anfrage zu deinen Daten ist beantwortet', 'Die Antwort liest du in den Einstellungen.'),
  ('request.refused', 'en', 'Your request about your data was refused', 'Read why in the settings. You may complain to the Nigeria Data Protection Commission.'),
  ('request.refused', 'es', 'Tu solicitud sobre tus datos fue rechazada', 'Lee el motivo en los ajustes. Puedes reclamar ante la Nigeria Data Protection Commission.'),
  ('request.refused', 'fr', 'Votre demande sur vos données a été refusée', 'Lisez pourquoi dans les réglages. Vous pouvez saisir la Nigeria Data Protection Commission.'),
  ('request.refused', 'de', 'Deine Anfrage zu deinen Daten wurde abgelehnt', 'Warum, liest du in den Einstellungen. Du kannst dich bei der Nigeria Data Protection Commission beschweren.');

-- Whoever asked is told. What is answered may be of his records, so that neither the audit nor a mail says it.
create function private.note_request(r private.data_requests, act text, reason text, device_at timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('request.' || act, r.user_id, reason, jsonb_build_object('id', r.id, 'kind', r.kind), device_at);
  perform private.tell_office(r.user_id, 'request.' || act, nullif(reason, ''), '/settings');
end $$;

create function private.open_request(request uuid) returns private.data_requests
  language plpgsql security definer set search_path = '' as $$
declare
  r private.data_requests;
begin
  perform private.require_admin();
  select * into r from private.data_requests q where q.id = request and q.ended_at is null for update;
  if not found then
    raise exception 'there is no such request, or it has its answer' using errcode = 'P0002';
  end if;
  return r;
end $$;

create function public.take_data_request(request uuid, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  r constant private.data_requests := private.open_request(request);
begin
  perform private.count_today(auth.uid(), 'office_acts', 200);
  if r.user_id = auth.uid() then
    raise exception 'nobody works on his own request' using errcode = '42501';
  end if;
  if r.taken_by = auth.uid() then
    return;
  end if;
  update private.data_requests q set taken_by = auth.uid(), taken_at = coalesce(q.taken_at, now()) where q.id = request;
  perform private.audit('request.taken', r.user_id, '', jsonb_build_object('id', r.id, 'kind', r.kind), device_at);
  -- Who works on it is the house's matter: it is told once that somebody does.
  if r.taken_at is null then
    perform private.tell_office(r.user_id, 'request.taken', null, '/settings');
  end if;
end $$;
comment on function public.take_data_request is 'An administrator works on a request from now on, in the place of whoever did.';

-- Before the day, so that what is late stays late.
create function public.extend_data_request(request uuid, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  r constant private.data_requests := private.open_request(request);
  why constant text := private.begin_act(r.user_id, reason);
begin
  if r.extended_at is not null and r.extension_reason = why then
    return;
  end if;
  if r.extended_at is not null or r.due_at < now() then
    raise exception 'it was put off already, or its day has passed' using errcode = 'P0002';
  end if;
  update private.data_requests q
  set extended_at = now(), extension_reason = why, due_at = q.due_at + interval '30 days' where q.id = request;
  perform private.note_request(r, 'extended', why, device_at);
end $$;
comment on function public.extend_data_request is 'Puts a request off by 30 days, once and for a reason that is told; a fresh second step.';

create function public.end_data_request(
  request uuid, outcome text, answer text, device_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  r private.data_requests;
  said text;
begin
  perform private.require_admin();
  if not coalesce(outcome in ('answered', 'refused'), false) then
    raise exception 'a request is answered or refused' using errcode = '22023';
  end if;
  -- Sent again after an answer that was lost.
  if exists (
    select from private.data_requests q
    where q.id = request and (q.ended_by, q.outcome, q.answer) = (auth.uid(), end_data_request.outcome, btrim(end_data_request.answer))
  ) then
    return;
  end if;
  r := private.open_request(request);
  said := private.begin_act(r.user_id, answer);
  update private.data_requests q
  set ended_at = now(), ended_by = auth.uid(), outcome = end_data_request.outcome, answer = said where q.id = request;
  perform private.note_request(r, outcome, '', device_at);
end $$;
comment on function public.end_data_request is 'Answers a request in words, or refuses it with a reason, for good; a fresh second step.';

create function public.data_requests_page(
  after_due timestamptz default null, after uuid default null, most integer default 50
)
  returns table (
    id uuid, person uuid, name text, kind text, words text, received_at timestamptz, due_at timestamptz,
    is_overdue boolean, taker text, is_taken_by_me boolean, extension_reason text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select r.id, r.user_id, nullif(concat_ws(' ', p.first_name, p.last_name), ''), r.kind, r.words, r.received_at, r.due_at,
      r.due_at < now(), nullif(concat_ws(' ', t.first_name, t.last_name), ''), coalesce(r.taken_by = auth.uid(), false),
      r.extension_reason
    from private.data_requests r left join public.profiles p on p.id = r.user_id
      left join public.profiles t on t.id = r.taken_by
    where r.ended_at is null and (after is null or (r.due_at, r.id) > (after_due, after))
    order by r.due_at, r.id
    limit least(greatest(coalesce(most, 50), 1), 201);
end $$;
comment on function public.data_requests_page is 'The requests that wait for an answer, the soonest due first, a page at a time; administrators only.';

grant execute on function public.file_data_request(uuid, text, text, timestamptz), public.held_about_me(),
  public.take_data_request(uuid, timestamptz), public.extend_data_request(uuid, text, timestamptz),
  public.end_data_request(uuid, text, text, timestamptz), public.data_requests_page(timestamptz, uuid, integer) to authenticated;
