-- Money: what is sold, what was charged, what was paid. Integer kobo. Nobody writes these tables, the service role
-- included: only the functions of this domain do (docs/decisions/0180-money.md).

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('program', 'service', 'plan')),
  title text not null check (length(title) between 1 and 120),
  price_kobo integer not null check (price_kobo between 100 and 100000000),
  price_from boolean not null default false,
  unit text check (unit in ('session', 'class', 'week', 'visit')),
  currency text not null default 'NGN' check (currency = 'NGN'),
  tax_code text not null check (tax_code in ('ZR-MED', 'STD-7.5', 'EXEMPT')),
  upfront_discount_bp integer not null default 0 check (upfront_discount_bp between 0 and 5000),
  deposit_bp integer not null default 0 check (deposit_bp between 0 and 9000),
  parts integer not null default 0 check (parts between 0 and 24),
  sessions integer not null default 0 check (sessions between 0 and 200),
  session_type text check (session_type in ('fitness', 'nutrition', 'other')),
  months integer check (months between 1 and 12),
  place integer not null,
  is_active boolean not null default true,
  check ((kind = 'plan') = (months is not null))
);
comment on table public.offers is 'Programs, services and plans at their prices, tax included. Prices and tax codes are set in the SQL editor.';
comment on column public.offers.price_from is 'The price is the lowest of several and agreed first: not for sale by itself.';
comment on column public.offers.upfront_discount_bp is 'Hundredths of a percent less for who pays all of it at once.';
comment on column public.offers.parts is 'Monthly parts after the deposit, each paid before its month. 0: only at once.';
comment on column public.offers.sessions is 'How many appointments one of it pays for, of session_type or, where that is null, of any.';
comment on column public.offers.months is 'How long one period of a plan is. Its next one has the price of the day it is invoiced.';
alter table public.offers enable row level security;
create policy "members read what is sold" on public.offers for select to authenticated using (is_active);
grant select on public.offers to authenticated;
select sync.ask_for_session('public.offers');
revoke insert, update, delete, truncate on public.offers from service_role;

create table public.invoices (
  id uuid primary key,
  client_id uuid references public.profiles (id) on delete set null,
  kind text not null default 'invoice' check (kind in ('invoice', 'credit_note')),
  number text unique,
  status text not null default 'draft'
    check (status in ('draft', 'open', 'part_paid', 'paid', 'overdue', 'void', 'credited')),
  currency text not null default 'NGN' check (currency = 'NGN'),
  total_kobo integer not null check (total_kobo between 1 and 2000000000),
  tax_kobo integer not null check (tax_kobo between 0 and total_kobo),
  paid_kobo integer not null default 0 check (paid_kobo between 0 and total_kobo),
  credited_kobo integer not null default 0 check (credited_kobo between 0 and total_kobo),
  sessions_taken integer not null default 0 check (sessions_taken >= 0),
  paused_days integer not null default 0 check (paused_days between 0 and 90),
  lines jsonb not null,
  instalments jsonb not null default '[]',
  credits_id uuid references public.invoices (id),
  loan jsonb,
  reason text check (length(reason) between 1 and 500),
  opened_on date,
  created_at timestamptz not null default now(),
  check ((status = 'draft') = (number is null)),
  check ((status = 'draft') = (opened_on is null)),
  check ((kind = 'credit_note') = (credits_id is not null))
);
comment on table public.invoices is
  'An invoice or a credit note, with its lines and its schedule in one row, so that no device holds half of one. Once it
has a number only its status and what was paid, credited, taken and put off change.';
comment on column public.invoices.client_id is 'Nobody once the account is deleted: the books keep the invoice.';
comment on column public.invoices.lines is
  'offer, title, quantity, unit_kobo, discount_kobo, tax_code, tax_kobo, amount_kobo; the amount contains the tax. Where it
