-- A loan of a lender that is approved and named. The house lends nothing: the lender pays it what the client owes, and the
-- client owes the lender. What is signed never changes (docs/decisions/0237-loans-tax-and-who-left.md).

create table public.lenders (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  title text not null check (length(title) between 2 and 120),
  approval text not null check (length(approval) between 2 and 80),
  complaints text not null check (length(complaints) between 5 and 200),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  fee_bp integer not null check (fee_bp between 0 and 2000),
  fee_kobo integer not null check (fee_kobo between 0 and 10000000),
  late_fee_kobo integer not null check (late_fee_kobo between 0 and 10000000),
  early_fee_bp integer not null check (early_fee_bp between 0 and 1000),
  lengths text[] not null check (cardinality(lengths) between 1 and 8
    and array_to_string(lengths, ' ', 'none') ~ '^([1-9]|[12][0-9]|3[0-6])( ([1-9]|[12][0-9]|3[0-6]))*$'),
  from_kobo integer not null check (from_kobo between 1000000 and 100000000),
  to_kobo integer not null check (to_kobo between 1000000 and 1000000000),
  reading_days integer not null check (reading_days between 2 and 5),
  withdrawal_days integer not null check (withdrawal_days between 3 and 14),
  is_active boolean not null default true,
  check (from_kobo <= to_kobo),
  -- So that no yearly rate is beyond those that are searched.
  check (fee_kobo <= from_kobo / 4)
);
comment on table public.lenders is
  'Lenders that are approved, as they were last published at the desk of catalogues. The house is none.';
comment on column public.lenders.approval is 'The number of the approval under which it lends.';
comment on column public.lenders.complaints is 'Where a client complains to the lender.';
comment on column public.lenders.rate_bp is 'Hundredths of a percent a year, on what is left to pay.';
comment on column public.lenders.fee_bp is 'Of the amount; paid with fee_kobo and the first payment.';
comment on column public.lenders.late_fee_kobo is 'Once for each payment that is late.';
comment on column public.lenders.early_fee_bp is 'Of what is left, by whoever pays all of it early.';
comment on column public.lenders.lengths is 'In months.';
comment on column public.lenders.reading_days is 'Whole working days between reading the terms and signing them.';
comment on column public.lenders.withdrawal_days is 'Whole working days after signing in which it is taken back for nothing.';
alter table public.lenders enable row level security;
create policy "members read who lends" on public.lenders for select to authenticated using (is_active);
grant select on public.lenders to authenticated;
select sync.ask_for_session('public.lenders');
revoke insert, update, delete, truncate on public.lenders from service_role;

create table private.holidays (day date primary key);
comment on table private.holidays is
  'Days that are no working days. Those of moving date are announced each year, and added in the SQL editor.';
alter table private.holidays enable row level security;
insert into private.holidays (day)
select make_date(y, m, d) from generate_series(2026, 2035) y,
  (values (1, 1), (5, 1), (6, 12), (10, 1), (12, 25), (12, 26)) as fixed (m, d);

create function private.working_day_after(day date, days integer) returns date
  language sql stable security definer set search_path = '' as $$
  select d::date from generate_series(day + 1, day + days * 3 + 14, interval '1 day') d
  where extract(isodow from d) < 6 and d::date not in (select h.day from private.holidays h)
  order by d offset days - 1 limit 1
$$;
comment on function private.working_day_after(date, integer) is 'The last of so many working days after a day.';

create table private.loan_terms (
  version text not null,
  language text not null,
  words text not null check (length(words) between 1 and 2000),
  primary key (version, language)
);
comment on table private.loan_terms is 'What somebody agrees to who signs for a loan; the highest version goes with the terms.';
alter table private.loan_terms enable row level security;

create table private.loans (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.profiles (id) on delete set null,
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  lender_id uuid not null references public.lenders (id),
  state text not null default 'offered'
    check (state in ('offered', 'read', 'signed', 'withdrawn', 'paid_out', 'closed', 'refused', 'returned')),
  facts jsonb not null,
  offered_at timestamptz not null default now(),
  read_at timestamptz,
  signed_at timestamptz,
  payment_id uuid unique references public.payments (id),
  ended_at timestamptz,
  check (signed_at is null or read_at is not null),
  check (state not in ('paid_out', 'closed') or payment_id is not null),
  check ((state in ('withdrawn', 'closed', 'refused', 'returned')) = (ended_at is not null))
);
comment on table private.loans is
  'What a lender offered for an invoice, and what became of it. The lender is owed it, so that it stands in no book of the house.';
