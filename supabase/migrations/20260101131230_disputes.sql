-- A client's bank wants a payment back. What the gateway says of it is asked of the gateway, as with payments; here each
-- state counts once, whenever and in whatever order it comes. The invoice is locked first, then its payment, the dispute last.

create table private.disputes (
  id text primary key check (length(id) between 1 and 60),
  payment_id uuid not null references public.payments (id),
  amount_kobo integer not null check (amount_kobo > 0),
  held_kobo integer not null check (held_kobo between 0 and amount_kobo),
  category text check (length(category) <= 60),
  due_at timestamptz,
  opened_at timestamptz not null default now(),
  wanted text check (wanted in ('accept', 'contest')),
  answer text check (length(answer) between 1 and 500),
  sent_at timestamptz,
  asked_at timestamptz,
  unclear_at timestamptz,
  outcome text check (outcome in ('won', 'lost')),
  ended_at timestamptz,
  check ((wanted is null) = (answer is null)),
  check ((outcome is null) = (ended_at is null))
);
comment on table private.disputes is
  'A payment that a client''s bank wants back: what of it is held, until when the house has to answer, and how it ended.';
comment on column private.disputes.id is 'The gateway''s.';
comment on column private.disputes.held_kobo is 'What of it was still the house''s: of what has gone back already nothing is lost twice.';
comment on column private.disputes.wanted is 'How the house answers, once that is decided; sent_at is when the gateway took it.';
comment on column private.disputes.unclear_at is
  'When the gateway first said that it is over, but not in words that say how: nothing is answered any more, and the desk ends it.';
create index disputes_by_payment on private.disputes (payment_id);
create index disputes_open on private.disputes (due_at) where outcome is null;
alter table private.money_wishes add foreign key (dispute_id) references private.disputes (id);
create index money_wishes_by_dispute on private.money_wishes (dispute_id);

-- What of a payment has neither gone back nor is on its way, less what disputes hold. A refund at which the gateway has
-- failed waits as one that was never sent.
create function private.disputable(p public.payments) returns integer
  language sql stable security definer set search_path = '' as $$
  select greatest(0, case when p.status in ('paid', 'held') then p.amount_kobo else 0 end - p.refund_kobo
    + coalesce((select sum(r.amount_kobo) from private.refunds r where r.payment_id = p.id and r.status = 'wanted'), 0)
    - coalesce((select sum(d.held_kobo) from private.disputes d where d.payment_id = p.id and d.outcome is null), 0))::integer
$$;