pays for appointments also sessions, session_type and the terms on which they are cancelled; of a plan also its months.';
comment on column public.invoices.instalments is 'due_on, amount_kobo; in order, and what is paid fills them in order.';
comment on column public.invoices.loan is 'The last loan that was offered for it, as private.loans has it: key facts, consent, state and days.';
comment on column public.invoices.paused_days is 'So much later is due what is not paid.';
create index invoices_by_client on public.invoices (client_id, created_at);
-- Choosing again is changing one's mind.
create unique index one_draft_a_client on public.invoices (client_id) where status = 'draft';
create index invoices_by_credited on public.invoices (credits_id);
create index invoices_unsettled on public.invoices (opened_on) where status in ('open', 'part_paid', 'overdue');

create function private.sum_of(parts jsonb, field text) returns bigint
  language sql immutable set search_path = '' as $$
  select coalesce(sum((part ->> field)::bigint), 0)::bigint from jsonb_array_elements(
    case when jsonb_typeof(parts) = 'array' then parts else '[]' end) as p (part)
$$;
alter table public.invoices add check (private.sum_of(lines, 'amount_kobo') = total_kobo);
alter table public.invoices add check (private.sum_of(lines, 'tax_kobo') = tax_kobo);
alter table public.invoices add check (kind = 'credit_note' or private.sum_of(instalments, 'amount_kobo') = total_kobo);

create function private.guard_invoice() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'an invoice with a number stays' using errcode = '42501';
  end if;
  if (new.id, new.kind, new.number, new.currency, new.total_kobo, new.tax_kobo, new.lines, new.instalments,
      new.credits_id, new.reason, new.opened_on, new.created_at)
    is distinct from (old.id, old.kind, old.number, old.currency, old.total_kobo, old.tax_kobo, old.lines, old.instalments,
      old.credits_id, old.reason, old.opened_on, old.created_at)
    or new.status = 'draft' or new.deleted or (new.client_id is not null and new.client_id is distinct from old.client_id)
  then
    raise exception 'an open invoice does not change; a credit note corrects it' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard before update or delete on public.invoices
  for each row execute function private.guard_invoice();

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.profiles (id) on delete set null,
  invoice_id uuid not null references public.invoices (id),
  amount_kobo integer not null check (amount_kobo > 0),
  currency text not null default 'NGN' check (currency = 'NGN'),
  status text not null default 'started' check (status in ('started', 'paid', 'failed', 'abandoned', 'held')),
  channel text check (length(channel) <= 40),
  applied_kobo integer not null default 0 check (applied_kobo between 0 and amount_kobo),
  refund_kobo integer not null default 0 check (refund_kobo between 0 and amount_kobo),
  refunded_kobo integer not null default 0 check (refunded_kobo between 0 and refund_kobo),
  paid_at timestamptz,
  dispute text check (dispute in ('open', 'answered', 'won', 'lost')),
  created_at timestamptz not null default now(),
  check ((status in ('paid', 'held')) = (paid_at is not null))
);
comment on table public.payments is 'One attempt at the gateway. Its id is the reference there, which makes it count once.';
comment on column public.payments.status is
  'held: the gateway took another amount or currency than was asked for; somebody has to look, and nothing counts.';
comment on column public.payments.amount_kobo is 'What was asked for; of what is held and what comes of it, what came.';
comment on column public.payments.applied_kobo is 'What of it the invoice took. The rest is owed to the client.';
comment on column public.payments.dispute is 'What became of it where its client''s bank wants it back; lost: it went back.';
comment on column public.payments.refund_kobo is 'What goes back, of which refunded_kobo has.';
create index payments_by_client on public.payments (client_id, created_at);
create index payments_by_invoice on public.payments (invoice_id);
create index payments_started on public.payments (created_at) where status = 'started';
create index payments_held on public.payments (invoice_id) where status = 'held';

-- Administrators read all of it, and hold none.
do $$
declare t regclass;
begin
  foreach t in array array['public.invoices', 'public.payments']::regclass[] loop
    perform sync.enroll(t, 'select r.client_id where r.client_id is not null', owner => 'client_id', share => '{}');
    execute format('grant select on %s to authenticated', t);
    execute format('revoke insert, update, delete, truncate on %s from service_role', t);
    execute format('create policy "read one''s own, administrators all" on %s for select to authenticated
      using (client_id = (select auth.uid()) or (select private.is_admin()))', t);
  end loop;
end $$;
