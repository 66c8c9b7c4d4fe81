-- How an offer becomes an invoice, and what becomes of that.

create function private.tax_within(amount bigint, tax_code text) returns integer
  language sql immutable set search_path = '' as $$
  select case tax_code when 'STD-7.5' then round(amount * 75 / 1075.0)::integer else 0 end
$$;
comment on function private.tax_within(bigint, text) is 'The part of a price that is tax, rounded once a line.';

-- Whole naira but for the last part, which takes the rest.
create function private.plan_of(total integer, deposit_bp integer, parts integer, from_day date) returns jsonb
  language sql immutable set search_path = '' as $$
  with deposit as (
    select case when parts = 0 then total else (total::bigint * deposit_bp / 10000 / 100 * 100)::integer end as kobo),
  each as (
    select d.kobo as deposit, case when parts = 0 then 0 else (total - d.kobo) / parts / 100 * 100 end as kobo from deposit d),
  planned as (
    select 0 as n, e.deposit as amount from each e where e.deposit > 0
    union all
    select n, case when n = parts then total - e.deposit - e.kobo * (parts - 1) else e.kobo end
    from each e, generate_series(1, parts) as n)
  select jsonb_agg(jsonb_build_object(
    'due_on', (from_day + make_interval(months => p.n - case when e.deposit > 0 then 0 else 1 end))::date,
    'amount_kobo', p.amount) order by p.n)
  from planned p, each e where p.amount > 0
$$;
comment on function private.plan_of(integer, integer, integer, date) is
  'A deposit on the day, and monthly parts of the balance, each due before its month; with no parts all of it on the day.';

create function private.owed(i public.invoices) returns integer
  language sql immutable set search_path = '' as $$
  select case when i.kind = 'invoice' and i.status <> 'void' then greatest(0, i.total_kobo - i.credited_kobo - i.paid_kobo)
    else 0 end
$$;

-- What is due on a day, of what is left; at least the next part.
create function private.next_due(i public.invoices, on_day date) returns integer
  language sql stable set search_path = '' as $$
  with parts as (
    select (p ->> 'due_on')::date as due_on, sum((p ->> 'amount_kobo')::integer) over (order by n) as up_to
    from jsonb_array_elements(i.instalments) with ordinality as l (p, n)),
  settled as (select i.paid_kobo + i.credited_kobo as kobo)
  select least(private.owed(i), coalesce(greatest(
    max(p.up_to) filter (where p.due_on + i.paused_days <= on_day), min(p.up_to) filter (where p.up_to > s.kobo)), 0) - max(s.kobo))::integer
  from parts p, settled s
$$;

-- Nothing is given before it is paid, so that who has paid nothing owes nothing either: such an invoice lapses.
create function private.status_of(i public.invoices, on_day date) returns text
  language sql stable set search_path = '' as $$
  select case
    when i.kind = 'credit_note' or i.status in ('draft', 'void') then i.status
    when i.credited_kobo = i.total_kobo then 'credited'
    when private.owed(i) = 0 then 'paid'
    when i.paid_kobo = 0 then 'open'
    when exists (
      select from (
        select (p ->> 'due_on')::date as due_on, sum((p ->> 'amount_kobo')::integer) over (order by n) as up_to
        from jsonb_array_elements(i.instalments) with ordinality as l (p, n)) as part
      where part.due_on + i.paused_days + private.money_limit('grace_days') < on_day and part.up_to > i.paid_kobo + i.credited_kobo) then 'overdue'
    else 'part_paid' end
$$;

