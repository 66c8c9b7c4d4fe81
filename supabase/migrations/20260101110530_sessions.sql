-- Sessions that were bought are counted down by appointments, and what comes back of one that is called off goes by the
-- terms on which it was bought. The appointment is locked first, then the invoice, then its payments.

create table private.refund_rules (
  by_whom text not null check (by_whom in ('client', 'provider', 'absence')),
  hours integer not null default 0 check (hours between 0 and 720),
  back_bp integer not null check (back_bp between 0 and 10000),
  gives text not null check (gives in ('session', 'money')),
  primary key (by_whom, hours),
  check (gives = 'money' or back_bp = 10000),
  check (by_whom = 'client' or (hours = 0 and back_bp = 10000))
);
comment on table private.refund_rules is
  'What comes back of a session, and as what, where a client calls it off so many hours before or earlier; where the provider
does; and where he does not come, always all of it. Set in the SQL editor. Each invoice carries the rules it was bought under.';
insert into private.refund_rules (by_whom, hours, back_bp, gives) values
  ('client', 24, 10000, 'session'), ('client', 4, 5000, 'money'), ('client', 0, 0, 'money'),
  ('provider', 0, 10000, 'session'), ('absence', 0, 10000, 'money');

-- So long after a session its client may say that nobody came; so long it is not paid on either.
create function private.held_days() returns integer language sql immutable set search_path = '' as $$ select 14 $$;

-- What a line says beside its price.
create function private.sessions_sold(chosen public.offers, quantity integer) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case when chosen.months is null then '{}' else jsonb_build_object('months', chosen.months) end
  || case when chosen.sessions = 0 then '{}' else jsonb_build_object(
    'sessions', chosen.sessions * quantity, 'session_type', chosen.session_type,
    'terms', (select jsonb_agg(jsonb_build_object('by', r.by_whom, 'hours', r.hours, 'back_bp', r.back_bp, 'gives', r.gives)
      order by r.by_whom, r.hours desc) from private.refund_rules r)) end
$$;

create function private.sessions_of(i public.invoices) returns integer
  language sql immutable set search_path = '' as $$
  select case i.kind when 'invoice' then coalesce((i.lines -> 0 ->> 'sessions')::integer, 0) else 0 end
$$;

-- Those that are paid for: of parts as many as they come to. What was credited in full pays for none.
create function private.sessions_left(i public.invoices) returns integer
  language sql immutable set search_path = '' as $$
  select case when i.status in ('part_paid', 'paid', 'overdue') then greatest(0, (private.sessions_of(i)::bigint
    * least(i.total_kobo, i.paid_kobo + i.credited_kobo) / i.total_kobo)::integer - i.sessions_taken) else 0 end
$$;

create function private.session_kobo(i public.invoices) returns integer
  language sql immutable set search_path = '' as $$ select i.total_kobo / nullif(private.sessions_of(i), 0) $$;

create function private.term_of(i public.invoices, by_whom text, starts_at timestamptz) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(
    (select t from jsonb_array_elements(i.lines -> 0 -> 'terms') as t
     where t ->> 'by' = by_whom
       and (by_whom <> 'client' or term_of.starts_at >= now() + make_interval(hours => (t ->> 'hours')::integer))
     order by (t ->> 'hours')::integer desc limit 1),
    case by_whom when 'client' then '{"back_bp": 0, "gives": "money"}' else '{"back_bp": 10000, "gives": "session"}' end::jsonb)
$$;

-- Whether its client would get less than the session back: then he calls it off, and does not move it to where all of it
-- would come back. What the provider has set alone comes back anyway.
create function private.is_late_to_move(a public.appointments) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.awaits_client(a) and exists (
    select from public.invoices i
    where i.id = a.invoice_id and private.term_of(i, 'client', a.starts_at) ->> 'gives' <> 'session');
end $$;

