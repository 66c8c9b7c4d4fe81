-- Plans: bought as any offer, and invoiced again at the end of each period until their client wishes otherwise. A paid
-- invoice is what begins a period; user_settings shows it to the device (docs/decisions/0226-plans-and-disputes.md).

create table private.subscriptions (
  client_id uuid primary key references public.profiles (id) on delete cascade,
  plan text not null references public.offers (code),
  next_plan text references public.offers (code),
  started_on date not null,
  months integer not null check (months > 0),
  paid_until date generated always as ((started_on + make_interval(months => months))::date) stored,
  invoice_id uuid not null references public.invoices (id),
  renewal_id uuid references public.invoices (id),
  ended boolean not null default false
);
comment on table private.subscriptions is
  'The plan of a client: what is paid, and the invoice of the period after that. One that ended stays, so that the device
still says which it was; the next one takes its place.';
comment on column private.subscriptions.months is
  'Paid since started_on. Counted from there, a plan of the 31st is not moved to the 28th by one February.';
comment on column private.subscriptions.paid_until is 'The first day that is not paid for.';
comment on column private.subscriptions.renewal_id is 'The invoice of the next period, from three days before it.';
create index subscriptions_by_plan on private.subscriptions (plan);
create index subscriptions_by_next_plan on private.subscriptions (next_plan);
create index subscriptions_by_invoice on private.subscriptions (invoice_id);
create index subscriptions_by_renewal on private.subscriptions (renewal_id);
create index subscriptions_running on private.subscriptions (paid_until) where not ended;

create function private.plan_runs(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.subscriptions s where s.client_id = who and not s.ended)
$$;

-- One that was typed before the plan began counts from now: nothing is charged any more, and nothing that was charged is
-- undone by a clock that is wrong by years.
create function private.cancelled_at(s private.subscriptions) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select case when private.day_of(u.subscription_cancelled_at) < s.started_on then now()
    else least(u.subscription_cancelled_at, now()) end
  from public.user_settings u where u.id = s.client_id and u.subscription_cancelled_at is not null
$$;

