-- What the night does with plans: invoices the next period, has it charged with the saved card or reminds of it, and ends
-- what is not paid or not wished. As everywhere the invoice is locked first; a plan that somebody is at waits a night.

-- How long before it is due the next period is told of, days after that on which its charge is tried, and how long it may
-- stay unpaid.
create function private.notice_days() returns integer language sql immutable set search_path = '' as $$ select 3 $$;
create function private.charge_days() returns integer[] language sql immutable set search_path = '' as $$ select array[0, 1, 3, 7] $$;
create function private.plan_grace_days() returns integer language sql immutable set search_path = '' as $$ select 10 $$;

-- The words of the consent promise the days between the notice and the charge, also where the invoice is late.
create function private.renewal_due(s private.subscriptions, i public.invoices) returns date
  language sql immutable set search_path = '' as $$ select greatest(s.paid_until, i.opened_on + private.notice_days()) $$;

-- One that its client lets be charged, while no bank wants back what was paid for the plan.
create function private.card_of(who uuid) returns private.cards
  language plpgsql stable security definer set search_path = '' as $$
declare c private.cards;
begin
  select k.* into c from private.cards k join private.card_consents a on a.id = k.consent_id
  where k.client_id = who and a.withdrawn_at is null and not exists (
    select from public.payments p join public.invoices i on i.id = p.invoice_id
    where p.client_id = who and i.lines -> 0 ? 'months' and private.is_disputed(p.id));
  return c;
end $$;

-- Of a subscription that is locked. Null where the plan is not sold any more.
create function private.invoice_renewal(s private.subscriptions, today date) returns uuid
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
    made.lines, private.plan_of(made.total_kobo, 0, 0, s.paid_until), today);
  perform private.book('invoice ' || made.id, 'invoice', made.id, null, jsonb_build_object(
    'receivable', made.total_kobo, 'revenue', made.tax_kobo - made.total_kobo, 'tax', -made.tax_kobo));
  update private.subscriptions k set renewal_id = made.id where k.client_id = s.client_id;
  return made.id;
end $$;

-- What was charged after its client had wished the end, where no network let him say so, comes back but for the sessions
-- that were taken of it. The time of the wish is the device's word: it gives back the current period, below the limit of
-- the desk, and of all else the desk decides. Whoever has paid one himself wanted it.
create function private.undo_late_charges(s private.subscriptions, wish timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  charge uuid;
begin
  for charge in
    select c.payment_id from private.charges c join public.payments p on p.id = c.payment_id
    where p.client_id = s.client_id and p.applied_kobo > 0 and p.paid_at > wish and not c.undone and c.period_from > s.started_on
    order by p.paid_at
  loop
    select v.* into i from public.invoices v join public.payments p on p.invoice_id = v.id where p.id = charge for update of v;
    update private.charges c set undone = true where c.payment_id = charge;
    continue when private.unused_kobo(i) <= 0;
    if i.id <> s.invoice_id or private.needs_second(i, private.unused_kobo(i)) then
      insert into private.money_wishes (id, what, invoice_id, amount_kobo, reason)
      values (gen_random_uuid(), 'credit', i.id, private.unused_kobo(i), private.money_title(s.client_id, 'plan back'));
    else
      perform private.credit_at_desk(i, private.unused_kobo(i), private.money_title(s.client_id, 'plan back'));
      perform private.tell_in_the_morning(s.client_id, 'plan back');
    end if;
  end loop;
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
  select count(*) filter (where c.asked_at is not null), coalesce(bool_or(p.status = 'started'), false) into tries, running
  from private.charges c join public.payments p on p.id = c.payment_id
  where p.client_id = s.client_id and c.period_from = s.paid_until;
  if running then
    return;
  elsif tries >= cardinality(private.charge_days()) then
    perform private.remind_of_plan(s, i, today);
    return;
  elsif today < private.renewal_due(s, i) + (private.charge_days())[tries + 1] then
    return;
  end if;
  insert into public.payments (client_id, invoice_id, amount_kobo, currency)
  values (i.client_id, i.id, private.owed(i), i.currency) returning id into made;
  insert into private.checkouts (payment_id) values (made);
  insert into private.charges (payment_id, period_from) values (made, s.paid_until);
end $$;

create function private.remind_of_plan(s private.subscriptions, i public.invoices, today date) returns void
  language plpgsql security definer set search_path = '' as $$
declare days constant integer := today - private.renewal_due(s, i);
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
    if s.paid_until > today + private.notice_days() then
      return;
    elsif private.invoice_renewal(s, today) is not null then
      perform private.tell_in_the_morning(s.client_id, case when (private.card_of(s.client_id)).code is not null then 'plan soon' else 'plan bill' end);
    elsif s.paid_until <= today then
      perform private.end_plan(s, 'plan over');
    end if;
  elsif private.owed(i) = 0 or private.is_held(i) or private.is_proven(i) or today < private.renewal_due(s, i) then
    return;
  elsif today >= private.renewal_due(s, i) + private.plan_grace_days() then
    perform private.drop_renewal(s);
    perform private.end_plan(s, 'plan over');
  elsif (private.card_of(s.client_id)).code is not null then
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
    perform private.drop_renewal(s);
    perform private.undo_late_charges(s, wish);
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
    where not s.ended and (s.paid_until <= today + private.notice_days() or private.cancelled_at(s) is not null) order by s.client_id
  loop
    perform private.pass_plan(who, today);
  end loop;
end $$;

-- Charging --------------------------------------------------------------------------------------------

-- A payment's id is its reference at the gateway, which takes each once: so one whose answer was lost is asked for again.
create view private.charges_due as
  select c.payment_id from private.charges c join public.payments p on p.id = c.payment_id
  where p.status = 'started' and coalesce(c.asked_at, '-infinity') < now() - interval '10 minutes';

-- One that may be charged now. What its client has paid, cancelled or withdrawn his card from meanwhile, or his bank wants
-- back, is not begun; while he is at the gateway's page himself it waits.
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
    continue when exists (
      select from public.payments p where p.invoice_id = i.id and p.status = 'started' and p.created_at > now() - interval '30 minutes'
        and not exists (select from private.charges k where k.payment_id = p.id));
    perform from private.card_consents k where k.client_id = due.client_id and k.withdrawn_at is null for share;
    c := private.card_of(due.client_id);
    if c.code is null or not exists (
      select from public.payments p join private.subscriptions s on s.client_id = p.client_id
      where p.id = due.payment_id and s.renewal_id = i.id and not s.ended and private.cancelled_at(s) is null
        and p.amount_kobo = private.owed(i))
    then
      -- Of one that was asked for the gateway says what became of it; one that was not is no attempt.
      update public.payments p set status = 'abandoned'
      where p.id = due.payment_id and exists (
        select from private.charges k where k.payment_id = p.id and k.asked_at is null);
      update private.charges k set asked_at = now() where k.payment_id = due.payment_id and k.asked_at is not null;
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
