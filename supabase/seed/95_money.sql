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
