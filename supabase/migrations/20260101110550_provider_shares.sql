-- What providers have of the sessions they gave. A session earns once it took place, is held while its client may still say
-- that nobody came, and is paid once two people of the desk want it.

create table private.share_rules (
  role text not null check (role in ('trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon', 'lab_technician')),
  provider_id uuid references public.profiles (id) on delete cascade,
  from_day date not null,
  share_bp integer not null check (share_bp between 0 and 10000),
  unique nulls not distinct (role, provider_id, from_day)
);
comment on table private.share_rules is
  'What part of a session''s price without tax is its provider''s, from a day on: his own rule before that of his role. Set in
the SQL editor; what was earned keeps the rule of its day.';
create index share_rules_by_provider on private.share_rules (provider_id);
insert into private.share_rules (role, from_day, share_bp) values
  ('trainer', '2026-01-01', 7000), ('nutritionist', '2026-01-01', 7000), ('doctor', '2026-01-01', 7500),
  ('aesthetic_surgeon', '2026-01-01', 7500), ('lab_technician', '2026-01-01', 0);

create function private.share_of(who uuid, day date) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select r.share_bp from private.share_rules r join public.people p on p.id = who
    where r.role = p.role and coalesce(r.provider_id, who) = who and r.from_day <= day
    order by r.provider_id nulls last, r.from_day desc limit 1), 0)
$$;

create table private.payout_accounts (
  provider_id uuid primary key references public.profiles (id) on delete cascade,
  bank text not null check (length(bank) between 2 and 60),
  number text not null check (number ~ '^[0-9]{10}$'),
  holder text not null check (length(holder) between 2 and 100),
  changed_at timestamptz not null default now()
);
comment on table private.payout_accounts is 'Where a provider is paid, as he says it. Nobody is paid to one that changed lately.';

-- Whoever leaves is owed what he earned.
create table private.departed (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  role text not null,
  bank text check (length(bank) between 2 and 60),
  number text check (number ~ '^[0-9]{10}$'),
  holder text check (length(holder) between 2 and 100),
  changed_at timestamptz not null default now(),
  entered_by uuid references public.profiles (id) on delete set null,
  proof text check (length(proof) between 1 and 500),
  wanted jsonb,
  wanted_by uuid references public.profiles (id) on delete set null,
  left_on date not null,
  settled_on date,
  check (num_nulls(bank, number, holder) in (0, 3)),
  check (settled_on is null or bank is null)
);
comment on table private.departed is
  'Providers whose account is deleted while they are owed money: no more than paying it needs, and their name in the books of it.';
comment on column private.departed.entered_by is
  'Who of the desk entered the account, and neither makes nor agrees to a payout to it; none where the provider gave it.';
comment on column private.departed.wanted is
  'The account that one of the desk wants instead of the provider''s own, until a second one enters the same.';
comment on column private.departed.settled_on is
  'When the last of it was paid: from then on without an account, and for as long as records of payment are kept.';
create index departed_by_settlement on private.departed (settled_on);
create index departed_by_enterer on private.departed (entered_by);
create index departed_by_wisher on private.departed (wanted_by);
alter table private.departed enable row level security;

create view private.payees as
  select p.id, nullif(concat_ws(' ', p.first_name, p.last_name), '') as name, p.role, a.bank, a.number, a.holder,
    a.changed_at, null::date as left_on, null::uuid as entered_by, null::text as proof
  from public.profiles p left join private.payout_accounts a on a.provider_id = p.id
  union all
  select d.id, d.name, d.role, d.bank, d.number, d.holder, d.changed_at, d.left_on, d.entered_by, d.proof
  from private.departed d;
comment on view private.payees is 'Whom money may be due to, and the account it would go to.';

create table private.withholding_rates (
  role text not null check (role in ('trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon', 'lab_technician')),
  from_day date not null,
  rate_bp integer not null check (rate_bp between 0 and 3000),
  confirmed_by text not null check (length(confirmed_by) between 3 and 120),
  confirmed_on date not null,
  primary key (role, from_day)
);
comment on table private.withholding_rates is
  'What part of a payout is kept back as tax, by kind of provider, from a day on. Set in the SQL editor, once an accountant has
confirmed it; where there is none, nothing is kept back.';
alter table private.withholding_rates enable row level security;

