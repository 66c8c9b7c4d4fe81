-- What the finance desk reads. A figure is the sum of its facts, and each fact has its invoice: what a figure leads to
-- sums to it, because it is the same rows.

-- Parts that are not settled, by how many days ago they were due: together what is owed.
create function private.age_of(days integer) returns text
  language sql immutable set search_path = '' as $$
  select case when days < 0 then 'later' when days = 0 then '0' when days <= 30 then '1-30' when days <= 60 then '31-60'
    else '61+' end
$$;

create view private.unsettled_parts as
  select i.id as invoice_id, l.due_on + i.paused_days as due_on, (l.up_to - greatest(i.paid_kobo + i.credited_kobo, l.up_to - l.kobo))::bigint as kobo
  from public.invoices i
  cross join lateral (
    select (p ->> 'due_on')::date as due_on, (p ->> 'amount_kobo')::integer as kobo,
      sum((p ->> 'amount_kobo')::integer) over (order by n) as up_to
    from jsonb_array_elements(i.instalments) with ordinality as part (p, n)) as l
  where i.kind = 'invoice' and i.status in ('open', 'part_paid', 'overdue') and l.up_to > i.paid_kobo + i.credited_kobo;

create function private.money_facts(month date) returns table (figure text, key text, invoice_id uuid, kobo bigint)
  language sql stable security definer set search_path = '' as $$
  with first as (select date_trunc('month', money_facts.month)::date as day),
  lines as (
    select e.invoice_id, private.day_of(e.at) as day, e.kind, l.account, l.amount_kobo as kobo,
      i.lines -> 0 ->> 'title' as offer, i.lines -> 0 ->> 'tax_code' as tax_code
    from private.ledger_entries e
    join private.ledger_lines l on l.entry_id = e.id
    left join public.invoices i on i.id = e.invoice_id
    -- What providers are paid has no invoice. A day more than the year has, for Lagos is ahead of the clock of the rows.
    where e.kind <> 'payout'
      and e.at >= (select f.day - interval '11 months 1 day' from first f)
      and e.at < (select f.day + interval '1 month 1 day' from first f)),
  of_month as (
    select l.* from lines l, first f where l.day >= f.day and l.day < f.day + interval '1 month')
  select 'age', private.age_of(private.day_of(now()) - p.due_on), p.invoice_id, p.kobo from private.unsettled_parts p
  union all
  select 'cash', l.day::text, l.invoice_id, l.kobo from of_month l where l.account in ('gateway', 'cash', 'bank')
  union all
  select 'months', to_char(l.day, 'YYYY-MM'), l.invoice_id, l.kobo from lines l, first f
  where l.account in ('gateway', 'cash', 'bank') and l.day >= f.day - interval '11 months' and l.day < f.day + interval '1 month'
  union all
  select 'revenue', l.offer, l.invoice_id, -l.kobo from of_month l where l.account = 'revenue'
  union all
  select 'net', l.tax_code, l.invoice_id, -l.kobo from of_month l where l.account = 'revenue'
  union all
  select 'tax', l.tax_code, l.invoice_id, -l.kobo from of_month l where l.account = 'tax'
  union all
  select 'fees', 'fees', l.invoice_id, l.kobo from of_month l where l.account = 'gateway_fees'
  union all
  select 'held', 'held', e.invoice_id, -l.amount_kobo
  from private.ledger_entries e join private.ledger_lines l on l.entry_id = e.id and l.account = 'suspense'
$$;

create function public.money_figures(month date)
  returns table (figure text, key text, kobo bigint, invoices integer)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_finance();
  return query
    select f.figure, f.key, sum(f.kobo)::bigint, count(distinct f.invoice_id)::integer
    from private.money_facts(money_figures.month) f group by f.figure, f.key
    having sum(f.kobo) <> 0 order by f.figure, f.key;
end $$;

create function private.client_of(i public.invoices) returns text
  language sql stable security definer set search_path = '' as $$
  select nullif(concat_ws(' ', p.first_name, p.last_name), '') from public.profiles p where p.id = i.client_id
$$;