create function private.show_plan(who uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.user_settings u
  set subscription_plan = n.plan, subscription_status = n.status, subscription_next_billing = n.paid_until
  from (
    select s.plan, s.paid_until, case when s.ended then
        case when private.cancelled_at(s) is null then 'expired' else 'cancelled' end
      when s.paid_until <= private.day_of(now()) then 'past_due' else 'active' end as status
    from private.subscriptions s where s.client_id = who) n
  where u.id = who and (u.subscription_plan, u.subscription_status, u.subscription_next_billing)
    is distinct from (n.plan, n.status, n.paid_until)
$$;

-- The card --------------------------------------------------------------------------------------------

create table private.card_terms (
  version text not null,
  language text not null,
  words text not null check (length(words) between 1 and 1000),
  primary key (version, language)
);
comment on table private.card_terms is 'What somebody agrees to who lets his card be charged; the highest version is asked for.';

create table private.card_consents (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  version text not null,
  language text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  foreign key (version, language) references private.card_terms (version, language)
);
comment on table private.card_consents is 'Who agreed to which words, from when until when.';
create unique index one_card_consent_in_effect on private.card_consents (client_id) where withdrawn_at is null;
create index card_consents_by_client on private.card_consents (client_id);
create index card_consents_by_terms on private.card_consents (version, language);

create table private.cards (
  client_id uuid primary key references public.profiles (id) on delete cascade,
  consent_id uuid not null references private.card_consents (id) on delete cascade,
  code text not null check (length(code) between 1 and 100),
  email text not null check (length(email) <= 320),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expires_on date not null,
  paid_at timestamptz not null
);
comment on table private.cards is 'The gateway''s reference of a card that its client lets be charged. The card itself is the gateway''s.';
comment on column private.cards.email is 'With which the gateway knows the card: it charges it for no other.';
comment on column private.cards.paid_at is 'When it last paid for a plan: a late answer about an earlier payment replaces no newer card.';
create index cards_by_consent on private.cards (consent_id);

create table private.charges (
  payment_id uuid primary key references public.payments (id),
  period_from date not null,
  asked_at timestamptz,
  undone boolean not null default false
);
comment on table private.charges is 'Payments that are not begun by their client but with the saved card.';
comment on column private.charges.period_from is 'The first day of what it pays for: attempts are counted by it, whatever the invoice.';
comment on column private.charges.asked_at is 'When the gateway was last asked to charge it; null before the first time.';
comment on column private.charges.undone is 'Its client had cancelled before it.';

create function private.require_plan_client() returns uuid
  language plpgsql security definer set search_path = '' as $$
declare caller constant uuid := private.require_client();
begin
  perform private.count_money(caller, 'plans');
  return caller;
end $$;

create function public.my_plan()
  returns table (plan text, next_plan text, running boolean, card_end text, card_expires date, agreed boolean,
    terms_version text, terms text)
  language plpgsql security definer set search_path = '' as $$
declare caller constant uuid := private.require_client();
begin
  return query
    select s.plan, s.next_plan, coalesce(not s.ended, false), c.last_four, c.expires_on,
      exists (select from private.card_consents k where k.client_id = caller and k.withdrawn_at is null), t.version, t.words
    from public.user_settings u
    left join private.subscriptions s on s.client_id = u.id
    left join private.cards c on c.client_id = u.id
    cross join lateral (
      select d.version, d.words from private.card_terms d where d.language = u.language order by d.version desc limit 1) t
    where u.id = caller;
end $$;

-- `version` is what was read: other words are not agreed to unread.
create function public.agree_to_card(version text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_plan_client();
  spoken constant text := (select u.language from public.user_settings u where u.id = caller);
begin
  if agree_to_card.version is distinct from (select max(t.version) from private.card_terms t where t.language = spoken) then
    raise exception 'the words have changed' using errcode = 'P0001', hint = 'terms-changed';
  end if;
  insert into private.card_consents (client_id, version, language) values (caller, agree_to_card.version, spoken)
  on conflict (client_id) where withdrawn_at is null do nothing;
end $$;

create function private.drop_card(who uuid) returns void
  language sql security definer set search_path = '' as $$
  update private.card_consents c set withdrawn_at = now() where c.client_id = who and c.withdrawn_at is null;
  delete from private.cards c where c.client_id = who
$$;

-- As easily as it was given.
create function public.forget_card() returns void
  language plpgsql security definer set search_path = '' as $$
declare caller constant uuid := private.require_plan_client();
begin
  perform private.drop_card(caller);
end $$;

-- What the gateway says of the card with which a plan was paid. The consent is held, so that none is taken back meanwhile.
create function public.keep_card(payment uuid, code text, email text, last_four text, expires_on date) returns void
  language sql security definer set search_path = '' as $$
  insert into private.cards as c (client_id, consent_id, code, email, last_four, expires_on, paid_at)
  select p.client_id, k.id, keep_card.code, keep_card.email, keep_card.last_four, keep_card.expires_on, p.paid_at
  from public.payments p join public.invoices i on i.id = p.invoice_id join private.card_consents k on k.client_id = p.client_id
  where p.id = payment and p.status = 'paid' and i.lines -> 0 ? 'months' and k.withdrawn_at is null and k.given_at <= p.paid_at
  for update of k
  on conflict (client_id) do update
    set (consent_id, code, email, last_four, expires_on, paid_at)
      = (excluded.consent_id, excluded.code, excluded.email, excluded.last_four, excluded.expires_on, excluded.paid_at)
    where c.paid_at <= excluded.paid_at
$$;

-- Periods ---------------------------------------------------------------------------------------------

-- Of an invoice that is locked, and was paid in full just now.
create function private.begin_period(i public.invoices) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.day_of(now());
  paid constant integer := (i.lines -> 0 ->> 'months')::integer;
  bought constant text := i.lines -> 0 ->> 'offer';
  s private.subscriptions;
begin
  insert into private.subscriptions (client_id, plan, started_on, months, invoice_id)
  values (i.client_id, bought, today, paid, i.id) on conflict do nothing;
  if not found then
    select * into s from private.subscriptions k where k.client_id = i.client_id for update;
    if not s.ended then
      update private.subscriptions k
      set plan = bought, next_plan = nullif(s.next_plan, bought), months = s.months + paid, invoice_id = i.id,
        renewal_id = nullif(s.renewal_id, i.id)
      where k.client_id = i.client_id;
      perform private.tell_in_the_morning(i.client_id, 'plan renewed');
      perform private.show_plan(i.client_id);
      return;
    end if;
    update private.subscriptions k
    set plan = bought, next_plan = null, started_on = today, months = paid, invoice_id = i.id, renewal_id = null,
      ended = false
    where k.client_id = i.client_id;
  end if;
  -- Whoever begins anew wishes no end yet.
  update public.user_settings u set subscription_cancelled_at = null
  where u.id = i.client_id and u.subscription_cancelled_at is not null;
  perform private.show_plan(i.client_id);
end $$;

create function private.follow_plan() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare ended_now private.subscriptions;
begin
  if new.status = 'paid' then
    perform private.begin_period(new);
    return null;
  end if;
  if new.status = 'credited' then
    update private.subscriptions k set months = k.months - (new.lines -> 0 ->> 'months')::integer
    where k.client_id = new.client_id and exists (
      select from private.charges c join public.payments p on p.id = c.payment_id
      where p.invoice_id = new.id and c.undone and c.period_from > k.started_on);
    perform from public.invoices v
    where v.id = (select k.renewal_id from private.subscriptions k where k.invoice_id = new.id) for update;
    update private.subscriptions k set ended = true where k.invoice_id = new.id and not k.ended returning * into ended_now;
    perform private.drop_renewal(ended_now);
    perform private.show_plan(new.client_id);
  end if;
  -- The next period is not wanted: functions that void or credit it themselves have taken it off before.
  update private.subscriptions k set renewal_id = null where k.renewal_id = new.id;
  if found then
    update public.user_settings u set subscription_cancelled_at = now()
    where u.id = new.client_id and u.subscription_cancelled_at is null;
  end if;
  return null;
end $$;
create trigger follow_plan after update of status on public.invoices
  for each row when (new.kind = 'invoice' and new.client_id is not null and new.lines -> 0 ? 'months'
    and new.status is distinct from old.status and new.status in ('paid', 'credited', 'void'))
  execute function private.follow_plan();

-- What an invoice paid for and nobody has used.
create function private.unused_kobo(i public.invoices) returns integer
  language sql stable set search_path = '' as $$
  select i.total_kobo - i.credited_kobo - i.sessions_taken * coalesce(private.session_kobo(i), 0)
$$;

-- Of a subscription whose renewal is locked: what was paid of it goes back, and so does by itself whatever comes for it
-- later. What somebody has yet to decide on stays.
create function private.drop_renewal(s private.subscriptions) returns void
  language plpgsql security definer set search_path = '' as $$
declare i public.invoices;
begin
  select * into i from public.invoices v where v.id = s.renewal_id;
  if i.id is null or private.is_held(i) or private.is_proven(i) then
    return;
  end if;
  update private.subscriptions k set renewal_id = null where k.client_id = s.client_id;
  if i.status = 'open' and i.credited_kobo = 0 then
    perform private.void_invoice(i);
  elsif i.status in ('open', 'part_paid', 'overdue') and private.unused_kobo(i) > 0 then
    perform private.credit_at_desk(i, private.unused_kobo(i), private.money_title(s.client_id, 'plan over'));
  end if;
end $$;

-- From the next period on, up or down: what is paid stays what it is.
create function public.change_plan(plan text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_plan_client();
  i public.invoices;
  s private.subscriptions;
begin
  select v.* into i from public.invoices v
  where v.id = (select k.renewal_id from private.subscriptions k where k.client_id = caller) for update;
  select * into s from private.subscriptions k where k.client_id = caller and not k.ended for update;
  if s.client_id is null or s.renewal_id is distinct from i.id or not exists (
    select from public.offers o where o.code = change_plan.plan and o.kind = 'plan' and o.is_active) then
    raise exception 'there is nothing to change' using errcode = 'P0001', hint = 'not-sold';
  end if;
  if change_plan.plan = coalesce(s.next_plan, s.plan) then
    return;
  end if;
  perform private.refuse_held(i);
  update private.subscriptions k set next_plan = nullif(change_plan.plan, k.plan) where k.client_id = caller;
  perform private.drop_renewal(s);
end $$;

grant execute on function public.my_plan(), public.agree_to_card(text), public.forget_card(), public.change_plan(text)
  to authenticated;
