-- What the night does with plans: invoices the next period, has it charged with the saved card or reminds of it, and ends
-- what is not paid or not wished. As everywhere the invoice is locked first; a plan that somebody is at waits a night.

-- Days after a period has begun on which its charge is tried, and how long it may stay unpaid.
create function private.charge_days() returns integer[] language sql immutable set search_path = '' as $$ select array[0, 1, 3, 7] $$;
create function private.plan_grace_days() returns integer language sql immutable set search_path = '' as $$ select 10 $$;

create function private.has_card(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.cards c where c.client_id = who)
$$;

-- Of a subscription that is locked. Null where the plan is not sold any more.
create function private.invoice_renewal(s private.subscriptions) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  chosen public.offers;
  made public.invoices;
begin
  select * into chosen from public.offers o where o.code = coalesce(s.next_plan, s.plan) and o.is_active and o.kind = 'plan';
  if chosen.id is null then
    return null;
  end if;
  made := private.draft_of(chosen, false, 1);
  made.id := gen_random_uuid();
  insert into public.invoices (id, client_id, status, number, currency, total_kobo, tax_kobo, lines, instalments, opened_on)
  values (made.id, s.client_id, 'open', private.next_invoice_number('INV'), made.currency, made.total_kobo, made.tax_kobo,
    made.lines, private.plan_of(made.total_kobo, 0, 0, s.paid_until), private.day_of(now()));
  perform private.book('invoice ' || made.id, 'invoice', made.id, null, jsonb_build_object(
    'receivable', made.total_kobo, 'revenue', made.tax_kobo - made.total_kobo, 'tax', -made.tax_kobo));
  update private.subscriptions k set renewal_id = made.id where k.client_id = s.client_id;
  return made.id;
end $$;

