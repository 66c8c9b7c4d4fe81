-- Payments and refunds. What the gateway says is asked of the gateway by the edge functions, never taken from a client;
-- here each outcome counts once, whenever and however often it comes. The invoice is locked first, always.

create table private.checkouts (
  payment_id uuid primary key references public.payments (id),
  url text,
  asked_kobo integer,
  asked_at timestamptz,
  closed boolean not null default false
);
comment on table private.checkouts is 'Where a payment goes on, and when the gateway was last asked how it ended.';
comment on column private.checkouts.asked_kobo is 'What was asked for where another amount came.';
comment on column private.checkouts.closed is 'Returned by hand: what the gateway says of it counts no more.';

create table private.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  credit_note_id uuid references public.invoices (id),
  amount_kobo integer not null check (amount_kobo > 0),
  status text not null default 'wanted' check (status in ('wanted', 'sent', 'done')),
  sent integer not null default 0,
  by_hand boolean not null default false,
  asked_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table private.refunds is 'What goes back to a client, until the gateway has returned it.';
comment on column private.refunds.credit_note_id is 'Null where more was paid than was owed.';
comment on column private.refunds.by_hand is 'Of money that came past the gateway: the desk returns it.';
comment on column private.refunds.sent is
  'How often it was asked for. It is asked for again only after the gateway has said as often that it failed.';
create index refunds_by_payment on private.refunds (payment_id);
create index refunds_by_credit_note on private.refunds (credit_note_id);
create index refunds_undone on private.refunds (created_at) where status <> 'done';
alter table private.money_wishes add foreign key (refund_id) references private.refunds (id);

-- `shown` is what the client was told: he pays that or nothing.
create function public.begin_payment(invoice uuid, whole boolean, shown integer)
  returns table (reference uuid, amount_kobo integer, currency text, url text)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller constant uuid := private.require_client();
  i public.invoices;
  amount integer;
  made uuid;
begin
  select * into i from public.invoices v where v.id = invoice and v.client_id = caller and v.kind = 'invoice' for update;
  perform private.refuse_held(i);
  if i.status = 'draft' then
    if not private.is_as_offered(i) then
      raise exception 'the offer has changed since it was chosen' using errcode = 'P0001', hint = 'offer-changed';
    end if;
    perform private.open_invoice(i);
    select * into i from public.invoices v where v.id = invoice;
  end if;
  amount := case when whole then private.owed(i) else private.next_due(i, private.day_of(now())) end;
  if amount is null or amount <= 0 then
    raise exception 'nothing is owed' using errcode = 'P0001', hint = 'nothing-owed';
  end if;
  if amount is distinct from shown then
    raise exception 'another amount is due than was shown' using errcode = 'P0001', hint = 'amount-changed';
  end if;
  -- Whoever presses twice, or comes back, goes on with the same payment.
  return query
    select p.id, p.amount_kobo, p.currency, c.url
    from public.payments p join private.checkouts c on c.payment_id = p.id
    where p.invoice_id = i.id and p.status = 'started' and p.amount_kobo = amount and c.url is not null
      and p.created_at > now() - interval '30 minutes'
    order by p.created_at desc limit 1;
  if found then
    return;
  end if;
  perform private.count_money(caller, 'payments');
  insert into public.payments (client_id, invoice_id, amount_kobo, currency) values (caller, i.id, amount, i.currency)
  returning id into made;
  insert into private.checkouts (payment_id) values (made);
  return query select made, amount, i.currency, null::text;
end $$;
grant execute on function public.begin_payment(uuid, boolean, integer) to authenticated;

create function public.keep_checkout(payment uuid, url text) returns void
  language sql security definer set search_path = '' as $$
  update private.checkouts c set url = keep_checkout.url where c.payment_id = payment and length(keep_checkout.url) <= 500
$$;