insert into private.money_words (what, language, title, message) values
  ('session back', 'en', 'Your session is yours again', 'The appointment was called off, and the session does not count as taken.'),
  ('session back', 'es', 'Tu sesión vuelve a estar disponible', 'La cita se canceló y la sesión no cuenta como usada.'),
  ('session back', 'fr', 'Votre séance vous est rendue', 'Le rendez-vous a été annulé et la séance ne compte pas comme utilisée.'),
  ('session back', 'de', 'Deine Einheit gehört wieder dir', 'Der Termin wurde abgesagt, und die Einheit zählt nicht als genommen.'),
  ('part back', 'en', 'Part of a session is credited', 'The appointment was cancelled late. What comes back by the terms is credited to you.'),
  ('part back', 'es', 'Se te abona parte de una sesión', 'La cita se canceló tarde. Se te abona lo que corresponde según las condiciones.'),
  ('part back', 'fr', 'Une partie de la séance est créditée', 'Le rendez-vous a été annulé tard. Ce qui revient selon les conditions vous est crédité.'),
  ('part back', 'de', 'Ein Teil einer Einheit wird gutgeschrieben', 'Der Termin wurde spät abgesagt. Was nach den Bedingungen zurückkommt, wird dir gutgeschrieben.'),
  ('all back', 'en', 'A session is credited in full', 'It did not take place. All of its price is credited to you.'),
  ('all back', 'es', 'Se te abona una sesión entera', 'No tuvo lugar. Se te abona todo su precio.'),
  ('all back', 'fr', 'Une séance est créditée en entier', 'Elle n’a pas eu lieu. Tout son prix vous est crédité.'),
  ('all back', 'de', 'Eine Einheit wird ganz gutgeschrieben', 'Sie fand nicht statt. Ihr ganzer Preis wird dir gutgeschrieben.'),
  ('none back', 'en', 'The session counts as taken', 'The appointment was cancelled too late for anything to come back by the terms.'),
  ('none back', 'es', 'La sesión cuenta como usada', 'La cita se canceló demasiado tarde para que, según las condiciones, se devuelva algo.'),
  ('none back', 'fr', 'La séance compte comme utilisée', 'Le rendez-vous a été annulé trop tard : selon les conditions, rien ne revient.'),
  ('none back', 'de', 'Die Einheit zählt als genommen', 'Der Termin wurde zu spät abgesagt: Nach den Bedingungen kommt nichts zurück.'),
  ('not absent', 'en', 'We looked at what you reported', 'As far as we can see the session took place, so it counts. Write to us if that is wrong.'),
  ('not absent', 'es', 'Hemos revisado tu aviso', 'Por lo que vemos, la sesión tuvo lugar y cuenta. Escríbenos si no es así.'),
  ('not absent', 'fr', 'Nous avons examiné votre signalement', 'Pour autant que nous le voyions, la séance a eu lieu et compte. Écrivez-nous si c’est une erreur.'),
  ('not absent', 'de', 'Wir haben deine Meldung geprüft', 'Soweit wir sehen, fand die Einheit statt und zählt. Schreib uns, wenn das nicht stimmt.');

create function private.money_title(who uuid, what text) returns text
  language sql stable security definer set search_path = '' as $$
  select w.title from private.money_words w
  where w.what = money_title.what
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

-- Taking and giving back ------------------------------------------------------------------------------

alter table public.appointments add column invoice_id uuid references public.invoices (id);
comment on column public.appointments.invoice_id is 'Of which it takes a session; null where it takes none, or gave it back.';
create index appointments_by_invoice on public.appointments (invoice_id);

-- What was bought first is used first. The kind goes by who gives it: what the appointment says of itself is the client's
-- word.
create function private.take_session(a public.appointments) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  gives constant text := case (select p.role from public.people p where p.id = a.provider_id)
    when 'trainer' then 'fitness' when 'nutritionist' then 'nutrition' else 'other' end;
  found_one uuid;
begin
  select i.id into found_one from public.invoices i
  where i.client_id = a.user_id and private.sessions_left(i) > 0
    and coalesce(i.lines -> 0 ->> 'session_type', gives) = gives
  order by i.opened_on, i.number limit 1 for update;
  update public.invoices i set sessions_taken = i.sessions_taken + 1 where i.id = found_one;
  return found_one;
