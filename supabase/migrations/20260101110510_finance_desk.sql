-- What the finance desk does. Money that came past the gateway, and above a limit whatever else moves money, is entered by
-- one person and booked by a second one. The invoice is locked first, here as well.

create function private.invoice_to_book(invoice uuid) returns public.invoices
  language plpgsql security definer set search_path = '' as $$
declare i public.invoices;
begin
  select * into i from public.invoices v where v.id = invoice and v.kind = 'invoice' for update;
  if i.id is null then
    raise exception 'there is no such invoice' using errcode = 'P0001', hint = 'gone';
  end if;
  return i;
end $$;

-- Money that came past the gateway counts as any other: what is owed of it for the invoice, and the rest goes back. A loan
-- is used whole or not at all, so that its client owes the lender what he signed or nothing.
create function private.book_proof(w private.money_wishes, i public.invoices) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  made constant uuid := gen_random_uuid();
  owed constant integer := private.owed(i);
  applied constant integer := case when w.what = 'loan' and owed < w.amount_kobo then 0 else least(w.amount_kobo, owed) end;
begin
  insert into public.payments (id, client_id, invoice_id, amount_kobo, status, channel, applied_kobo, paid_at)
  values (made, i.client_id, i.id, w.amount_kobo, 'paid', case w.what when 'transfer' then 'bank_transfer' else w.what end,
    applied, now());
  update private.money_wishes k set payment_id = made where k.id = w.id;
  update public.invoices v set paid_kobo = v.paid_kobo + applied where v.id = i.id and applied > 0;
  perform private.restate_invoice(i.id);
  perform private.book('payment ' || made, 'payment', i.id, made, jsonb_build_object(private.account_of(made),
    w.amount_kobo, 'receivable', -applied, 'client_credit', applied - w.amount_kobo));
  if applied < w.amount_kobo then
    perform private.want_refund(made, w.amount_kobo - applied, null);
  end if;
  if w.what = 'loan' then
    perform private.note_loan_paid(i.id, made, applied > 0);
  end if;
  perform private.tell_of_money(i.client_id, case when w.what = 'loan' and applied = 0 then 'loan returned' else 'counted' end);
end $$;

-- The id comes from the desk, so that an answer that was lost is asked for again.
create function public.enter_proof(id uuid, invoice uuid, way text, amount integer, received_on date, proof text)
  returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_finance();
  i public.invoices := private.invoice_to_book(invoice);
begin
  if exists (select from private.money_wishes w where w.id = enter_proof.id and w.asked_by = caller) then
    return;
  end if;
  if way is null or way not in ('cash', 'transfer') or received_on is null
    or received_on not between private.day_of(now()) - 60 and private.day_of(now()) then
    raise exception 'money came in one of two ways, lately' using errcode = '22023', hint = 'day';
  end if;
  if amount is null or amount not between 1 and 2::bigint * i.total_kobo then
    raise exception 'this is no amount for it' using errcode = 'P0001', hint = 'too-much';
  end if;
  if private.awaits_lender(i) then
    raise exception 'a loan is signed for it' using errcode = 'P0001', hint = 'lent';
  end if;
  if i.status = 'draft' and private.is_as_offered(i) then
    perform private.open_invoice(i);
  elsif i.status in ('draft', 'void') then
    raise exception 'the offer has changed, or the invoice was cancelled' using errcode = 'P0001', hint = 'gone';
  end if;
  perform private.count_today(caller, 'proofs', 300);
  insert into private.money_wishes (id, what, invoice_id, amount_kobo, received_on, reason, asked_by)
  values (enter_proof.id, way, i.id, amount, enter_proof.received_on, private.require_reason(proof), caller);
end $$;