-- Where the money of a payment lies.
create function private.account_of(payment uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((select case w.what when 'cash' then 'cash' else 'bank' end
    from private.money_wishes w where w.payment_id = payment and w.what in ('cash', 'transfer', 'loan')), 'gateway')
$$;

create function private.want_refund(payment uuid, amount integer, note uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into private.refunds (payment_id, amount_kobo, credit_note_id, by_hand)
  values (payment, amount, note, private.account_of(payment) <> 'gateway');
  update public.payments p set refund_kobo = p.refund_kobo + amount where p.id = payment
$$;

create table private.money_words (
  what text not null,
  language text not null,
  title text not null,
  message text not null,
  primary key (what, language)
);
comment on table private.money_words is 'How it is told what becomes of money; without an amount, because a locked screen shows it.';
insert into private.money_words (what, language, title, message) values
  ('held', 'en', 'Your payment is being checked', 'Another amount came in than was asked for. You need not pay again: we tell you what becomes of it.'),
  ('held', 'es', 'Estamos revisando tu pago', 'Llegó un importe distinto del pedido. No pagues otra vez: te diremos qué se hace con él.'),
  ('held', 'fr', 'Votre paiement est en cours de vérification', 'Le montant reçu n’est pas celui qui était demandé. Ne payez pas de nouveau : nous vous dirons ce qu’il en est.'),
  ('held', 'de', 'Deine Zahlung wird geprüft', 'Es kam ein anderer Betrag als verlangt. Zahle nicht noch einmal: Wir sagen dir, was daraus wird.'),
  ('counted', 'en', 'Your payment has been counted', 'See the receipt, and what is left to pay.'),
  ('counted', 'es', 'Tu pago ya está anotado', 'Mira el recibo y lo que queda por pagar.'),
  ('counted', 'fr', 'Votre paiement est pris en compte', 'Voyez le reçu et ce qu’il reste à payer.'),
  ('counted', 'de', 'Deine Zahlung ist verbucht', 'Sieh dir die Quittung an und was noch zu zahlen ist.'),
  ('returned', 'en', 'Your payment goes back', 'It could not be counted, so all of it is returned the way it came.'),
  ('returned', 'es', 'Tu pago se devuelve', 'No se pudo anotar, así que se devuelve entero por donde llegó.'),
  ('returned', 'fr', 'Votre paiement vous est rendu', 'Il n’a pas pu être pris en compte : il est rendu en entier par le même moyen.'),
  ('returned', 'de', 'Deine Zahlung geht zurück', 'Sie konnte nicht verbucht werden und geht ganz zurück, wie sie kam.');

create function private.tell_of_money(who uuid, what text, link text default '/billing') returns uuid
  language sql security definer set search_path = '' as $$
  select private.notify(who, w.title, w.message, 'info', 'system', link)
  from private.money_words w
  where w.what = tell_of_money.what
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

create function public.settle_payment(
  payment uuid, outcome text, amount integer, currency text, channel text, fee integer
) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  p public.payments;
  applied integer;
begin
  select v.* into i from public.invoices v
  where v.id = (select k.invoice_id from public.payments k where k.id = payment) for update;
  select * into p from public.payments k where k.id = payment for update;
  if p.id is null then
    return 'unknown';
  end if;
  if p.status in ('paid', 'held') or exists (select from private.checkouts c where c.payment_id = p.id and c.closed) then
    return 'known';
  end if;
  if outcome in ('failed', 'abandoned') then
    update public.payments k set status = outcome where k.id = p.id and k.status <> outcome;
    return outcome;
  end if;
  if outcome is distinct from 'success' then
    return 'started';
  end if;
  if amount is distinct from p.amount_kobo or settle_payment.currency is distinct from p.currency then
    update private.checkouts c set asked_kobo = p.amount_kobo where c.payment_id = p.id;
    update public.payments k set status = 'held', paid_at = now(), channel = settle_payment.channel,
      amount_kobo = case when settle_payment.currency = p.currency and amount > 0 then amount else k.amount_kobo end
    where k.id = p.id;
    if settle_payment.currency = p.currency and amount > 0 then
      perform private.book('held ' || p.id, 'held', i.id, p.id, jsonb_build_object(
        'gateway', amount - coalesce(fee, 0), 'gateway_fees', coalesce(fee, 0), 'suspense', -amount));
    end if;
    perform private.tell_of_money(p.client_id, 'held');
    return 'held';
  end if;
  applied := least(amount, private.owed(i));
  update public.payments k
  set status = 'paid', paid_at = now(), channel = settle_payment.channel, applied_kobo = applied where k.id = p.id;
  update public.invoices v set paid_kobo = v.paid_kobo + applied where v.id = i.id and applied > 0;
  perform private.restate_invoice(i.id);
  perform private.book('payment ' || p.id, 'payment', i.id, p.id, jsonb_build_object('gateway', amount - coalesce(fee, 0),
    'gateway_fees', coalesce(fee, 0), 'receivable', -applied, 'client_credit', applied - amount));
  if applied < amount then
    perform private.want_refund(p.id, amount - applied, null);
  end if;
  return 'paid';
end $$;