create function private.withholding_bp(role text, day date) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select r.rate_bp from private.withholding_rates r
    where r.role = withholding_bp.role and r.from_day <= day order by r.from_day desc limit 1), 0)
$$;

create table private.payouts (
  id uuid primary key,
  provider_id uuid references public.profiles (id) on delete set null,
  departed_id uuid references private.departed (id) on delete set null,
  payee_id uuid generated always as (coalesce(provider_id, departed_id)) stored,
  amount_kobo integer not null check (amount_kobo > 0),
  withholding_bp integer not null default 0,
  withheld_kobo integer not null default 0,
  number_end text not null check (number_end ~ '^[0-9]{4}$'),
  made_by uuid references public.profiles (id) on delete set null,
  made_at timestamptz not null default now(),
  agreed_by uuid references public.profiles (id) on delete set null,
  exported_at timestamptz,
  paid_on date,
  proof text check (length(proof) between 1 and 500),
  dropped_at timestamptz,
  check (withheld_kobo = round(amount_kobo::bigint * withholding_bp / 10000.0)),
  check (agreed_by <> made_by),
  check ((paid_on is null) = (proof is null)),
  check (dropped_at is null or paid_on is null)
);
comment on table private.payouts is
  'What is paid to a provider at once: made by one person of the desk, handed to the bank once a second one has agreed, and in
the books once it was paid. One that was dropped stays, without its sessions.';
comment on column private.payouts.withheld_kobo is 'Tax that is kept back of it; the rest goes to the provider.';
comment on column private.payouts.number_end is 'The end of the account it is for.';
comment on column private.payouts.exported_at is 'When it was in a file for the bank: it is in one only.';
create index payouts_by_departed on private.payouts (departed_id);
create index payouts_by_provider on private.payouts (provider_id, made_at);
create index payouts_by_maker on private.payouts (made_by);
create index payouts_by_second on private.payouts (agreed_by);
create index payouts_open on private.payouts (made_at) where paid_on is null and dropped_at is null;

create table private.taxed_payees (
  payout_id uuid primary key references private.payouts (id) on delete cascade,
  name text,
  role text not null,
  kept_on date not null default private.day_of(now())
);
comment on table private.taxed_payees is
  'Whom tax was kept back of, as they were then: a certificate is owed also to whoever has left since.';
comment on column private.taxed_payees.kept_on is 'When it was made, then when it was paid: from then on it is kept as records of payment are.';
create index taxed_payees_by_day on private.taxed_payees (kept_on);
alter table private.taxed_payees enable row level security;

create table private.earnings (
  appointment_id uuid primary key,
  provider_id uuid references public.profiles (id) on delete set null,
  invoice_id uuid not null references public.invoices (id),
  on_day date not null,
  net_kobo integer not null check (net_kobo >= 0),
  share_bp integer not null check (share_bp between 0 and 10000),
  kobo integer generated always as (net_kobo::bigint * share_bp / 10000) stored,
  payout_id uuid references private.payouts (id),
  departed_id uuid references private.departed (id) on delete set null,
  payee_id uuid generated always as (coalesce(provider_id, departed_id)) stored
);
comment on table private.earnings is
  'Sessions that took place, and what their providers have of them. The appointment is no reference: what was earned stays
when a client''s account goes.';
create index earnings_by_provider on private.earnings (provider_id, on_day);
create index earnings_by_invoice on private.earnings (invoice_id);
create index earnings_unpaid on private.earnings (payee_id) where payout_id is null;
create index earnings_by_departed on private.earnings (departed_id);
create index earnings_by_payout on private.earnings (payout_id);

create view private.earnings_now as
  select e.*, case
      when e.payout_id is not null then case when p.paid_on is null then 'paying' else 'paid' end
      when exists (
        select from private.money_wishes w
        where w.appointment_id = e.appointment_id and w.what = 'absence' and w.outcome is null) then 'reported'
      when exists (
        select from public.payments d where d.invoice_id = e.invoice_id and private.is_disputed(d.id)) then 'disputed'
      when e.on_day + private.held_days() >= private.day_of(now()) then 'held'
      else 'due' end as state, p.paid_on
  from private.earnings e left join private.payouts p on p.id = e.payout_id;

create function private.keep_what_is_due() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owed constant uuid[] := array(
    select e.appointment_id from private.earnings_now e
    where e.provider_id = old.id and e.kobo > 0 and e.state <> 'paid');
  kept uuid;
