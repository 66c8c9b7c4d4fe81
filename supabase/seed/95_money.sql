-- What was bought: a program in parts of which the next is due soon, and sessions that are paid.

do $$
declare
  bought record;
  o public.offers;
  total integer;
  made public.invoices;
  payment uuid;
begin
  for bought in
    select * from (values
      ('client', 'fitness-foundation', 1, true, 25),
      ('client', 'nutrition-consultation', 1, false, 40),
      ('bisi', 'personal-training', 4, false, 12)
    ) as b (mailbox, offer, quantity, in_parts, since)
  loop
    select * into o from public.offers where code = bought.offer;
    total := o.price_kobo * bought.quantity;
    insert into public.invoices (id, client_id, total_kobo, tax_kobo, lines, instalments, created_at)
    values (seed.id('invoice', bought.mailbox, bought.offer), seed.person(bought.mailbox), total,
      private.tax_within(total, o.tax_code),
      jsonb_build_array(jsonb_build_object('offer', o.code, 'title', o.title, 'quantity', bought.quantity,
        'unit_kobo', o.price_kobo, 'discount_kobo', 0, 'tax_code', o.tax_code,
        'tax_kobo', private.tax_within(total, o.tax_code), 'amount_kobo', total) || private.sessions_sold(o, bought.quantity)),
      private.plan_of(total, o.deposit_bp, case when bought.in_parts then o.parts else 0 end, seed.today() - bought.since),
      seed.at(-bought.since, '12:00'))
    returning * into made;
    perform private.open_invoice(made, seed.today() - bought.since);
    payment := seed.id('payment', bought.mailbox, bought.offer);
    insert into public.payments (id, client_id, invoice_id, amount_kobo, created_at)
    values (payment, made.client_id, made.id, (made.instalments -> 0 ->> 'amount_kobo')::integer, made.created_at);
    perform public.settle_payment(payment, 'success', (made.instalments -> 0 ->> 'amount_kobo')::integer, 'NGN', 'card', 0);
    update public.payments set paid_at = made.created_at where id = payment;
  end loop;
end $$;

-- Their sessions with the trainer since then were paid with it, and he has his share.
update public.appointments a
set invoice_id = i.id
from public.invoices i
where i.client_id = a.user_id and i.kind = 'invoice' and a.provider_id = seed.person('trainer') and a.status = 'completed'
  and a.scheduled_date >= i.opened_on and coalesce(i.lines -> 0 ->> 'session_type', 'fitness') = 'fitness'
  and private.sessions_of(i) > 0;
update public.invoices i
set sessions_taken = (select count(*) from public.appointments a where a.invoice_id = i.id)
where exists (select from public.appointments a where a.invoice_id = i.id);

insert into private.payout_accounts (provider_id, bank, number, holder, changed_at)
values (seed.person('trainer'), 'First Bank', '0123456789', 'Amina Bello', seed.at(-60, '09:00'));

-- Plans: one that is renewed soon, one whose renewal is not paid, and one that was cancelled.
do $$
declare
  bought record;
  made public.invoices;
  payment uuid;
begin
  for bought in
    select seed.person(b.mailbox) as who, b.mailbox, b.until from (values ('bisi', 4), ('chinedu', -3), ('fatima', 9)) as b (mailbox, until)
  loop
    select d.* into made from public.offers o cross join lateral private.draft_of(o, false, 1) d where o.code = 'premium';
    insert into public.invoices (id, client_id, currency, total_kobo, tax_kobo, lines, instalments)
    values (seed.id('invoice', bought.mailbox, 'premium'), bought.who, made.currency, made.total_kobo, made.tax_kobo, made.lines, made.instalments)
    returning * into made;
    perform private.open_invoice(made);
    payment := seed.id('payment', bought.mailbox, 'premium');
    insert into public.payments (id, client_id, invoice_id, amount_kobo) values (payment, bought.who, made.id, made.total_kobo);
    perform public.settle_payment(payment, 'success', made.total_kobo, 'NGN', 'bank_transfer', 0);
    update private.subscriptions s
    set started_on = (seed.today() + bought.until - interval '1 month')::date
    where s.client_id = bought.who;
    perform private.show_plan(bought.who);
  end loop;
  update public.user_settings u set subscription_cancelled_at = now() where u.id = seed.person('fatima');
end $$;

-- A lender of the demo: no real one stands in a database that nobody has filled.
insert into public.lenders (code, title, approval, complaints, rate_bp, fee_bp, fee_kobo, late_fee_kobo, early_fee_bp,
  lengths, from_kobo, to_kobo, reading_days, withdrawal_days)
values ('demo-lender', 'Demo Lender', 'DEMO-0000', 'complaints@lender.demo.test', 2400, 100, 0, 100000, 0, '{3,6,12}',
  5000000, 100000000, 2, 3);
insert into private.catalogue_versions (id, catalogue, code, content, state, version)
select seed.id('lender', l.code, '1'), 'lenders', l.code,
  (select jsonb_object_agg(k, to_jsonb(l) -> k) from unnest(private.catalogue_columns('lenders')) k), 'published', 1
from public.lenders l;
