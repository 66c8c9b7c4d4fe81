-- What is given back, what was held, and what the gateway is asked about again. The invoice is locked first, always.

-- The desk has looked at the gateway's own pages. `invoice`: it counts for that, and what is not owed goes back;
-- `refund`: all of it goes back; `by hand`: another currency, which is in no book, was returned there already.
create function private.require_releasable(p public.payments, way text) returns void
  language plpgsql stable security definer set search_path = '' as $$
declare is_booked constant boolean := exists (select from private.ledger_entries e where e.key = 'held ' || p.id);
begin
  -- Its bank may take it away yet.
  if p.status is distinct from 'held' or private.is_disputed(p.id) or (way in ('invoice', 'refund') and is_booked or way = 'by hand' and not is_booked) is not true then
    raise exception 'this payment is not released that way' using errcode = 'P0001', hint = 'decided';
  end if;
end $$;

-- Of an invoice that is locked.
create function private.release_payment(i public.invoices, payment uuid, way text, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  applied integer;
begin
  select * into p from public.payments k where k.id = payment for update;
  perform private.require_releasable(p, way);
  perform private.note_act('released: ' || way, p.id, release_payment.reason);
  -- Nothing of it counts where nothing is owed any more.
  applied := case way when 'invoice' then least(p.amount_kobo, private.owed(i)) else 0 end;
  perform private.tell_of_money(p.client_id, case when applied > 0 then 'counted' else 'returned' end);
  if way = 'by hand' then
    update private.checkouts c set closed = true where c.payment_id = p.id;
    update public.payments k set status = 'failed', paid_at = null where k.id = p.id;
    return;
  end if;
  update public.payments k set status = 'paid', applied_kobo = applied where k.id = p.id;
  update public.invoices v set paid_kobo = v.paid_kobo + applied where v.id = i.id and applied > 0;
  perform private.restate_invoice(i.id);
  perform private.book('release ' || p.id, 'release', i.id, p.id, jsonb_build_object(
    'suspense', p.amount_kobo, 'receivable', -applied, 'client_credit', applied - p.amount_kobo));
  if applied < p.amount_kobo then
    perform private.want_refund(p.id, p.amount_kobo - applied, null);
  end if;
end $$;

-- What a credit note would do: its part of the tax, of which the last note takes what is left; what is owed no more; and
-- what goes back.
create function private.credit_of(i public.invoices, amount integer, out tax integer, out taken integer, out back integer)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if i.kind is distinct from 'invoice' or i.status in ('draft', 'void') or amount is null
    or amount not between 1 and i.total_kobo - i.credited_kobo then
    raise exception 'there is not so much to credit' using errcode = 'P0001', hint = 'too-much';
  end if;
  tax := case when amount = i.total_kobo - i.credited_kobo then i.tax_kobo - coalesce(
      (select sum(c.tax_kobo) from public.invoices c where c.credits_id = i.id), 0)
    else i.tax_kobo::bigint * amount / i.total_kobo end;
  taken := least(amount, private.owed(i));
  back := amount - taken;
end $$;

-- Of an invoice that is locked.
create function private.credit_invoice(i public.invoices, amount integer, reason text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  c constant record := private.credit_of(i, amount);
  k public.payments;
  note constant uuid := gen_random_uuid();
  back integer := c.back;
  taken integer;
begin
  insert into public.invoices (id, client_id, kind, number, status, currency, total_kobo, tax_kobo, lines, credits_id, reason, opened_on)
  values (note, i.client_id, 'credit_note', private.next_invoice_number('CN'), case when back > 0 then 'open' else 'paid' end,
    i.currency, amount, c.tax, jsonb_build_array(((i.lines -> 0) - array['sessions', 'session_type', 'terms'])
      || jsonb_build_object('quantity', 1, 'unit_kobo', amount, 'discount_kobo', 0, 'tax_kobo', c.tax, 'amount_kobo', amount)), i.id, credit_invoice.reason, private.day_of(now()));
  update public.invoices v set credited_kobo = v.credited_kobo + amount where v.id = i.id;
  perform private.restate_invoice(i.id);
  perform private.book('credit ' || note, 'credit', i.id, null, jsonb_build_object(
    'revenue', amount - c.tax, 'tax', c.tax, 'receivable', -c.taken, 'client_credit', -back));
  for k in
    select * from public.payments p where p.invoice_id = i.id and p.status = 'paid' and p.amount_kobo > p.refund_kobo
    order by p.paid_at desc, p.id for update
  loop
    exit when back = 0;
    taken := least(back, k.amount_kobo - k.refund_kobo);
    perform private.want_refund(k.id, taken, note);
    back := back - taken;
  end loop;
  return note;
end $$;

-- Its bank may give it back to the client: until that is over nothing of it is sent; what is under way is looked for.
create function private.is_disputed(payment uuid) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.disputes d where d.payment_id = payment and d.outcome is null);
end $$;

-- Whether the caller may ask the gateway for it now: of those who ask at once, one. Counted before it is asked for, so
-- that an answer which is lost lets nobody ask again. `failed` is how often the gateway says that it failed.
create function public.may_send_refund(refund uuid, failed integer) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare payment constant uuid := (select r.payment_id from private.refunds r where r.id = refund);
begin
  -- A dispute holds them while it counts what has not been sent.
  perform from public.invoices v where v.id = (select p.invoice_id from public.payments p where p.id = payment) for update;
  perform from public.payments p where p.id = payment for update;
  update private.refunds r set status = 'wanted' where r.id = refund and r.status = 'sent' and r.sent = failed;
  if private.is_disputed(payment) or private.came_back_by_dispute(payment) then
    return false;
  end if;
  update private.refunds r set sent = r.sent + 1, status = 'sent'
  where r.id = refund and r.status <> 'done' and not r.by_hand and r.sent = failed;
  return found;
end $$;

-- The gateway has said at once that it will not: nothing was sent.
create function public.unsend_refund(refund uuid) returns void
  language sql security definer set search_path = '' as $$
  update private.refunds r set sent = r.sent - 1, status = 'wanted' where r.id = refund and r.status <> 'done' and r.sent > 0
$$;

create function public.settle_refund(refund uuid, outcome text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  r private.refunds;
  invoice uuid;
begin
  select p.invoice_id into invoice from public.payments p
  where p.id = (select f.payment_id from private.refunds f where f.id = refund);
  perform from public.invoices v where v.id = invoice for update;
  select * into r from private.refunds f where f.id = refund for update;
  if r.id is null or r.status = 'done' then
    return case when r.id is null then 'unknown' else 'known' end;
  end if;
  if outcome = 'sent' then
    update private.refunds f set status = 'sent' where f.id = r.id;
    return 'sent';
  end if;
  -- What the gateway could not return is tried again.
  if outcome is distinct from 'done' then
    update private.refunds f set status = 'wanted' where f.id = r.id;
    return 'wanted';
  end if;
  update private.refunds f set status = 'done' where f.id = r.id;
  update public.payments p set refunded_kobo = p.refunded_kobo + r.amount_kobo where p.id = r.payment_id;
  update public.invoices v set status = 'paid' where v.id = r.credit_note_id and v.status = 'open'
    and not exists (select from private.refunds f where f.credit_note_id = v.id and f.status <> 'done');
  perform private.book('refund ' || r.id, 'refund', invoice, r.payment_id,
    jsonb_build_object('client_credit', r.amount_kobo, private.account_of(r.payment_id), -r.amount_kobo));
  return 'done';
end $$;

-- Reconciliation --------------------------------------------------------------------------------------

-- A payment without a good end is asked about, ever less often, for a week: somebody who gave up may come back to the
-- gateway's page. A refund is asked about until it is done. Who is asking, nobody else asks.
create view private.payments_due as
  select c.payment_id from private.checkouts c join public.payments p on p.id = c.payment_id
  where p.status not in ('paid', 'held') and not c.closed
    and p.created_at between now() - interval '7 days' and now() - interval '3 minutes'
    and coalesce(c.asked_at, '-infinity') < now() - greatest(interval '5 minutes', (now() - p.created_at) / 4);
create function private.is_due(r private.refunds) returns boolean
  language sql stable set search_path = '' as $$
  select r.status <> 'done' and not r.by_hand and (r.status = 'sent' or not private.is_disputed(r.payment_id))
    and coalesce(r.asked_at, '-infinity') < now() - least(interval '1 day', greatest(interval '10 minutes', (now() - r.created_at) / 4))
$$;
create view private.refunds_due as select r.id from private.refunds r where private.is_due(r);

create function public.claim_payments(most integer) returns setof uuid
  language sql security definer set search_path = '' as $$
  update private.checkouts c set asked_at = now()
  where c.payment_id in (
    select k.payment_id from private.checkouts k
    where k.payment_id in (select d.payment_id from private.payments_due d)
    order by k.asked_at nulls first limit most for update skip locked)
  returning c.payment_id
$$;

-- One, just before it is looked for: who has many takes longer than a claim holds.
create function public.claim_refund() returns table (refund uuid, payment_id uuid, amount_kobo integer)
  language sql security definer set search_path = '' as $$
  update private.refunds r set asked_at = now()
  where r.id in (
    select k.id from private.refunds k where k.status <> 'done' and private.is_due(k)
    order by k.asked_at nulls first, k.created_at limit 1 for update skip locked)
  returning r.id, r.payment_id, r.amount_kobo
$$;

create function public.refunds_of(payment uuid) returns table (refund uuid, payment_id uuid, amount_kobo integer)
  language sql stable security definer set search_path = '' as $$
  select r.id, r.payment_id, r.amount_kobo from private.refunds r
  where r.payment_id = refunds_of.payment and r.status <> 'done' and not r.by_hand
$$;