begin
  if cardinality(owed) > 0 then
    insert into private.departed (name, role, bank, number, holder, changed_at, left_on)
    select coalesce(p.name, '-'), p.role, p.bank, p.number, p.holder, coalesce(p.changed_at, now()), private.day_of(now())
    from private.payees p where p.id = old.id returning id into kept;
    update private.earnings e set departed_id = kept where e.appointment_id = any (owed);
    update private.payouts o set departed_id = kept where o.provider_id = old.id and o.paid_on is null and o.dropped_at is null;
  end if;
  return old;
end $$;
create trigger keep_what_is_due before delete on public.profiles
  for each row execute function private.keep_what_is_due();

-- Of who left, an account that nothing is paid to any more is not kept.
create function private.settle_departed(who uuid) returns void
  language sql security definer set search_path = '' as $$
  update private.departed d
  set settled_on = private.day_of(now()), bank = null, number = null, holder = null, proof = null, wanted = null
  where d.id = who and d.settled_on is null and not exists (
    select from private.earnings_now e where e.departed_id = d.id and e.state <> 'paid')
$$;

create function private.earn() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare left_by uuid;
begin
  if new.status = 'completed' and new.invoice_id is not null and not new.deleted then
    insert into private.earnings (appointment_id, provider_id, invoice_id, on_day, net_kobo, share_bp)
    select new.id, new.provider_id, i.id, private.day_of(new.starts_at),
      private.session_kobo(i)::bigint * (i.total_kobo - i.tax_kobo) / i.total_kobo,
      private.share_of(new.provider_id, private.day_of(new.starts_at))
    from public.invoices i where i.id = new.invoice_id
    on conflict (appointment_id) do nothing;
  elsif tg_op = 'UPDATE' then
    delete from private.earnings e where e.appointment_id = new.id and e.payout_id is null returning e.departed_id into left_by;
    perform private.settle_departed(left_by);
  end if;
  return null;
end $$;
-- Of what its session has become.
create trigger zzz_earn after insert or update on public.appointments
  for each row when (new.invoice_id is not null or new.status in ('cancelled', 'declined'))
  execute function private.earn();

insert into private.money_words (what, language, title, message) values
  ('payout', 'en', 'You were paid', 'Your sessions of the last weeks were paid to your account. The statement says which.'),
  ('payout', 'es', 'Te hemos pagado', 'Las sesiones de las últimas semanas se pagaron a tu cuenta. El extracto dice cuáles.'),
  ('payout', 'fr', 'Vous avez été payé', 'Vos séances des dernières semaines ont été versées sur votre compte. Le relevé dit lesquelles.'),
  ('payout', 'de', 'Du wurdest bezahlt', 'Deine Einheiten der letzten Wochen wurden auf dein Konto gezahlt. Die Abrechnung sagt, welche.'),
  ('account changed', 'en', 'Your account for payouts has changed', 'If that was not you, change it back and write to us: nothing is paid to it for three days.'),
  ('account changed', 'es', 'Tu cuenta de cobro ha cambiado', 'Si no fuiste tú, vuelve a cambiarla y escríbenos: durante tres días no se paga nada en ella.'),
  ('account changed', 'fr', 'Votre compte de versement a changé', 'Si ce n’était pas vous, rétablissez-le et écrivez-nous : rien n’y est versé pendant trois jours.'),
  ('account changed', 'de', 'Dein Auszahlungskonto wurde geändert', 'Wenn du das nicht warst, ändere es zurück und schreib uns: Drei Tage lang wird nichts darauf gezahlt.');

-- The provider ----------------------------------------------------------------------------------------

create function private.require_earner() returns uuid
  language plpgsql stable security definer set search_path = '' as $$
declare caller constant uuid := (select auth.uid());
begin
  perform public.require_session();
  if not coalesce(private.is_provider(caller), false)
    and not exists (select from private.earnings e where e.provider_id = caller) then
    raise exception 'only a provider earns here' using errcode = '42501';
  end if;
  return caller;
end $$;

create function public.my_earnings(month date)
  returns table (appointment_id uuid, on_day date, title text, net_kobo integer, share_bp integer, kobo integer, state text,
    due_on date, paid_on date)
  language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_earner();
  first constant date := date_trunc('month', my_earnings.month);