-- All that is credited of an invoice counts, so that nothing is gained by many small notes.
create function private.needs_second(i public.invoices, amount integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  select i.credited_kobo::bigint + amount > private.money_limit('second_look_above_kobo')
$$;

create function public.preview_credit(invoice uuid, amount integer)
  returns table (tax_kobo integer, taken_kobo integer, back_kobo integer, needs_second boolean)
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_finance();
  return query
    select c.tax, c.taken, c.back, private.needs_second(i, amount)
    from public.invoices i, private.credit_of(i, amount) as c where i.id = invoice;
end $$;

-- Of an invoice that is locked. Sessions that are paid back in full are not there any more; a smaller note takes none.
create function private.credit_at_desk(i public.invoices, amount integer, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.credit_invoice(i, amount, reason);
  update public.invoices v
  set sessions_taken = greatest(i.sessions_taken,
    least(private.sessions_of(i), i.sessions_taken + amount / nullif(private.session_kobo(i), 0)))
  where v.id = i.id and private.sessions_of(i) > 0;
end $$;

-- Whether it stands already; otherwise a second person has to agree.
create function public.credit_invoice(id uuid, invoice uuid, amount integer, reason text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_finance();
  i constant public.invoices := private.invoice_to_book(invoice);
  said constant text := private.require_reason(reason);
  known private.money_wishes;
begin
  select * into known from private.money_wishes w where w.id = credit_invoice.id and w.asked_by = caller;
  if known.id is not null then
    return coalesce(known.outcome = 'booked', false);
  end if;
  perform private.credit_of(i, amount);
  perform private.count_today(caller, 'credits', 100);
  if private.needs_second(i, amount) then
    insert into private.money_wishes (id, what, invoice_id, amount_kobo, reason, asked_by)
    values (credit_invoice.id, 'credit', i.id, amount, said, caller);
    return false;
  end if;
  insert into private.money_wishes (id, what, invoice_id, amount_kobo, reason, asked_by, outcome, decided_at)
  values (credit_invoice.id, 'credit', i.id, amount, said, caller, 'booked', now());
  perform private.credit_at_desk(i, amount, said);
  return true;
end $$;

create function private.do_wish(w private.money_wishes, i public.invoices) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  case w.what
    when 'cash', 'transfer', 'loan' then perform private.book_proof(w, i);
    when 'credit' then perform private.credit_at_desk(i, w.amount_kobo, w.reason);
    when 'count' then perform private.release_payment(i, w.payment_id, 'invoice', w.reason);
    when 'return' then perform private.release_payment(i, w.payment_id, 'refund', w.reason);
    when 'returned' then perform private.release_payment(i, w.payment_id, 'by hand', w.reason);
    when 'given' then perform private.note_given(w.refund_id, w.reason);
    when 'absence' then perform private.grant_absence(w);
    when 'accept', 'contest' then perform private.decide_dispute(w.dispute_id, w.what, w.reason);
    when 'won', 'lost' then perform private.end_dispute(w);
  end case;
end $$;

create function public.decide_wish(wish uuid, agreed boolean, answer text default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_finance();
  i public.invoices;
  w private.money_wishes;
begin
  perform from public.appointments a
  where a.id = (select k.appointment_id from private.money_wishes k where k.id = wish) for update;
  i := private.invoice_to_book((select k.invoice_id from private.money_wishes k where k.id = wish));
  select * into w from private.money_wishes k where k.id = wish for update;
  if w.outcome is not null or agreed is null then
    raise exception 'this is decided' using errcode = 'P0001', hint = 'decided';
  end if;
  -- Who asked may take it back.
  if w.asked_by = caller and agreed then
    raise exception 'a second person books it' using errcode = '42501', hint = 'own';
  end if;
  update private.money_wishes k
  set outcome = case when agreed then 'booked' else 'refused' end, decided_at = now(),
    decided_by = nullif(caller, w.asked_by),
    answer = case when agreed then null else private.require_reason(decide_wish.answer) end
  where k.id = w.id;
  if agreed then
    perform private.do_wish(w, i);
  elsif w.what = 'absence' then
    perform private.tell_of_money(i.client_id, 'not absent');
  end if;
end $$;

-- Somebody has looked at the gateway's own pages, and it is not there.
create function public.send_refund_again(refund uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_finance();
  update private.refunds r set sent = r.sent - 1, status = 'wanted', asked_at = null
  where r.id = refund and r.status = 'sent' and r.sent > 0 and not r.by_hand;
  if not found then
    raise exception 'it does not wait for that' using errcode = 'P0001', hint = 'decided';
  end if;
  perform private.note_act('sent-again', refund, reason);
end $$;

-- Whether it waits for a second person: what is large does, and what waits already is not asked for twice. Of an invoice
-- that is locked.
create function private.waits_for_second(
  what text, invoice uuid, amount integer, payment uuid, refund uuid, reason text, dispute text default null
) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  beside constant bigint := coalesce((
    select sum(d.amount_kobo) from private.disputes d where d.payment_id = payment and d.outcome is null and d.id <> dispute), 0);
begin
  if exists (select from private.money_wishes w where w.outcome is null
      and (w.payment_id = payment and w.dispute_id is not distinct from dispute or w.refund_id = refund)) then
    return true;
  end if;
  -- All that is disputed of a payment counts, as all that is credited of an invoice does.
  if amount + beside <= private.money_limit('second_look_above_kobo') then
    return false;
  end if;
  perform private.count_today(caller, 'money acts', 300);
  insert into private.money_wishes (id, what, invoice_id, amount_kobo, payment_id, refund_id, dispute_id, reason, asked_by)
  values (gen_random_uuid(), waits_for_second.what, invoice, amount, payment, refund, dispute,
    private.require_reason(waits_for_second.reason), caller);
  return true;
end $$;

-- Whether it is done already; otherwise a second person has to agree.
create function public.release_held(payment uuid, way text, reason text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  p public.payments;
begin
  perform private.require_finance();
  select v.* into i from public.invoices v
  where v.id = (select k.invoice_id from public.payments k where k.id = payment) for update;
  select * into p from public.payments k where k.id = payment for update;
  perform private.require_releasable(p, way);
  if private.waits_for_second(case way when 'invoice' then 'count' when 'refund' then 'return' else 'returned' end,
    i.id, p.amount_kobo, p.id, null, release_held.reason) then
    return false;
  end if;
  perform private.release_payment(i, p.id, way, release_held.reason);
  return true;
end $$;

-- Money that came past the gateway goes back past it.
create function private.note_given(refund uuid, proof text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.refunds r where r.id = refund and r.by_hand)
    or public.settle_refund(refund, 'done') <> 'done' then
    raise exception 'it does not wait for that' using errcode = 'P0001', hint = 'decided';
  end if;
  perform private.note_act('returned-by-hand', refund, proof);
end $$;

create function public.refund_by_hand(refund uuid, proof text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  r private.refunds;
begin
  perform private.require_finance();
  select v.* into i from public.invoices v join public.payments p on p.invoice_id = v.id
  where p.id = (select k.payment_id from private.refunds k where k.id = refund) for update of v;
  select * into r from private.refunds k where k.id = refund for update;
  if r.by_hand and r.status <> 'done'
    and private.waits_for_second('given', i.id, r.amount_kobo, null, r.id, refund_by_hand.proof) then
    return false;
  end if;
  perform private.note_given(r.id, refund_by_hand.proof);
  return true;
end $$;

grant execute on function public.enter_proof(uuid, uuid, text, integer, date, text), public.preview_credit(uuid, integer),
  public.credit_invoice(uuid, uuid, integer, text), public.decide_wish(uuid, boolean, text),
  public.release_held(uuid, text, text), public.send_refund_again(uuid, text), public.refund_by_hand(uuid, text) to authenticated;