create function public.money_behind(month date, figure text, key text)
  returns table (invoice_id uuid, number text, client text, title text, status text, kobo bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_finance();
  return query
    select i.id, i.number, private.client_of(i), i.lines -> 0 ->> 'title', i.status, sum(f.kobo)::bigint
    from private.money_facts(money_behind.month) f join public.invoices i on i.id = f.invoice_id
    where f.figure = money_behind.figure and f.key = money_behind.key
    group by i.id having sum(f.kobo) <> 0 order by i.number limit 500;
end $$;

-- An invoice is asked for by the end of its number, which is what people read out, by its beginning, or by how a name begins.
create index invoices_by_number on public.invoices (number text_pattern_ops);
create index invoices_by_end_of_number on public.invoices (reverse(number) text_pattern_ops);

create function public.find_invoices(search text)
  returns table (invoice_id uuid, number text, client text, title text, status text, total_kobo integer, paid_kobo integer,
    credited_kobo integer, owed_kobo integer, proven boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := btrim(search);
  beginning constant text := upper(typed);
  ending constant text := reverse(beginning);
  -- After every character there is.
  last constant text := chr(1114111);
begin
  perform private.require_finance();
  return query
    with found as (
      (select i.id from public.invoices i
        where i.number ~>=~ beginning and i.number ~<~ (beginning || last) order by i.number using ~>~ limit 200)
      union
      (select i.id from public.invoices i
        where reverse(i.number) ~>=~ ending and reverse(i.number) ~<~ (ending || last) limit 200)
      union
      select i.id from private.people_named(typed) p (id) join public.invoices i on i.client_id = p.id)
    select i.id, i.number, private.client_of(i), i.lines -> 0 ->> 'title', i.status, i.total_kobo, i.paid_kobo,
      i.credited_kobo, private.owed(i), private.is_proven(i)
    from (
      select w.* from found join public.invoices w on w.id = found.id
      where w.kind = 'invoice' and length(typed) between 2 and 200
      order by w.created_at desc, w.id limit 20) as i
    order by i.created_at desc, i.id;
end $$;

create function public.money_waiting()
  returns table (what text, id uuid, invoice_id uuid, number text, client text, title text, kobo integer, asked_kobo integer,
    at timestamptz, received_on date, reason text, by_name text, own boolean, booked boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare caller constant uuid := private.require_finance();
begin
  return query
    select w.what, w.id, i.id, i.number, private.client_of(i), i.lines -> 0 ->> 'title', w.amount_kobo, private.owed(i),
      w.asked_at, w.received_on, w.reason, nullif(concat_ws(' ', p.first_name, p.last_name), ''),
      coalesce(w.asked_by = caller, false), true
    from private.money_wishes w join public.invoices i on i.id = w.invoice_id left join public.profiles p on p.id = w.asked_by
    where w.outcome is null
    union all
    select 'held', k.id, i.id, i.number, private.client_of(i), i.lines -> 0 ->> 'title', k.amount_kobo, c.asked_kobo,
      k.paid_at, null, null, null, false,
      exists (select from private.ledger_entries e where e.key = 'held ' || k.id)
    from public.payments k join public.invoices i on i.id = k.invoice_id left join private.checkouts c on c.payment_id = k.id
    where k.status = 'held' and not exists (
      select from private.money_wishes w where w.payment_id = k.id and w.outcome is null)
    union all
    select case when r.by_hand then 'by-hand' else r.status end, r.id, i.id, i.number,
      coalesce((select l.facts ->> 'lender' from private.loans l where l.payment_id = k.id), private.client_of(i)),
      i.lines -> 0 ->> 'title', r.amount_kobo, k.amount_kobo, r.created_at, null, n.reason, null, false, true
    from private.refunds r join public.payments k on k.id = r.payment_id join public.invoices i on i.id = k.invoice_id
    left join public.invoices n on n.id = r.credit_note_id
    where r.status <> 'done' and not exists (
      select from private.money_wishes w where w.refund_id = r.id and w.outcome is null)
    order by 9 limit 300;
end $$;

-- For an accountant: whole entries, so many that no page is cut within one.
create function public.money_ledger(month date, after bigint default 0)
  returns table (entry bigint, day date, what text, key text, invoice text, account text, kobo bigint)
  language plpgsql stable security definer set search_path = '' as $$
declare first constant date := date_trunc('month', money_ledger.month);
begin
  perform private.require_finance();
  return query
    with page as (
      select e.* from private.ledger_entries e
      where e.id > money_ledger.after and e.at >= first - interval '1 day' and e.at < first + interval '1 month 1 day'
        and private.day_of(e.at) >= first and private.day_of(e.at) < first + interval '1 month'
      order by e.id limit 200)
    select e.id, private.day_of(e.at), e.kind, e.key, i.number, l.account, l.amount_kobo
    from page e join private.ledger_lines l on l.entry_id = e.id left join public.invoices i on i.id = e.invoice_id
    order by e.id, l.account;
end $$;

grant execute on function public.money_figures(date), public.money_behind(date, text, text), public.find_invoices(text),
  public.money_waiting(), public.money_ledger(date, bigint) to authenticated;