begin
  return query
    select e.appointment_id, e.on_day, i.lines -> 0 ->> 'title', e.net_kobo, e.share_bp, e.kobo, e.state,
      e.on_day + private.held_days() + 1, e.paid_on
    from private.earnings_now e join public.invoices i on i.id = e.invoice_id
    where e.provider_id = caller and e.on_day >= first and e.on_day < first + interval '1 month'
    order by e.on_day, e.appointment_id;
end $$;

create function public.my_payout_account() returns table (bank text, number text, holder text)
  language plpgsql stable security definer set search_path = '' as $$
declare caller constant uuid := private.require_earner();
begin
  return query select a.bank, a.number, a.holder from private.payout_accounts a where a.provider_id = caller;
end $$;

create function public.set_payout_account(bank text, number text, holder text) returns void
  language plpgsql security definer set search_path = '' as $$
declare caller constant uuid := private.require_earner();
begin
  perform private.count_money(caller, 'payout accounts');
  insert into private.payout_accounts as a (provider_id, bank, number, holder)
  values (caller, btrim(set_payout_account.bank), set_payout_account.number, btrim(set_payout_account.holder))
  on conflict (provider_id) do update
    set bank = excluded.bank, number = excluded.number, holder = excluded.holder, changed_at = now()
    where (a.bank, a.number, a.holder) is distinct from (excluded.bank, excluded.number, excluded.holder);
  if found then
    perform private.tell_of_money(caller, 'account changed', '/earnings');
  end if;
end $$;

-- The desk --------------------------------------------------------------------------------------------

-- Whoever was paid nothing yet has an account that is as new as he is.
create function private.is_account_settled(a private.payees) returns boolean
  language sql stable security definer set search_path = '' as $$
  select a.number is not null and a.changed_at < now() - interval '3 days'
$$;

create function public.payouts_due()
  returns table (payee_id uuid, name text, sessions integer, kobo bigint, held_kobo bigint, bank text, number text,
    holder text, settled boolean, left_on date)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_finance();
  return query
    select e.payee_id, a.name,
      (count(*) filter (where e.state = 'due'))::integer, coalesce(sum(e.kobo) filter (where e.state = 'due'), 0)::bigint,
      coalesce(sum(e.kobo) filter (where e.state in ('held', 'reported', 'disputed')), 0)::bigint, a.bank, a.number, a.holder,
      coalesce(private.is_account_settled(a), false), a.left_on
    from private.earnings_now e join private.payees a on a.id = e.payee_id
    where e.payout_id is null and e.kobo > 0
    group by e.payee_id, a.*, a.name, a.bank, a.number, a.holder, a.left_on
    order by 4 desc, 1 limit 300;
end $$;

-- The account a payout is for, as long as it is the one that was looked at.
create function private.account_for(o private.payouts) returns private.payees
  language sql stable security definer set search_path = '' as $$
  select a from private.payees a
  where a.id = o.payee_id and a.changed_at < o.made_at and right(a.number, 4) = o.number_end
$$;