create function private.restate_invoice(invoice uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.invoices i set status = private.status_of(i, private.day_of(now()))
  where i.id = invoice and i.status <> private.status_of(i, private.day_of(now()))
$$;

create function private.require_client() returns uuid
  language plpgsql security definer set search_path = '' as $$
declare caller constant uuid := (select auth.uid());
begin
  perform public.require_session();
  if caller is null or not exists (select from public.profiles p where p.id = caller) then
    raise exception 'only somebody who is signed in buys' using errcode = '42501';
  end if;
  return caller;
end $$;

-- What an offer makes of an invoice today; nobody's yet, and without an id.
create function private.draft_of(chosen public.offers, in_parts boolean, quantity integer) returns public.invoices
  language plpgsql stable set search_path = '' as $$
declare
  gross constant bigint := chosen.price_kobo::bigint * quantity;
  discount constant integer := case when in_parts then 0 else gross * chosen.upfront_discount_bp / 10000 end;
  made public.invoices;
begin
  made.currency := chosen.currency;
  made.total_kobo := gross - discount;
  made.tax_kobo := private.tax_within(made.total_kobo, chosen.tax_code);
  made.lines := jsonb_build_array(jsonb_build_object('offer', chosen.code, 'title', chosen.title, 'quantity', quantity,
    'unit_kobo', chosen.price_kobo, 'discount_kobo', discount, 'tax_code', chosen.tax_code, 'tax_kobo', made.tax_kobo,
    'amount_kobo', made.total_kobo) || private.sessions_sold(chosen, quantity));
  made.instalments := private.plan_of(made.total_kobo, chosen.deposit_bp, case when in_parts then chosen.parts else 0 end,
    private.day_of(now()));
  return made;
end $$;

create function private.count_money(caller uuid, what text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_today(caller, what, 50);
exception when raise_exception then
  raise exception '%', sqlerrm using errcode = 'P0001', hint = 'too-many';
end $$;

create function public.choose_offer(id uuid, offer text, in_parts boolean, quantity integer default 1) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_client();
  chosen public.offers;
  made public.invoices;
begin
  -- From here on one at a time for each client: who counts holds the row of the count.
  perform private.count_money(caller, 'invoices');
  -- An answer that was lost is asked for again.
  if exists (select from public.invoices i where i.id = choose_offer.id) then
    if not exists (select from public.invoices i where i.id = choose_offer.id and i.client_id = caller) then
      raise exception 'this invoice is another one' using errcode = '42501';
    end if;
    return;
  end if;
  select * into chosen from public.offers o where o.code = offer and o.is_active and not o.price_from;
  if chosen.id is null then
    raise exception 'this is not for sale' using errcode = 'P0001', hint = 'not-sold';
  end if;
  if chosen.kind = 'plan' and private.plan_runs(caller) then
    raise exception 'a plan runs already' using errcode = 'P0001', hint = 'plan-runs';
  end if;
  if quantity is null or quantity not between 1 and (case when chosen.unit is null then 1 else 20 end)
    or in_parts is null or (in_parts and chosen.parts = 0) then
    raise exception 'this is not sold that way' using errcode = 'P0001', hint = 'not-sold';
  end if;
  delete from public.invoices i where i.client_id = caller and i.status = 'draft';
  made := private.draft_of(chosen, in_parts, quantity);
  insert into public.invoices (id, client_id, currency, total_kobo, tax_kobo, lines, instalments)
  values (choose_offer.id, caller, made.currency, made.total_kobo, made.tax_kobo, made.lines, made.instalments);
end $$;
grant execute on function public.choose_offer(uuid, text, boolean, integer) to authenticated;

-- Nobody is charged another price than is shown on the day he starts.
create function private.is_as_offered(i public.invoices) returns boolean
  language sql stable set search_path = '' as $$
  select exists (
    select from public.offers o
    cross join lateral private.draft_of(o, jsonb_array_length(i.instalments) > 1, (i.lines -> 0 ->> 'quantity')::integer) as d
    where o.code = i.lines -> 0 ->> 'offer' and o.is_active and not o.price_from and d.lines = i.lines
      and jsonb_path_query_array(d.instalments, '$[*].amount_kobo') = jsonb_path_query_array(i.instalments, '$[*].amount_kobo'))
$$;

-- With the number it is charged. Days that were counted from the draft count from here.
create function private.open_invoice(i public.invoices, today date default private.day_of(now())) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update public.invoices d
  set status = 'open', opened_on = today, number = private.next_invoice_number('INV'),
    instalments = (
      select jsonb_agg(jsonb_build_object(
        'due_on', (today + make_interval(months => (n - 1)::integer))::date, 'amount_kobo', p -> 'amount_kobo') order by n)
      from jsonb_array_elements(i.instalments) with ordinality as l (p, n))
  where d.id = i.id;
  perform private.book('invoice ' || i.id, 'invoice', i.id, null, jsonb_build_object(
    'receivable', i.total_kobo, 'revenue', i.tax_kobo - i.total_kobo, 'tax', -i.tax_kobo));
end $$;

create function private.void_invoice(i public.invoices) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if i.kind <> 'invoice' or i.status <> 'open' or i.paid_kobo + i.credited_kobo > 0 then
    raise exception 'only an invoice that nothing was paid for is void' using errcode = 'P0001';
  end if;
  update public.invoices v set status = 'void' where v.id = i.id;
  perform private.book('void ' || i.id, 'void', i.id, null, jsonb_build_object(
    'receivable', -i.total_kobo, 'revenue', i.total_kobo - i.tax_kobo, 'tax', i.tax_kobo));
end $$;

-- Money has come for it, and somebody has yet to say what becomes of that.
create function private.is_held(i public.invoices) returns boolean
  language sql stable set search_path = '' as $$
  select exists (select from public.payments p where p.invoice_id = i.id and p.status = 'held')
$$;
-- Money has come past the gateway, and a second person has yet to confirm it.
create function private.is_proven(i public.invoices) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.money_wishes w
    where w.invoice_id = i.id and w.what in ('cash', 'transfer', 'loan') and w.outcome is null)
$$;
create function private.refuse_held(i public.invoices) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_proven(i) then
    raise exception 'money that came for it is being confirmed' using errcode = 'P0001', hint = 'proven';
  end if;
  if private.is_held(i) then
    raise exception 'a payment for it is being checked' using errcode = 'P0001', hint = 'held';
  end if;
  if private.awaits_lender(i) then
    raise exception 'a loan is signed for it' using errcode = 'P0001', hint = 'proven';
  end if;
end $$;

create function public.cancel_invoice(invoice uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_client();
  i public.invoices;
begin
  select * into i from public.invoices v where v.id = invoice and v.client_id = caller and v.kind = 'invoice' for update;
  perform private.refuse_held(i);
  if i.status = 'draft' then
    delete from public.invoices d where d.id = i.id;
  elsif i.status = 'open' and i.credited_kobo = 0 then
    perform private.void_invoice(i);
  elsif i.status is null or i.status <> 'void' then
    raise exception 'what was paid for is not cancelled here' using errcode = 'P0001', hint = 'not-cancelled';
  end if;
end $$;
grant execute on function public.cancel_invoice(uuid) to authenticated;

-- Every night -----------------------------------------------------------------------------------------

-- An invoice is locked before its payments, as everywhere; one that somebody is at waits for the next night.
create function private.pass_day_of_money() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.day_of(now());
  i public.invoices;
begin
  delete from public.invoices d where d.id in (
    select v.id from public.invoices v
    where v.status = 'draft' and (v.created_at < now() - interval '30 days' or v.client_id is null) for update skip locked);
  for i in
    select * from public.invoices v where v.kind = 'invoice' and (v.status in ('open', 'part_paid', 'overdue') or exists (
      select from public.payments p where p.invoice_id = v.id and p.status = 'started' and p.created_at < now() - interval '7 days'))
    for update skip locked
  loop
    update public.payments p set status = 'abandoned'
    where p.invoice_id = i.id and p.status = 'started' and p.created_at < now() - interval '7 days';
    if i.status = 'open' and i.credited_kobo = 0 and private.unpaid_since(i) < today - 14 and not private.is_held(i)
      and not private.is_proven(i)
      and not exists (select from public.payments p where p.invoice_id = i.id and p.status = 'started') then
      perform private.void_invoice(i);
    else
      perform private.restate_invoice(i.id);
    end if;
  end loop;
  perform private.remind_of_parts(today);
  perform private.pass_day_of_plans(today);
  perform private.pass_day_of_loans(today);
  perform private.settle_departed(d.id) from private.departed d where d.settled_on is null;
end $$;
comment on function private.pass_day_of_money() is 'To be called daily: what is overdue, what was never paid, what was only looked at, what is soon due.';
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('pass-day-of-money', '13 0 * * *', 'select private.pass_day_of_money()');
  end if;
end $$;