-- Refunds that wait have come back by the dispute; of one that is larger, a part.
create function private.return_by_dispute(p public.payments, kobo integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  r private.refunds;
  back integer := kobo;
  part uuid;
begin
  for r in
    select * from private.refunds f where f.payment_id = p.id and f.status = 'wanted' order by f.created_at, f.id for update
  loop
    exit when back = 0;
    part := r.id;
    if r.amount_kobo > back then
      update private.refunds f set amount_kobo = r.amount_kobo - back where f.id = r.id;
      insert into private.refunds (payment_id, credit_note_id, amount_kobo) values (p.id, r.credit_note_id, back) returning id into part;
    end if;
    perform public.settle_refund(part, 'done');
    back := back - least(back, r.amount_kobo);
  end loop;
  return back;
end $$;

-- Where a refund was under way when a dispute was lost, and failed afterwards, the bank has taken that money already: the
-- refund is closed by it, up to what the dispute did not book. Tells whether one was. The invoice is to be locked before.
create function private.came_back_by_dispute(payment uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  d private.disputes;
  back integer;
  any_back boolean := false;
begin
  select * into p from public.payments k where k.id = payment;
  for d in
    select * from private.disputes k where k.payment_id = p.id and k.outcome = 'lost' and k.held_kobo < k.amount_kobo for update
  loop
    back := d.amount_kobo - d.held_kobo;
    back := back - private.return_by_dispute(p, back);
    update private.disputes k set held_kobo = k.held_kobo + back where k.id = d.id;
    any_back := any_back or back > 0;
  end loop;
  return any_back;
end $$;

-- What was lost beyond that was never paid, and a credit note says so: what is owed stays as it is. Of an invoice that is
-- locked.
create function private.lose(i public.invoices, p public.payments, kobo integer) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  tax constant integer := (private.credit_of(i, kobo)).tax;
  note constant uuid := gen_random_uuid();
begin
  insert into public.invoices (id, client_id, kind, number, status, currency, total_kobo, tax_kobo, lines, credits_id, reason, opened_on)
  values (note, i.client_id, 'credit_note', private.next_invoice_number('CN'), 'paid', i.currency, kobo, tax,
    jsonb_build_array(((i.lines -> 0) - array['sessions', 'session_type', 'terms'])
      || jsonb_build_object('quantity', 1, 'unit_kobo', kobo, 'discount_kobo', 0, 'tax_kobo', tax, 'amount_kobo', kobo)),
    i.id, private.money_title(i.client_id, 'dispute lost'), private.day_of(now()));
  update public.payments k
  set refund_kobo = k.refund_kobo + kobo, refunded_kobo = k.refunded_kobo + kobo,
    applied_kobo = greatest(0, k.applied_kobo - kobo) where k.id = p.id;
  update public.invoices v
  set credited_kobo = v.credited_kobo + kobo, paid_kobo = v.paid_kobo - kobo, sessions_taken = greatest(v.sessions_taken,
    least(private.sessions_of(v), v.sessions_taken + coalesce(kobo / nullif(private.session_kobo(v), 0), 0)))
  where v.id = i.id;
  perform private.restate_invoice(i.id);
  perform private.book('credit ' || note, 'credit', i.id, p.id,
    jsonb_build_object('revenue', kobo - tax, 'tax', tax, 'gateway', -kobo));
end $$;

-- Of money that was held nobody has decided anything: what is left of it stays held.
create function private.lose_held(p public.payments, dispute text, kobo integer) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if kobo < p.amount_kobo then
    update public.payments k set amount_kobo = k.amount_kobo - kobo where k.id = p.id;
  else
    update private.checkouts c set closed = true where c.payment_id = p.id;
    update public.payments k set status = 'failed', paid_at = null where k.id = p.id;
  end if;
  perform private.book('dispute lost ' || dispute, 'dispute', p.invoice_id, p.id, jsonb_build_object('suspense', kobo, 'gateway', -kobo));
end $$;

create function private.lose_disputed(i public.invoices, p public.payments, d private.disputes) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  rest integer;
begin
  if d.held_kobo = 0 then
    return;
  elsif p.status = 'held' then
    perform private.lose_held(p, d.id, d.held_kobo);
    return;
  end if;
  rest := private.return_by_dispute(p, d.held_kobo);
  if rest > 0 then
    select * into i from public.invoices v where v.id = i.id;
    perform private.lose(i, p, rest);
  end if;
end $$;

create function public.settle_dispute(
  dispute text, payment uuid, amount integer, currency text, category text, due_at timestamptz, state text
) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  p public.payments;
  d private.disputes;
  -- Of one that the house does not accept the gateway says nothing, or 0.
  said constant integer := nullif(greatest(amount, 0), 0);
begin
  select v.* into i from public.invoices v
  where v.id = (select k.invoice_id from public.payments k where k.id = payment) for update;
  select * into p from public.payments k where k.id = payment for update;
  -- Another currency is in no book.
  if p.id is null or settle_dispute.currency is distinct from p.currency or (p.status = 'held' and not exists (
      select from private.ledger_entries e where e.key = 'held ' || p.id)) then
    return 'unknown';
  -- Another dispute of it may have been lost meanwhile.
  elsif p.status not in ('paid', 'held') and not exists (
      select from private.disputes k where k.id = dispute and k.payment_id = p.id) then
    return 'unpaid';
  end if;
  insert into private.disputes (id, payment_id, amount_kobo, held_kobo, category, due_at)
  values (dispute, p.id, coalesce(said, p.amount_kobo), least(coalesce(said, p.amount_kobo), private.disputable(p)), left(settle_dispute.category, 60), settle_dispute.due_at)
  on conflict do nothing;
  if found then
    select * into d from private.disputes k where k.id = dispute;
    if d.held_kobo > 0 then
      perform private.book('dispute ' || d.id, 'dispute', i.id, p.id,
        jsonb_build_object('disputed', d.held_kobo, 'gateway', -d.held_kobo));
    end if;
    perform private.tell_of_money(k.id, 'disputed', '/admin/money') from public.profiles k where k.role in ('finance', 'admin');
  end if;
  select * into d from private.disputes k where k.id = dispute and k.payment_id = p.id for update;
  if d.id is null or d.outcome is not null then
    return 'known';
  elsif state = 'unclear' then
    if d.unclear_at is null then
      update private.disputes k set unclear_at = now() where k.id = d.id;
      update private.money_wishes w set outcome = 'refused', decided_at = now() where w.dispute_id = d.id and w.outcome is null;
      perform private.tell_of_money(k.id, 'unclear end', '/admin/money') from public.profiles k where k.role in ('finance', 'admin');
    end if;
    return state;
  elsif state in ('open', 'answered') then
    update private.disputes k
    set due_at = coalesce(settle_dispute.due_at, k.due_at),
      sent_at = case when state = 'answered' and k.wanted is not null then coalesce(k.sent_at, now()) else k.sent_at end
    where k.id = d.id;
    return state;
  end if;
  update private.disputes k set outcome = state, ended_at = now() where k.id = d.id;
  update private.money_wishes w set outcome = 'refused', decided_at = now() where w.dispute_id = d.id and w.outcome is null;
  if d.held_kobo > 0 then
    perform private.book('dispute over ' || d.id, 'dispute', i.id, p.id,
      jsonb_build_object('disputed', -d.held_kobo, 'gateway', d.held_kobo));
  end if;
  if state = 'lost' then
    -- What is lost is what the end says, of what is there by then.
    d.amount_kobo := coalesce(said, d.amount_kobo);
    d.held_kobo := least(d.amount_kobo, private.disputable(p));
    update private.disputes k set amount_kobo = d.amount_kobo, held_kobo = d.held_kobo where k.id = d.id;
    perform private.lose_disputed(i, p, d);
    -- Whose bank took one period back has not agreed to the next.
    if i.lines -> 0 ? 'months' then
      perform private.drop_card(i.client_id);
    end if;
  end if;
  return state;
end $$;

-- Its client sees it with the payment, and is told of each step. Of a payment that is locked.
create function private.show_dispute() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  step constant text := case when tg_op = 'INSERT' then 'dispute opened'
    when new.outcome is distinct from old.outcome then 'dispute ' || new.outcome
    when new.sent_at is distinct from old.sent_at and new.wanted = 'contest' then 'dispute sent' end;
begin
  update public.payments p
  set dispute = (
    select case when bool_or(d.outcome is null and d.sent_at is null) then 'open' when bool_or(d.outcome is null) then 'answered'
      when bool_or(d.outcome = 'lost') then 'lost' else 'won' end
    from private.disputes d where d.payment_id = p.id)
  where p.id = new.payment_id;
  perform private.tell_of_money(p.client_id, step) from public.payments p where p.id = new.payment_id and p.client_id is not null;
  return null;
end $$;
create trigger show_dispute after insert or update of outcome, sent_at on private.disputes
  for each row execute function private.show_dispute();

-- The desk --------------------------------------------------------------------------------------------

-- What the house knows of what was paid for. It names nobody but the client's own appointments.
create function private.evidence_of(i public.invoices) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('invoice', i.number, 'opened_on', i.opened_on, 'total_kobo', i.total_kobo,
    'title', i.lines -> 0 ->> 'title', 'sessions', coalesce((
      select jsonb_agg(e.on_day order by e.on_day) from private.earnings e where e.invoice_id = i.id), '[]'))
$$;

-- The soonest first: what is not answered in time is lost.
create function public.disputes_open()
  returns table (id text, number text, client text, title text, kobo integer, held_kobo integer, category text,
    opened_at timestamptz, due_at timestamptz, wanted text, answer text, sent boolean, waits boolean, unclear boolean, evidence jsonb)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_finance();
  return query
    select d.id, i.number, private.client_of(i), i.lines -> 0 ->> 'title', d.amount_kobo, d.held_kobo, d.category,
      d.opened_at, d.due_at, d.wanted, d.answer, d.sent_at is not null,
      exists (select from private.money_wishes w where w.dispute_id = d.id and w.outcome is null),
      d.unclear_at is not null, private.evidence_of(i)
    from private.disputes d join public.payments p on p.id = d.payment_id join public.invoices i on i.id = p.invoice_id
    where d.outcome is null order by d.due_at nulls last, d.opened_at limit 100;
end $$;

-- Of one whose invoice is locked.
create function private.decide_dispute(dispute text, way text, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare payment uuid;
begin
  update private.disputes d set wanted = way, answer = private.require_reason(words)
  where d.id = dispute and d.outcome is null and d.wanted is null returning d.payment_id into payment;
  if not found then
    raise exception 'it is answered' using errcode = 'P0001', hint = 'decided';
  end if;
  perform private.note_act('dispute: ' || way, payment, words);
end $$;

-- Whether it is answered already; otherwise a second person has to agree.
create function public.answer_dispute(dispute text, way text, words text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  d private.disputes;
begin
  perform private.require_finance();
  select * into d from private.disputes k where k.id = dispute;
  select v.* into i from public.invoices v join public.payments p on p.invoice_id = v.id where p.id = d.payment_id for update of v;
  perform from public.payments p where p.id = d.payment_id for update;
  if coalesce(way not in ('accept', 'contest'), true) or i.id is null then
    raise exception 'there is no such dispute' using errcode = 'P0001', hint = 'gone';
  end if;
  if exists (select from private.disputes k where k.id = dispute and num_nonnulls(k.outcome, k.wanted, k.unclear_at) > 0) then
    raise exception 'it is answered' using errcode = 'P0001', hint = 'decided';
  end if;
  if private.waits_for_second(way, i.id, d.amount_kobo, d.payment_id, null, words, d.id) then
    return false;
  end if;
  perform private.decide_dispute(d.id, way, words);
  return true;
end $$;

-- How one ended of which the gateway does not say it, as its pages have it. However small, a second person has to agree.
create function public.end_dispute(dispute text, way text, amount integer, words text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_finance();
  d private.disputes;
  p public.payments;
begin
  perform from public.invoices v
  where v.id = (select k.invoice_id from public.payments k join private.disputes a on a.payment_id = k.id where a.id = end_dispute.dispute) for update;
  select * into d from private.disputes k where k.id = dispute;
  select * into p from public.payments k where k.id = d.payment_id;
  if d.unclear_at is null or d.outcome is not null
    or exists (select from private.money_wishes w where w.dispute_id = d.id and w.outcome is null) then
    raise exception 'it does not wait for that' using errcode = 'P0001', hint = 'decided';
  elsif coalesce(way not in ('won', 'lost') or amount not between 1 and greatest(p.amount_kobo, d.amount_kobo), true) then
    raise exception 'there is not so much to lose' using errcode = 'P0001', hint = 'too-much';
  end if;
  perform private.count_today(caller, 'money acts', 300);
  insert into private.money_wishes (id, what, invoice_id, amount_kobo, payment_id, dispute_id, reason, asked_by)
  values (gen_random_uuid(), way, p.invoice_id, amount, p.id, d.id, private.require_reason(words), caller);
end $$;

-- Of one whose invoice is locked.
create function private.end_dispute(w private.money_wishes) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.settle_dispute(w.dispute_id, w.payment_id, w.amount_kobo, p.currency, null, null, w.what)
  from public.payments p where p.id = w.payment_id;
  perform private.note_act('dispute: ' || w.what, w.payment_id, w.reason);
end $$;

grant execute on function public.disputes_open(), public.answer_dispute(text, text, text),
  public.end_dispute(text, text, integer, text) to authenticated;

-- The gateway -----------------------------------------------------------------------------------------

-- Open ones are asked about ever less often, and told what was decided until the gateway has taken it.
create view private.disputes_due as
  select d.id from private.disputes d
  where d.outcome is null and coalesce(d.asked_at, '-infinity') < now() - case
    when d.wanted is not null and d.sent_at is null then interval '10 minutes'
    else least(interval '1 day', greatest(interval '1 hour', (now() - d.opened_at) / 4)) end;

create function public.claim_dispute()
  returns table (dispute text, amount_kobo integer, way text, words text, evidence jsonb)
  language sql security definer set search_path = '' as $$
  with claimed as (
    update private.disputes d set asked_at = now()
    where d.id in (
      select k.id from private.disputes k
      where k.outcome is null and k.id in (select u.id from private.disputes_due u)
      order by k.due_at nulls last limit 1 for update skip locked)
    returning d.*)
  select c.id, c.amount_kobo, case when c.sent_at is null then c.wanted end, c.answer, private.evidence_of(i)
  from claimed c join public.payments p on p.id = c.payment_id join public.invoices i on i.id = p.invoice_id
$$;

create function public.note_dispute_sent(dispute text) returns void
  language sql security definer set search_path = '' as $$
  select from public.payments p where p.id = (select d.payment_id from private.disputes d where d.id = note_dispute_sent.dispute) for update;
  update private.disputes d set sent_at = now() where d.id = dispute and d.wanted is not null and d.sent_at is null
$$;

insert into private.money_words (what, language, title, message) values
  ('disputed', 'en', 'A bank wants a payment back', 'Answer it at the finance desk before its time is up.'),
  ('disputed', 'es', 'Un banco reclama un pago', 'Respóndelo en la mesa de finanzas antes de que venza el plazo.'),
  ('disputed', 'fr', 'Une banque réclame un paiement', 'Répondez-y au bureau des finances avant la fin du délai.'),
  ('disputed', 'de', 'Eine Bank fordert eine Zahlung zurück', 'Beantworte das an der Kasse, bevor die Frist abläuft.'),
  ('unclear end', 'en', 'A dispute is over, but its outcome is unknown', 'Look at the gateway''s pages, and say at the finance desk how it ended.'),
  ('unclear end', 'es', 'Una reclamación terminó, sin decir cómo', 'Mira las páginas de la pasarela y di en la mesa de finanzas cómo terminó.'),
  ('unclear end', 'fr', 'Un litige est clos, sans dire comment', 'Regardez les pages de la passerelle et dites au bureau des finances comment il s’est terminé.'),
  ('unclear end', 'de', 'Eine Rückforderung ist vorbei, aber nicht wie', 'Sieh auf den Seiten des Zahlungsdienstes nach und sag an der Kasse, wie sie ausging.'),
  ('dispute opened', 'en', 'Your bank wants a payment back', 'If you did not ask for that, tell your bank. Your record and your booked sessions stay yours meanwhile.'),
  ('dispute opened', 'es', 'Tu banco reclama un pago', 'Si no lo pediste, díselo a tu banco. Tu historial y tus sesiones reservadas siguen siendo tuyos.'),
  ('dispute opened', 'fr', 'Votre banque réclame un paiement', 'Si vous ne l’avez pas demandé, dites-le à votre banque. Votre dossier et vos séances réservées restent à vous.'),
  ('dispute opened', 'de', 'Deine Bank fordert eine Zahlung zurück', 'Wenn du das nicht wolltest, sag es deiner Bank. Deine Akte und gebuchte Einheiten bleiben dir solange.'),
  ('dispute sent', 'en', 'We have answered your bank', 'It decides about the payment now. We tell you how.'),
  ('dispute sent', 'es', 'Hemos respondido a tu banco', 'Ahora decide sobre el pago. Te diremos cómo.'),
  ('dispute sent', 'fr', 'Nous avons répondu à votre banque', 'Elle décide maintenant du paiement. Nous vous dirons comment.'),
  ('dispute sent', 'de', 'Wir haben deiner Bank geantwortet', 'Sie entscheidet jetzt über die Zahlung. Wir sagen dir, wie.'),
  ('dispute won', 'en', 'Your payment stands', 'Your bank does not take it back. Nothing changes for you.'),
  ('dispute won', 'es', 'Tu pago se mantiene', 'Tu banco no lo devuelve. Para ti no cambia nada.'),
  ('dispute won', 'fr', 'Votre paiement est maintenu', 'Votre banque ne le reprend pas. Rien ne change pour vous.'),
  ('dispute won', 'de', 'Deine Zahlung bleibt bestehen', 'Deine Bank holt sie nicht zurück. Für dich ändert sich nichts.'),
  ('dispute lost', 'en', 'Your bank has returned this payment', 'What was returned is credited.'),
  ('dispute lost', 'es', 'Tu banco ha devuelto este pago', 'Lo devuelto queda abonado.'),
  ('dispute lost', 'fr', 'Votre banque a rendu ce paiement', 'Ce qui a été rendu est crédité.'),
  ('dispute lost', 'de', 'Deine Bank hat diese Zahlung zurückgegeben', 'Was zurückging, ist gutgeschrieben.');