create function public.payouts_made()
  returns table (id uuid, name text, kobo integer, withheld_kobo integer, bank text, number text, holder text,
    account_proof text, made_on date, own boolean, agreed boolean, exported boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare caller constant uuid := private.require_finance();
begin
  return query
    select o.id, p.name, o.amount_kobo, o.withheld_kobo, a.bank, a.number, a.holder, a.proof,
      private.day_of(o.made_at), coalesce(o.made_by = caller or a.entered_by = caller, false), o.agreed_by is not null, o.exported_at is not null
    from private.payouts o left join private.payees p on p.id = o.payee_id
    cross join lateral private.account_for(o) as a
    where o.paid_on is null and o.dropped_at is null order by o.made_at limit 300;
end $$;

-- All that is due to somebody, and only as much as the desk was shown. The id comes from the desk, so that an answer that
-- was lost is asked for again.
create function public.make_payout(id uuid, provider uuid, kobo bigint) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_finance();
  a private.payees;
  due bigint;
  tax integer;
begin
  perform from private.payout_accounts k where k.provider_id = provider for update;
  perform from private.departed d where d.id = provider for update;
  select * into a from private.payees k where k.id = provider;
  if exists (select from private.payouts o where o.id = make_payout.id and o.made_by = caller
      and o.payee_id = provider and o.amount_kobo = make_payout.kobo) then
    return;
  end if;
  if caller = provider then
    raise exception 'nobody pays himself' using errcode = '42501', hint = 'self';
  elsif caller = a.entered_by then
    raise exception 'whoever entered the account does not pay to it' using errcode = '42501', hint = 'own';
  elsif not coalesce(private.is_account_settled(a), false) then
    raise exception 'there is no account that stands' using errcode = 'P0001', hint = 'account';
  elsif coalesce(make_payout.kobo, 0) not between 1 and 2000000000 then
    raise exception 'nothing is due' using errcode = 'P0001', hint = 'decided';
  end if;
  perform private.count_today(caller, 'payouts', 500);
  tax := private.withholding_bp(a.role, private.day_of(now()));
  insert into private.payouts (id, provider_id, departed_id, amount_kobo, withholding_bp, withheld_kobo, number_end, made_by)
  values (make_payout.id, case when a.left_on is null then provider end, case when a.left_on is not null then provider end,
    make_payout.kobo, tax, round(make_payout.kobo * tax / 10000.0), right(a.number, 4), caller);
  insert into private.taxed_payees (payout_id, name, role) select make_payout.id, a.name, a.role where tax > 0;
  with taken as (
    update private.earnings e set payout_id = make_payout.id
    from private.earnings_now n
    where n.appointment_id = e.appointment_id and e.payee_id = provider and e.payout_id is null and n.state = 'due'
    returning e.kobo)
  select coalesce(sum(t.kobo), 0) into due from taken t;
  if due <> make_payout.kobo then
    raise exception 'another sum is due by now' using errcode = 'P0001', hint = 'decided';
  end if;
end $$;

-- Locked, and by nobody who would be paid with it.
create function private.open_payout(payout uuid) returns private.payouts
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_finance();
  o private.payouts;
begin
  select * into o from private.payouts k where k.id = payout for update;
  if o.id is null or o.paid_on is not null or o.dropped_at is not null then
    raise exception 'this is decided' using errcode = 'P0001', hint = 'decided';
  elsif caller = o.provider_id then
    raise exception 'nobody pays himself' using errcode = '42501', hint = 'self';
  end if;
  return o;
end $$;

create function public.agree_to_payout(payout uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare o private.payouts;
begin
  perform private.require_finance();
  o := private.open_payout(payout);
  if o.agreed_by is not null then
    raise exception 'this is decided' using errcode = 'P0001', hint = 'decided';
  elsif (select auth.uid()) in (o.made_by, (private.account_for(o)).entered_by) then
    raise exception 'a second person agrees' using errcode = '42501', hint = 'own';
  elsif (private.account_for(o)).number is null then
    raise exception 'the account has changed since' using errcode = 'P0001', hint = 'account';
  end if;
  update private.payouts k set agreed_by = (select auth.uid()) where k.id = o.id;
end $$;

-- Each is handed to the bank once: one whose file was lost is dropped, and made again.
create function public.export_payouts()
  returns table (id uuid, bank text, number text, holder text, kobo integer, withheld_kobo integer)
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_finance();
  return query
    update private.payouts o set exported_at = now()
    from private.payees a
    where o.agreed_by is not null and o.exported_at is null and o.paid_on is null and o.dropped_at is null
      and a.id = o.payee_id and a = private.account_for(o)
    returning o.id, a.bank, a.number, a.holder, o.amount_kobo - o.withheld_kobo, o.withheld_kobo;
end $$;

create function public.confirm_payout(payout uuid, paid_on date, proof text) returns void
  language plpgsql security definer set search_path = '' as $$
declare o private.payouts;
begin
  perform private.require_finance();
  o := private.open_payout(payout);
  if o.exported_at is null then
    raise exception 'the bank does not have it' using errcode = 'P0001', hint = 'decided';
  elsif confirm_payout.paid_on is null
    or confirm_payout.paid_on not between private.day_of(o.made_at) and private.day_of(now()) then
    raise exception 'it was paid since it was made' using errcode = '22023', hint = 'payout-day';
  end if;
  update private.payouts k
  set paid_on = confirm_payout.paid_on, proof = private.require_reason(confirm_payout.proof) where k.id = o.id;
  perform private.book('payout ' || o.id, 'payout', null, null,
    jsonb_build_object('provider_shares', o.amount_kobo, 'bank', o.withheld_kobo - o.amount_kobo, 'withholding',
      -o.withheld_kobo));
  update private.taxed_payees t set kept_on = confirm_payout.paid_on where t.payout_id = o.id;
  perform private.settle_departed(o.departed_id);
  perform private.tell_of_money(o.provider_id, 'payout', '/earnings');
end $$;

-- It was not paid: what it held is due again. What the bank may have paid already takes a second person.
create function public.drop_payout(payout uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare o private.payouts;
begin
  perform private.require_finance();
  o := private.open_payout(payout);
  if o.exported_at is not null and o.made_by = (select auth.uid()) then
    raise exception 'a second person looks whether it was paid' using errcode = '42501', hint = 'own';
  end if;
  perform private.note_act('payout-dropped', o.id, reason);
  delete from private.taxed_payees t where t.payout_id = o.id;
  update private.earnings e set payout_id = null where e.payout_id = o.id;
  update private.payouts k set dropped_at = now() where k.id = o.id;
end $$;

-- Where somebody who left wants to be paid, as he has proved it. As any other, it has to stand for three days. Whether it
-- stands; instead of the provider's own it does once a second person has entered the same.
create function public.set_departed_account(payee uuid, bank text, number text, holder text, proof text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_finance();
  account constant jsonb := jsonb_build_array(btrim(set_departed_account.bank), set_departed_account.number,
    btrim(set_departed_account.holder));
  said constant text := private.require_reason(set_departed_account.proof);
  d private.departed;
begin
  select * into d from private.departed k where k.id = payee for update;
  if d.id is null or d.settled_on is not null then
    raise exception 'nothing is due to him' using errcode = 'P0001', hint = 'decided';
  elsif num_nulls(set_departed_account.bank, set_departed_account.number, set_departed_account.holder) > 0 then
    raise exception 'an account has a bank, a number and a name' using errcode = '22023';
  end if;
  if d.number is not null and d.entered_by is null and (d.wanted = account and d.wanted_by <> caller) is not true then
    update private.departed k set wanted = account, wanted_by = caller where k.id = payee;
    perform private.note_act('departed-account-wanted', payee, said);
    return false;
  end if;
  update private.departed k
  set bank = account ->> 0, number = account ->> 1, holder = account ->> 2, proof = said, entered_by = caller, wanted = null,
    wanted_by = null, changed_at = now()
  where k.id = payee;
  perform private.note_act('departed-account', payee, said);
  return true;
end $$;

-- What the provider was paid, and what was kept back of it.
create function public.my_payouts(month date)
  returns table (id uuid, paid_on date, kobo integer, withholding_bp integer, withheld_kobo integer, proof text)
  language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_earner();
  first constant date := date_trunc('month', my_payouts.month);
begin
  return query
    select o.id, o.paid_on, o.amount_kobo, o.withholding_bp, o.withheld_kobo, o.proof from private.payouts o
    where o.provider_id = caller and o.paid_on >= first and o.paid_on < first + interval '1 month' order by o.paid_on, o.id;
end $$;

-- For the certificates: what was kept back of whom in a month, page by page.
create function public.withholding_of(month date, after uuid default null)
  returns table (id uuid, paid_on date, name text, role text, kobo integer, withholding_bp integer, withheld_kobo integer,
    proof text)
  language plpgsql stable security definer set search_path = '' as $$
declare first constant date := date_trunc('month', withholding_of.month);
begin
  perform private.require_finance();
  return query
    select o.id, o.paid_on, t.name, t.role, o.amount_kobo, o.withholding_bp, o.withheld_kobo, o.proof
    from private.payouts o left join private.taxed_payees t on t.payout_id = o.id
    where o.withheld_kobo > 0 and o.paid_on >= first and o.paid_on < first + interval '1 month'
      and (after is null or (o.paid_on, o.id) > (select k.paid_on, k.id from private.payouts k where k.id = after))
    order by o.paid_on, o.id limit 500;
end $$;

grant execute on function public.set_departed_account(uuid, text, text, text, text), public.my_payouts(date),
  public.withholding_of(date, uuid), public.my_earnings(date), public.my_payout_account(), public.set_payout_account(text, text, text),
  public.payouts_due(), public.payouts_made(), public.make_payout(uuid, uuid, bigint),
  public.agree_to_payout(uuid), public.export_payouts(),
  public.confirm_payout(uuid, date, text), public.drop_payout(uuid, text) to authenticated;