comment on column private.loans.facts is
  'The key facts and the words of the consent, as they were given to be read: they never change.';
comment on column private.loans.state is
  'withdrawn: by its client, or its days went by; refused: by the lender; returned: the house sent the money back, because less
was owed by then; closed: paid back to the lender.';
comment on column private.loans.payment_id is 'With which the lender paid the house.';
create unique index one_loan_an_invoice on private.loans (invoice_id) where ended_at is null;
create index loans_by_invoice on private.loans (invoice_id);
create index loans_by_client on private.loans (client_id);
create index loans_by_lender on private.loans (lender_id);
alter table private.loans enable row level security;

create function private.guard_loan() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if (new.id, new.invoice_id, new.lender_id, new.facts, new.offered_at) is distinct from
      (old.id, old.invoice_id, old.lender_id, old.facts, old.offered_at)
    or (old.signed_at is not null and new.signed_at is distinct from old.signed_at)
    or (new.client_id is not null and new.client_id is distinct from old.client_id)
    or (old.ended_at is not null and new.state <> old.state) then
    raise exception 'what was offered stays as it was' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard before update on private.loans for each row execute function private.guard_loan();

-- A draft takes its offers along when another one is chosen: what was read is not gone without a line.
create function private.note_loan_gone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('loan.gone', null, '', jsonb_build_object('loan', old.id, 'of', old.invoice_id, 'facts', old.facts));
  return null;
end $$;
create trigger note_gone after delete on private.loans
  for each row when (old.ended_at is null) execute function private.note_loan_gone();

-- Arithmetic ------------------------------------------------------------------------------------------

-- Equal payments in whole naira, with the interest of a month on what is left; fees come with the first, the last takes
-- the rest.
create function private.loan_plan(amount integer, rate_bp integer, months integer, fees integer, from_day date)
  returns jsonb
  language plpgsql immutable set search_path = '' as $$
declare
  rate constant numeric := rate_bp / 120000.0;
  each constant bigint := case when rate = 0 then amount / months
    else floor(amount * rate / (1 - (1 + rate) ^ -months)) end::bigint / 100 * 100;
  left_kobo bigint := amount;
  interest bigint;
  part bigint;
  made jsonb := '[]';
begin
  for n in 1..months loop
    interest := round(left_kobo * rate);
    part := case when n = months then left_kobo else each - interest end;
    left_kobo := left_kobo - part;
    made := made || jsonb_build_object('due_on', (from_day + make_interval(months => n))::date,
      'part_kobo', part, 'interest_kobo', interest, 'fee_kobo', case when n = 1 then fees else 0 end,
      'amount_kobo', part + interest + case when n = 1 then fees else 0 end);
  end loop;
  return made;
end $$;

-- What XIRR of a spreadsheet says: the rate at which all payments, each brought back by its days, are worth the amount.
create function private.yearly_rate_bp(amount bigint, from_day date, payments jsonb) returns integer
  language plpgsql immutable set search_path = '' as $$
declare
  low double precision := 0;
  high double precision := 1000;
  rate double precision;
begin
  for n in 1..100 loop
    rate := (low + high) / 2;
    if (select sum((p ->> 'amount_kobo')::bigint / power(1 + rate, ((p ->> 'due_on')::date - from_day) / 365.0::double precision))
        from jsonb_array_elements(payments) p) > amount then
      low := rate;
    else
      high := rate;
    end if;
  end loop;
  return round(rate * 10000);
end $$;

-- All that has to be known before it is signed. Its days are fixed, however early it is signed.
create function private.loan_facts(l public.lenders, amount integer, months integer, language text, today date)
  returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  sign_by constant date := private.working_day_after(today, l.reading_days + 10);
  pays_on constant date := private.working_day_after(sign_by, l.withdrawal_days + 1);
  fees constant integer := round(amount::bigint * l.fee_bp / 10000.0) + l.fee_kobo;
  plan constant jsonb := private.loan_plan(amount, l.rate_bp, months, fees, pays_on);
  total constant bigint := private.sum_of(plan, 'amount_kobo');
