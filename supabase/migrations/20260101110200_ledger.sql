-- Double entry: what is owed to the house is positive, what it owes negative, and every entry sums to zero.

create table private.ledger_entries (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('invoice', 'void', 'payment', 'held', 'release', 'credit', 'refund', 'payout', 'dispute')),
  invoice_id uuid references public.invoices (id),
  payment_id uuid references public.payments (id),
  at timestamptz not null default now()
);
comment on table private.ledger_entries is 'What moved money, once each. Its lines are in ledger_lines.';
comment on column private.ledger_entries.key is 'What happened, once: a second booking of the same fails.';
create table private.ledger_lines (
  entry_id bigint not null references private.ledger_entries (id),
  account text not null
    check (account in ('receivable', 'revenue', 'tax', 'gateway', 'gateway_fees', 'cash', 'bank', 'client_credit', 'suspense',
      'provider_shares', 'withholding', 'disputed')),
  amount_kobo bigint not null check (amount_kobo <> 0),
  primary key (entry_id, account)
);
comment on table private.ledger_lines is
  'receivable: clients owe it. client_credit: they are owed it. gateway: held for the house. cash, bank: came to it past the
gateway. suspense: nobody knows yet. provider_shares: paid to who gave the sessions. withholding: tax kept back of
that, which is owed to the revenue service. disputed: with the gateway, and a client''s bank
wants it back.';
create index ledger_entries_by_invoice on private.ledger_entries (invoice_id);
create index ledger_entries_by_payment on private.ledger_entries (payment_id);
create index ledger_entries_by_time on private.ledger_entries (at);

-- Definer: it is asked at commit, when whoever pays is himself again.
create function private.check_ledger_entry() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  entry constant bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  total bigint;
  lines integer;
begin
  select coalesce(sum(l.amount_kobo), 0), count(*) into total, lines from private.ledger_lines l where l.entry_id = entry;
  if total <> 0 or lines < 2 then
    raise exception 'a ledger entry has two lines at least, and they sum to zero' using errcode = '23514';
  end if;
  return null;
end $$;
-- At commit, when all lines of an entry are there.
create constraint trigger balanced after insert on private.ledger_lines deferrable initially deferred
  for each row execute function private.check_ledger_entry('entry_id');
create constraint trigger balanced after insert on private.ledger_entries deferrable initially deferred
  for each row execute function private.check_ledger_entry('id');

create function private.keep_ledger() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'the ledger is only added to' using errcode = '42501';
end $$;
create trigger keep before update or delete or truncate on private.ledger_entries
  for each statement execute function private.keep_ledger();
create trigger keep before update or delete or truncate on private.ledger_lines
  for each statement execute function private.keep_ledger();

create function private.book(key text, kind text, invoice uuid, payment uuid, amounts jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare entry bigint;
begin
  insert into private.ledger_entries (key, kind, invoice_id, payment_id)
  values (book.key, book.kind, book.invoice, book.payment) returning id into entry;
  insert into private.ledger_lines (entry_id, account, amount_kobo)
  select entry, a.account, a.amount::bigint from jsonb_each_text(amounts) as a (account, amount) where a.amount::bigint <> 0;
end $$;

-- Numbers ---------------------------------------------------------------------------------------------

create table private.invoice_counters (
  series text not null,
  year integer not null,
  last_number integer not null,
  primary key (series, year)
);
comment on table private.invoice_counters is
  'The last number of each year and series. Its row is locked until the invoice commits: that is what leaves no gaps.';

create function private.next_invoice_number(series text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  this_year constant integer := extract(year from private.day_of(now()));
  number integer;
begin
  insert into private.invoice_counters as c (series, year, last_number) values (next_invoice_number.series, this_year, 1)
  on conflict on constraint invoice_counters_pkey do update set last_number = c.last_number + 1
  returning c.last_number into number;
  return format('%s-%s-%s', next_invoice_number.series, this_year, lpad(number::text, 5, '0'));
end $$;

-- The desk --------------------------------------------------------------------------------------------

create function private.require_finance() returns uuid
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  if coalesce(private.my_role() in ('finance', 'admin'), false) is not true then
    raise exception 'this is the finance desk''s' using errcode = '42501';
  end if;
  return (select auth.uid());
end $$;

create table private.money_limits (
  name text primary key check (name in ('second_look_above_kobo', 'grace_days')),
  value integer not null check (value >= 0)
);
comment on table private.money_limits is 'What the desk''s acts and parts are held to; set in the SQL editor.';
insert into private.money_limits (name, value) values
  ('second_look_above_kobo', 5000000), ('grace_days', 7);

create function private.money_limit(name text) returns integer
  language sql stable security definer set search_path = '' as $$
  select l.value from private.money_limits l where l.name = money_limit.name
$$;

create table private.money_wishes (
  id uuid primary key,
  what text not null check (what in ('cash', 'transfer', 'loan', 'credit', 'count', 'return', 'returned', 'given', 'absence',
    'accept', 'contest', 'won', 'lost')),
  invoice_id uuid not null references public.invoices (id),
  amount_kobo integer not null check (amount_kobo > 0),
  received_on date,
  reason text not null check (length(reason) between 1 and 500),
  asked_by uuid references public.profiles (id) on delete set null,
  asked_at timestamptz not null default now(),
  outcome text check (outcome in ('booked', 'refused')),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  answer text check (length(answer) <= 500),
  payment_id uuid references public.payments (id),
  refund_id uuid,
  dispute_id text,
  appointment_id uuid references public.appointments (id) on delete set null,
  check ((what in ('cash', 'transfer', 'loan')) = (received_on is not null)),
  check ((outcome is null) = (decided_at is null)),
  check (decided_by <> asked_by)
);
comment on table private.money_wishes is
  'What one person has said and a second one books or refuses: money that came past the gateway, of a lender too (loan); of large amounts credit
notes, what becomes of money that was held (count, return, returned), and what was given back by hand (given); and that a
provider did not come (absence), which a client says; how a dispute is answered (accept, contest), and
how one ended of which the gateway does not say it (won, lost).';
comment on column private.money_wishes.reason is 'Of money its proof, such as the number of a receipt; of a credit note what it says.';
create index money_wishes_by_invoice on private.money_wishes (invoice_id);
create index money_wishes_by_payment on private.money_wishes (payment_id);
create index money_wishes_by_refund on private.money_wishes (refund_id);
create index money_wishes_by_appointment on private.money_wishes (appointment_id);
create index money_wishes_by_asker on private.money_wishes (asked_by);
create index money_wishes_by_decider on private.money_wishes (decided_by);
create index money_wishes_open on private.money_wishes (asked_at) where outcome is null;

create function private.require_reason(reason text) returns text
  language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(length(btrim(reason)), 0) not between 1 and 500 then
    raise exception 'say why' using errcode = '22023', hint = 'reason';
  end if;
  return btrim(reason);
end $$;

-- What one person of the desk does alone stands in the audit of the house.
create function private.note_act(act text, about uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('money.' || act, null, private.require_reason(reason), jsonb_build_object('of', about));
end $$;