end $$;

-- The invoice that the appointment goes on being paid with.
create function private.end_session(a public.appointments, by_whom text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  term jsonb;
  back integer;
  word text;
begin
  select * into i from public.invoices v where v.id = a.invoice_id for update;
  term := private.term_of(i, by_whom, a.starts_at);
  back := (term ->> 'back_bp')::integer;
  word := case when term ->> 'gives' = 'session' then 'session back' when back = 10000 then 'all back'
    when back > 0 then 'part back' else 'none back' end;
  perform private.tell_of_money(i.client_id, word);
  if word = 'session back' then
    update public.invoices v set sessions_taken = v.sessions_taken - 1 where v.id = i.id;
    return null;
  end if;
  back := least(i.total_kobo - i.credited_kobo, private.session_kobo(i)::bigint * back / 10000);
  if back > 0 then
    perform private.credit_invoice(i, back, private.money_title(i.client_id, word));
  end if;
  return case word when 'all back' then null else i.id end;
end $$;

-- Only what the client has asked for or agreed to takes a session: nobody spends another's; and only while he may still say
-- that nobody came.
create function private.keep_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_over constant boolean := new.status in ('cancelled', 'declined');
begin
  if new.invoice_id is distinct from old.invoice_id then
    return new;
  elsif new.invoice_id is null and new.status in ('scheduled', 'confirmed', 'completed') and not new.deleted
    and new.agreed_starts_at is not null and not private.awaits_client(new) and new.starts_at > now() - make_interval(days => private.held_days())
    and (new.status, new.agreed_starts_at, new.starts_at) is distinct from (old.status, old.agreed_starts_at, old.starts_at) then
    new.invoice_id := private.take_session(new);
  elsif new.invoice_id is not null and is_over and old.status <> all (array['cancelled', 'declined']) then
    new.invoice_id := private.end_session(old, case
      when new.status = 'declined' or (select auth.uid()) = new.provider_id or private.awaits_client(old) then 'provider'
      else 'client' end);
  end if;
  if new.rev is distinct from old.rev and new.invoice_id is distinct from old.invoice_id then
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
-- After whatever settles the status and the time.
create trigger keep_slot_session before insert or update on public.appointments
  for each row execute function private.keep_session();

-- Who did not come ------------------------------------------------------------------------------------

-- The client's word waits for somebody of the desk, who is the second person here.
create function public.report_absence(appointment uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_client();
  a public.appointments;
begin
  select * into a from public.appointments k where k.id = appointment and k.user_id = caller for update;
  if exists (select from private.money_wishes w where w.appointment_id = a.id) then
    raise exception 'it was reported before' using errcode = 'P0001', hint = 'reported';
  end if;
  if a.invoice_id is null or a.status not in ('scheduled', 'confirmed', 'completed')
    or a.starts_at not between now() - make_interval(days => private.held_days()) and now() - interval '15 minutes' then
    raise exception 'this is not reported here' using errcode = 'P0001', hint = 'not-absent';
  end if;
  perform private.count_money(caller, 'absences');
  insert into private.money_wishes (id, what, invoice_id, amount_kobo, reason, asked_by, appointment_id)
  select gen_random_uuid(), 'absence', i.id, private.session_kobo(i), private.require_reason(report_absence.reason), caller, a.id
  from public.invoices i where i.id = a.invoice_id;
end $$;
grant execute on function public.report_absence(uuid, text) to authenticated;

-- Of an appointment that is locked. It may have been called off meanwhile.
create function private.grant_absence(w private.money_wishes) returns void
  language plpgsql security definer set search_path = '' as $$
declare a public.appointments;
begin
  select * into a from public.appointments k where k.id = w.appointment_id;
  if a.invoice_id is distinct from w.invoice_id or a.status in ('cancelled', 'declined') or a.invoice_id is null then
    raise exception 'it was called off meanwhile' using errcode = 'P0001', hint = 'decided';
  end if;
  perform private.end_session(a, 'absence');
  update public.appointments k set status = 'cancelled', invoice_id = null where k.id = a.id;
end $$;