begin
  return (select jsonb_build_object('lender', l.title, 'approval', l.approval, 'complaints', l.complaints, 'amount_kobo',
      amount, 'rate_bp', l.rate_bp, 'apr_bp', private.yearly_rate_bp(amount, pays_on, plan), 'fees_kobo', fees,
      'interest_kobo', total - amount - fees, 'total_kobo', total, 'late_fee_kobo', l.late_fee_kobo, 'early_fee_bp',
      l.early_fee_bp, 'reading_days', l.reading_days, 'withdrawal_days', l.withdrawal_days, 'sign_by', sign_by, 'pays_on',
      pays_on, 'payments', plan, 'version', t.version, 'words', t.words)
    from private.loan_terms t where t.language = loan_facts.language order by t.version desc limit 1);
end $$;

-- What becomes of it ----------------------------------------------------------------------------------

create function private.sign_from(l private.loans) returns date
  language sql stable security definer set search_path = '' as $$
  select private.working_day_after(private.day_of(l.read_at), (l.facts ->> 'reading_days')::integer) + 1
$$;
create function private.withdraw_until(l private.loans) returns date
  language sql stable security definer set search_path = '' as $$
  select private.working_day_after(private.day_of(l.signed_at), (l.facts ->> 'withdrawal_days')::integer)
$$;

-- Its client reads it with the invoice, also without a network.
create function private.show_loan(l private.loans) returns void
  language sql security definer set search_path = '' as $$
  update public.invoices i
  set loan = l.facts || jsonb_build_object('id', l.id, 'state', l.state, 'sign_from', private.sign_from(l), 'signed_at',
    l.signed_at, 'withdraw_until', private.withdraw_until(l))
  where i.id = l.invoice_id
$$;

-- A holiday that is added moves the days of loans that run.
create function private.show_loans() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.show_loan(l) from private.loans l where l.state in ('read', 'signed');
  return null;
end $$;
create trigger show_loans after insert or update or delete on private.holidays
  for each statement execute function private.show_loans();

-- Each step is a line of the audit. Of an invoice that is locked.
create function private.move_loan(loan uuid, state text, act text, reason text default '') returns void
  language plpgsql security definer set search_path = '' as $$
declare l private.loans;
begin
  update private.loans k
  set state = move_loan.state, read_at = case move_loan.state when 'read' then now() else k.read_at end,
    signed_at = case move_loan.state when 'signed' then now() else k.signed_at end,
    ended_at = case when move_loan.state in ('withdrawn', 'closed', 'refused', 'returned') then now() end
  where k.id = loan returning * into l;
  perform private.show_loan(l);
  perform private.audit('loan.' || act, null, reason, jsonb_build_object('loan', l.id, 'of', l.invoice_id));
end $$;

-- A loan is signed, and its lender has yet to pay.
create function private.awaits_lender(i public.invoices) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.loans l where l.invoice_id = i.id and l.state = 'signed')
$$;

-- From when it lapses if nothing is paid: never while a loan of it runs, and anew once one has ended.
create function private.unpaid_since(i public.invoices) returns date
  language sql stable security definer set search_path = '' as $$
  select greatest(i.opened_on, (
    select max(case when l.ended_at is null then 'infinity' else private.day_of(l.ended_at) end)
    from private.loans l where l.invoice_id = i.id))
$$;

-- Too few days are left to read it and to sign it.
create function private.is_too_late(l private.loans) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.working_day_after(private.day_of(coalesce(l.read_at, now())), (l.facts ->> 'reading_days')::integer) + 1
    > (l.facts ->> 'sign_by')::date
$$;

create function private.is_lendable(i public.invoices) returns boolean
  language sql stable set search_path = '' as $$
  select i.kind = 'invoice' and i.status in ('draft', 'open') and i.paid_kobo + i.credited_kobo = 0
    and jsonb_array_length(i.instalments) = 1 and not i.lines -> 0 ? 'months'
$$;