-- What was charged after its client had wished the end, where no network let him say so, comes back but for the sessions
-- that were taken of it. Whoever has paid it himself wanted it.
create function private.undo_late_charge(s private.subscriptions, i public.invoices, wish timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare amount constant integer := i.total_kobo - i.credited_kobo - i.sessions_taken * coalesce(private.session_kobo(i), 0);
begin
  if wish >= s.period_from::timestamp at time zone 'Africa/Lagos' or s.period_from = s.started_on or not exists (
    select from public.payments p join private.charges c on c.payment_id = p.id
    where p.invoice_id = i.id and p.applied_kobo > 0) then
    return;
  end if;
  if amount > 0 then
    perform private.credit_at_desk(i, amount, private.money_title(s.client_id, 'plan back'));
    perform private.tell_in_the_morning(s.client_id, 'plan back');
  end if;
  update private.subscriptions k
  set months = k.months - (i.lines -> 0 ->> 'months')::integer, period_from = k.started_on where k.client_id = s.client_id;
end $$;

create function private.end_plan(s private.subscriptions, word text) returns void
  language sql security definer set search_path = '' as $$
  update private.subscriptions k set ended = true where k.client_id = s.client_id;
  select private.tell_in_the_morning(s.client_id, word);
$$;

-- Of a renewal that is locked: at most one attempt is under way, and each has its day.
create function private.try_charge(s private.subscriptions, i public.invoices, today date) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  tries integer;
  running boolean;
  made uuid;
begin
  select count(*), coalesce(bool_or(p.status = 'started'), false) into tries, running
  from private.charges c join public.payments p on p.id = c.payment_id where p.invoice_id = i.id;
  if running or tries >= cardinality(private.charge_days()) or today < s.paid_until + (private.charge_days())[tries + 1] then
    return;
  end if;
  insert into public.payments (client_id, invoice_id, amount_kobo, currency)
  values (i.client_id, i.id, private.owed(i), i.currency) returning id into made;
  insert into private.checkouts (payment_id) values (made);
  insert into private.charges (payment_id) values (made);
end $$;

create function private.remind_of_plan(s private.subscriptions, i public.invoices, today date) returns void
  language plpgsql security definer set search_path = '' as $$
declare days constant integer := today - s.paid_until;
begin
  insert into private.part_reminders (invoice_id, due_on, step)
  values (i.id, s.paid_until, case when days >= 7 then 7 when days >= 3 then 3 else 0 end) on conflict do nothing;
  if found then
    perform private.tell_in_the_morning(s.client_id, 'plan due');
  end if;
end $$;

-- The next period of somebody who wishes it. Both are locked.
create function private.renew_plan(s private.subscriptions, i public.invoices, today date) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if i.id is null then
    if s.paid_until > today + 3 then
      return;
    elsif private.invoice_renewal(s) is not null then
      perform private.tell_in_the_morning(s.client_id, case when private.has_card(s.client_id) then 'plan soon' else 'plan bill' end);
    elsif s.paid_until <= today then
      perform private.end_plan(s, 'plan over');
    end if;
  elsif i.status <> 'open' or private.is_held(i) or private.is_proven(i) or today < s.paid_until then
    return;
  elsif today >= s.paid_until + private.plan_grace_days() then
    perform private.drop_renewal(s);
    perform private.end_plan(s, 'plan over');
  elsif private.has_card(s.client_id) then
    perform private.try_charge(s, i, today);
  else
    perform private.remind_of_plan(s, i, today);
  end if;
end $$;

create function private.pass_plan(who uuid, today date) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  seen private.subscriptions;
  s private.subscriptions;
  paid public.invoices;
  next public.invoices;
  wish timestamptz;
begin
  select * into seen from private.subscriptions k where k.client_id = who;
  select * into paid from public.invoices v where v.id = seen.invoice_id for update skip locked;
  select * into next from public.invoices v where v.id = seen.renewal_id for update skip locked;
  select * into s from private.subscriptions k where k.client_id = who and not k.ended for update skip locked;
  if s.client_id is null or (s.invoice_id, s.renewal_id) is distinct from (paid.id, next.id) then
    return;
  end if;
  wish := private.cancelled_at(s);
  if wish is null then
    perform private.renew_plan(s, next, today);
  else
    if next.id is not null and not private.is_held(next) and not private.is_proven(next) then
      perform private.drop_renewal(s);
    end if;
    perform private.undo_late_charge(s, paid, wish);
    update private.subscriptions k set ended = true where k.client_id = who and k.paid_until <= today;
  end if;
  perform private.show_plan(who);
end $$;

create function private.pass_day_of_plans(today date) returns void
  language plpgsql security definer set search_path = '' as $$
declare who uuid;
begin
  for who in
    select s.client_id from private.subscriptions s
    where not s.ended and (s.paid_until <= today + 3 or private.cancelled_at(s) is not null) order by s.client_id
  loop
    perform private.pass_plan(who, today);
  end loop;
end $$;

-- Charging --------------------------------------------------------------------------------------------

-- A payment's id is its reference at the gateway, which takes each once: so one whose answer was lost is asked for again.
create view private.charges_due as
  select c.payment_id from private.charges c join public.payments p on p.id = c.payment_id
  where p.status = 'started' and coalesce(c.asked_at, '-infinity') < now() - interval '10 minutes';

-- One that may be charged now. What its client has paid, cancelled or withdrawn his card from meanwhile is not begun.
create function public.claim_charge()
  returns table (payment uuid, amount_kobo integer, currency text, email text, code text)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  due record;
  i public.invoices;
  c private.cards;
begin
  for due in
    select k.payment_id, p.invoice_id, p.client_id from private.charges k join public.payments p on p.id = k.payment_id
    where k.payment_id in (select d.payment_id from private.charges_due d) order by k.asked_at nulls first limit 50
  loop
    select * into i from public.invoices v where v.id = due.invoice_id for update skip locked;
    continue when not found;
    perform from private.charges_due d where d.payment_id = due.payment_id;
    continue when not found;
    select * into c from private.cards k where k.client_id = due.client_id;
    if c.client_id is null or not exists (
      select from public.payments p join private.subscriptions s on s.client_id = p.client_id
      where p.id = due.payment_id and s.renewal_id = i.id and private.cancelled_at(s) is null
        and p.amount_kobo = private.owed(i))
    then
      -- Of one that was asked for the gateway says what became of it.
      update public.payments p set status = 'abandoned'
      where p.id = due.payment_id and exists (
        select from private.charges k where k.payment_id = p.id and k.asked_at is null);
      update private.charges k set asked_at = now() where k.payment_id = due.payment_id;
      continue;
    end if;
    update private.charges k set asked_at = now() where k.payment_id = due.payment_id;
    return query select p.id, p.amount_kobo, p.currency, c.email, c.code from public.payments p where p.id = due.payment_id;
    return;
  end loop;
end $$;

create function private.tell_refused() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.charges c where c.payment_id = new.id) then
    perform private.tell_in_the_morning(new.client_id, 'plan refused');
  end if;
  return null;
end $$;
create trigger tell_refused after update of status on public.payments
  for each row when (old.status = 'started' and new.status = 'failed') execute function private.tell_refused();