-- A wish is '<invoice> <lender> <months>', typed with or without a network. One whose invoice somebody is at waits for the
-- night, so that settings and invoice are never waited for at once; so does one that is too much for a day, because a wish
-- is never refused.
create function private.take_up_loan_wish(who uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  wish constant text[] := (
    select regexp_match(u.loan_wish, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\S+) ([0-9]+)$')
    from public.user_settings u where u.id = who);
  i public.invoices;
  lender public.lenders;
  made private.loans;
begin
  begin
    perform private.count_today(who, 'loan wishes', 10);
  exception when raise_exception then
    return;
  end;
  select * into i from public.invoices v where v.id = wish[1]::uuid and v.client_id = who for update skip locked;
  if i.id is null and exists (select from public.invoices v where v.id = wish[1]::uuid and v.client_id = who) then
    return;
  end if;
  select * into lender from public.lenders k
  where k.code = wish[2] and k.is_active and wish[3] = any (k.lengths) and i.total_kobo between k.from_kobo and k.to_kobo;
  if lender.id is null or private.is_lendable(i) is not true or private.awaits_lender(i) then
    perform private.tell_of_money(who, 'loan not offered');
  -- What is being read goes on, with the days that were read.
  elsif not exists (
      select from private.loans l
      where l.invoice_id = i.id and l.ended_at is null and l.lender_id = lender.id and private.lends_so(lender, l)
        and jsonb_array_length(l.facts -> 'payments')::text = wish[3] and not private.is_too_late(l)) then
    perform private.move_loan(l.id, 'withdrawn', 'replaced') from private.loans l where l.invoice_id = i.id and l.ended_at is null;
    insert into private.loans (client_id, invoice_id, lender_id, facts)
    select who, i.id, lender.id, private.loan_facts(lender, i.total_kobo, wish[3]::integer, u.language, private.day_of(now()))
    from public.user_settings u where u.id = who
    returning * into made;
    perform private.move_loan(made.id, 'offered', 'offered');
    perform private.tell_of_money(who, 'loan offered');
  end if;
  update public.user_settings u set loan_wish = null where u.id = who;
end $$;

create function private.hear_loan_wish() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_up_loan_wish(new.id);
  return null;
end $$;
create trigger hear_loan_wish after insert or update of loan_wish on public.user_settings
  for each row when (new.loan_wish is not null) execute function private.hear_loan_wish();

-- One's own, with its invoice locked first.
create function private.loan_of(loan uuid, out l private.loans, out i public.invoices)
  language plpgsql security definer set search_path = '' as $$
declare caller constant uuid := private.require_client();
begin
  select v.* into i from public.invoices v
  where v.id = (select k.invoice_id from private.loans k where k.id = loan_of.loan and k.client_id = caller) for update;
  select * into l from private.loans k where k.id = loan_of.loan and k.invoice_id = i.id for update;
  if l.id is null then
    raise exception 'there is no such loan' using errcode = 'P0001', hint = 'loan-gone';
  end if;
end $$;

create function private.refuse_early(day date) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if private.day_of(now()) < day then
    raise exception 'this is for later' using errcode = 'P0001', hint = 'loan-early';
  end if;
end $$;

create function private.require_loan_state(l private.loans, state text) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if l.state <> state then
    raise exception 'this loan is % already', l.state using errcode = 'P0001', hint = 'loan-gone';
  end if;
end $$;

-- From here on its days to read are counted.
create function public.read_loan(loan uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare of record;
begin
  of := private.loan_of(loan);
  if (of.l).state = 'read' then
    return;
  end if;
  perform private.require_loan_state(of.l, 'offered');
  if private.is_too_late(of.l) then
    raise exception 'too few days are left to sign it' using errcode = 'P0001', hint = 'loan-late';
  end if;
  perform private.move_loan(loan, 'read', 'read');
end $$;

-- `version` is what was read. The lender still lends so, the offer still says the same, and nothing was paid meanwhile.
create function public.sign_loan(loan uuid, version text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  of record;
  i public.invoices;
  lender public.lenders;
begin
  of := private.loan_of(loan);
  i := of.i;
  if (of.l).state = 'signed' then
    return;
  end if;
  perform private.require_loan_state(of.l, 'read');
  perform private.refuse_held(i);
  if exists (select from public.payments p where p.invoice_id = i.id and p.status = 'started') then
    raise exception 'a payment for it has begun' using errcode = 'P0001', hint = 'loan-paying';
  end if;
  perform private.refuse_early(private.sign_from(of.l));
  select * into lender from public.lenders k where k.id = (of.l).lender_id;
  if sign_loan.version is distinct from (of.l).facts ->> 'version' or not private.lends_so(lender, of.l) then
    raise exception 'the lender lends on other terms by now' using errcode = 'P0001', hint = 'terms-changed';
  end if;
  if not private.is_lendable(i) or private.day_of(now()) > ((of.l).facts ->> 'sign_by')::date then
    raise exception 'this loan is not signed any more' using errcode = 'P0001', hint = 'loan-gone';
  end if;
  if i.status = 'draft' then
    if not private.is_as_offered(i) then
      raise exception 'the offer has changed since it was chosen' using errcode = 'P0001', hint = 'offer-changed';
    end if;
    perform private.open_invoice(i);
  end if;
  perform private.move_loan(loan, 'signed', 'signed');
end $$;

-- Whether the lender would offer the same today, its days apart.
create function private.lends_so(lender public.lenders, l private.loans) returns boolean
  language sql stable security definer set search_path = '' as $$
  select lender.is_active and (lender.title, lender.approval, lender.complaints, lender.rate_bp, lender.late_fee_kobo,
      lender.early_fee_bp, lender.withdrawal_days, round(i.total_kobo::bigint * lender.fee_bp / 10000.0) + lender.fee_kobo)
    = (f.lender, f.approval, f.complaints, f.rate_bp, f.late_fee_kobo, f.early_fee_bp, f.withdrawal_days, f.fees_kobo)
    and jsonb_array_length(l.facts -> 'payments')::text = any (lender.lengths)
    and i.total_kobo between lender.from_kobo and lender.to_kobo and i.total_kobo = f.amount_kobo
  from public.invoices i, jsonb_to_record(l.facts) as f (lender text, approval text, complaints text, rate_bp integer,
    late_fee_kobo integer, early_fee_bp integer, withdrawal_days integer, fees_kobo numeric, amount_kobo integer)
  where i.id = l.invoice_id
$$;

-- For nothing: the lender pays only once these days are over.
create function public.withdraw_loan(loan uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare of record;
begin
  of := private.loan_of(loan);
  if (of.l).state = 'withdrawn' then
    return;
  elsif (of.l).state not in ('offered', 'read', 'signed') or exists (
      select from private.money_wishes w where w.invoice_id = (of.i).id and w.what = 'loan' and w.outcome is null)
    or private.day_of(now()) > private.withdraw_until(of.l) then
    raise exception 'this loan is not taken back any more' using errcode = 'P0001', hint = 'loan-stands';
  end if;
  perform private.move_loan(loan, 'withdrawn', 'withdrawn');
end $$;

grant execute on function public.read_loan(uuid), public.sign_loan(uuid, text), public.withdraw_loan(uuid) to authenticated;

-- The desk --------------------------------------------------------------------------------------------

create function public.loans_open()
  returns table (id uuid, number text, client text, title text, lender text, kobo integer, state text, signed_on date,
    payable_from date, waits boolean)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_finance();
  return query
    select l.id, i.number, private.client_of(i), i.lines -> 0 ->> 'title', l.facts ->> 'lender',
      (l.facts ->> 'amount_kobo')::integer, l.state, private.day_of(l.signed_at), private.withdraw_until(l) + 1,
      private.is_proven(i)
    from private.loans l join public.invoices i on i.id = l.invoice_id
    where l.state in ('signed', 'paid_out') order by l.state desc, l.signed_at limit 300;
end $$;

create function private.loan_at_desk(loan uuid, out caller uuid, out l private.loans, out i public.invoices)
  language plpgsql security definer set search_path = '' as $$
begin
  caller := private.require_finance();
  i := private.invoice_to_book((select k.invoice_id from private.loans k where k.id = loan));
  select * into l from private.loans k where k.id = loan for update;
end $$;

-- What the lender paid into the bank; a second person books it. The id comes from the desk.
create function public.enter_loan_money(id uuid, loan uuid, received_on date, proof text) returns void
  language plpgsql security definer set search_path = '' as $$
declare of record;
begin
  of := private.loan_at_desk(loan);
  if exists (select from private.money_wishes w where w.id = enter_loan_money.id and w.asked_by = of.caller) then
    return;
  end if;
  if (of.l).state <> 'signed' or private.is_proven(of.i) then
    raise exception 'it is entered' using errcode = 'P0001', hint = 'decided';
  end if;
  perform private.refuse_early(private.withdraw_until(of.l) + 1);
  if received_on is null or received_on not between private.day_of((of.l).signed_at) and private.day_of(now()) then
    raise exception 'it came since it was signed' using errcode = '22023', hint = 'day';
  end if;
  perform private.count_today(of.caller, 'proofs', 300);
  insert into private.money_wishes (id, what, invoice_id, amount_kobo, received_on, reason, asked_by)
  values (enter_loan_money.id, 'loan', (of.i).id, ((of.l).facts ->> 'amount_kobo')::integer, enter_loan_money.received_on,
    private.require_reason(proof), of.caller);
end $$;

-- Of an invoice that is locked, whose lender's money has just been booked, and is used or goes back.
create function private.note_loan_paid(invoice uuid, payment uuid, used boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare loan constant uuid := (select k.id from private.loans k where k.invoice_id = invoice and k.state = 'signed' for update);
begin
  if loan is null then
    raise exception 'no loan waits for this' using errcode = 'P0001', hint = 'decided';
  end if;
  update private.loans k set payment_id = payment where k.id = loan;
  if used then
    perform private.move_loan(loan, 'paid_out', 'paid-out');
  else
    perform private.move_loan(loan, 'returned', 'returned');
  end if;
end $$;

-- As the lender says: it does not pay (refused), or was paid back (closed).
create function public.end_loan(loan uuid, way text, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare of record;
begin
  of := private.loan_at_desk(loan);
  if private.is_proven(of.i) or (way, (of.l).state) not in (('refused', 'signed'), ('closed', 'paid_out')) is not false then
    raise exception 'it does not wait for that' using errcode = 'P0001', hint = 'decided';
  end if;
  perform private.move_loan(loan, way, way, private.require_reason(reason));
  perform private.tell_of_money((of.l).client_id, 'loan ' || way);
end $$;

grant execute on function public.loans_open(), public.enter_loan_money(uuid, uuid, date, text),
  public.end_loan(uuid, text, text) to authenticated;

-- Wishes that found their invoice busy, and offers whose days are over or whose invoice is paid or cancelled.
create function private.pass_day_of_loans(today date) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  who uuid;
  loan uuid;
begin
  for who in select u.id from public.user_settings u where u.loan_wish is not null for update skip locked loop
    perform private.take_up_loan_wish(who);
  end loop;
  for loan in
    select k.id from private.loans k join public.invoices i on i.id = k.invoice_id
    where k.state in ('offered', 'read') and (today > (k.facts ->> 'sign_by')::date or not private.is_lendable(i))
    for update of i skip locked
  loop
    perform private.move_loan(loan, 'withdrawn', 'lapsed');
  end loop;
end $$;

insert into private.loan_terms (version, language, words) values
  ('2026-11', 'en', 'I have read the key facts and agree to them. The lender named there, and not this house, lends me the amount and pays it to this house for my invoice; I pay the lender back on the days shown. I may withdraw for nothing within the working days named there. This house gives the lender my name and the number and amount of my invoice, and nothing of my health.'),
  ('2026-11', 'es', 'He leído los datos esenciales y los acepto. El prestamista que allí figura, y no esta casa, me presta el importe y se lo paga a esta casa por mi factura; yo devuelvo el dinero al prestamista en los días indicados. Puedo desistir sin coste en los días hábiles indicados. Esta casa comunica al prestamista mi nombre y el número y el importe de mi factura, y nada de mi salud.'),
  ('2026-11', 'fr', 'J’ai lu les informations essentielles et je les accepte. Le prêteur qui y est nommé, et non cette maison, me prête le montant et le verse à cette maison pour ma facture ; je rembourse le prêteur aux dates indiquées. Je peux me rétracter sans frais pendant les jours ouvrés indiqués. Cette maison communique au prêteur mon nom, le numéro et le montant de ma facture, et rien de ma santé.'),
  ('2026-11', 'de', 'Ich habe die wesentlichen Angaben gelesen und stimme ihnen zu. Der dort genannte Kreditgeber, nicht dieses Haus, leiht mir den Betrag und zahlt ihn für meine Rechnung an dieses Haus; ich zahle ihn an den Tagen, die dort stehen, dem Kreditgeber zurück. Innerhalb der dort genannten Arbeitstage kann ich kostenlos widerrufen. Dieses Haus nennt dem Kreditgeber meinen Namen sowie Nummer und Betrag meiner Rechnung, und nichts von meiner Gesundheit.');

insert into private.money_words (what, language, title, message) values
  ('loan offered', 'en', 'The terms of your loan are there', 'Read them in your own time. You can sign only after the days to read, and nothing is charged until then.'),
  ('loan offered', 'es', 'Ya están las condiciones de tu préstamo', 'Léelas con calma. Solo puedes firmar pasados los días de lectura, y hasta entonces no se cobra nada.'),
  ('loan offered', 'fr', 'Les conditions de votre prêt sont là', 'Lisez-les à votre rythme. Vous ne pouvez signer qu’après les jours de lecture, et rien n’est débité d’ici là.'),
  ('loan offered', 'de', 'Die Bedingungen deines Kredits sind da', 'Lies sie in Ruhe. Unterschreiben kannst du erst nach den Lesetagen, und bis dahin wird nichts belastet.'),
  ('loan not offered', 'en', 'This loan is not offered', 'The lender does not lend that for this invoice any more. You can pay in another way; nothing was charged.'),
  ('loan not offered', 'es', 'Este préstamo no se ofrece', 'El prestamista ya no presta eso para esta factura. Puedes pagar de otro modo; no se cobró nada.'),
  ('loan not offered', 'fr', 'Ce prêt n’est pas proposé', 'Le prêteur ne prête plus cela pour cette facture. Vous pouvez payer autrement ; rien n’a été débité.'),
  ('loan not offered', 'de', 'Diesen Kredit gibt es nicht', 'Der Kreditgeber leiht das für diese Rechnung nicht mehr. Du kannst anders zahlen; belastet wurde nichts.'),
  ('loan refused', 'en', 'The lender does not pay', 'You owe the lender nothing. You can pay the invoice in another way; your record stays yours.'),
  ('loan refused', 'es', 'El prestamista no paga', 'No debes nada al prestamista. Puedes pagar la factura de otro modo; tu historial sigue siendo tuyo.'),
  ('loan refused', 'fr', 'Le prêteur ne paie pas', 'Vous ne devez rien au prêteur. Vous pouvez payer la facture autrement ; votre dossier reste à vous.'),
  ('loan refused', 'de', 'Der Kreditgeber zahlt nicht', 'Du schuldest dem Kreditgeber nichts. Du kannst die Rechnung anders zahlen; deine Akte bleibt dir.'),
  ('loan returned', 'en', 'Your loan is over', 'Less was owed by the time the lender paid, so all of its money goes back. You owe the lender nothing.'),
  ('loan returned', 'es', 'Tu préstamo ha terminado', 'Cuando el prestamista pagó ya se debía menos, así que todo su dinero vuelve a él. No le debes nada.'),
  ('loan returned', 'fr', 'Votre prêt est terminé', 'Quand le prêteur a payé, il restait moins à régler : tout son argent lui est rendu. Vous ne lui devez rien.'),
  ('loan returned', 'de', 'Dein Kredit ist beendet', 'Als der Kreditgeber zahlte, war weniger offen: Sein ganzes Geld geht zurück. Du schuldest ihm nichts.'),
  ('loan closed', 'en', 'Your loan is paid back', 'The lender says that nothing is left to pay.'),
  ('loan closed', 'es', 'Tu préstamo está pagado', 'El prestamista dice que no queda nada por pagar.'),
  ('loan closed', 'fr', 'Votre prêt est remboursé', 'Le prêteur dit qu’il ne reste rien à payer.'),
  ('loan closed', 'de', 'Dein Kredit ist zurückgezahlt', 'Der Kreditgeber sagt, dass nichts mehr zu zahlen ist.');
