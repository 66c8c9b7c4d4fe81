-- The laboratory: what can be tested, who ordered what, and what came of it. Money is in US cents.

-- A range counts for whom it names: a sex, an age in whole years from one to another, pregnant or not.
create function private.are_lab_ranges(ranges jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(ranges) <> 'array' or jsonb_array_length(ranges) > 40 then false else not exists (
    select from jsonb_array_elements(ranges) r
    where jsonb_typeof(r) <> 'object' or case when jsonb_typeof(r) = 'object' then
      exists (
        select from jsonb_each(r) as part (name, value)
        where part.name not in ('sex', 'from', 'to', 'pregnant', 'low', 'high', 'critical_low', 'critical_high')
          or jsonb_typeof(part.value) not in ('null', case part.name when 'sex' then 'string' when 'pregnant' then 'boolean' else 'number' end))
      or coalesce(r ->> 'sex', 'female') not in ('female', 'male')
      or coalesce((r ->> 'from')::numeric > (r ->> 'to')::numeric, false)
      or coalesce((r ->> 'low')::numeric > (r ->> 'high')::numeric, false)
      or coalesce((r ->> 'critical_low')::numeric > (r ->> 'low')::numeric, false)
      or coalesce((r ->> 'high')::numeric > (r ->> 'critical_high')::numeric, false) end) end
$$;
grant execute on function private.are_lab_ranges(jsonb) to authenticated, service_role;

create table public.lab_analytes (
  id uuid primary key,
  analyte_code text not null unique check (analyte_code ~ '^[A-Z0-9-]{1,20}$'),
  analyte_name text not null check (length(trim(analyte_name)) between 1 and 120),
  loinc text check (loinc ~ '^[0-9]{1,5}-[0-9]$'),
  kind text not null default 'number' check (kind in ('number', 'choice', 'text')),
  unit text check (length(unit) <= 30),
  decimals integer not null default 1 check (decimals between 0 and 4),
  choices text[] not null default '{}',
  normal_choices text[] not null default '{}',
  ranges jsonb not null default '[]' constraint lab_analytes_ranges check (private.are_lab_ranges(ranges)),
  possible_low numeric,
  possible_high numeric,
  delta_percent integer check (delta_percent between 1 and 1000),
  delta_days integer not null default 90 check (delta_days between 1 and 1000),
  formula text check (formula in ('ldl_friedewald', 'non_hdl', 'egfr_ckd_epi_2021')),
  source text not null default '' check (length(source) <= 300),
  state text not null default 'published' check (state in ('published', 'retired')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (possible_low <= possible_high),
  check ((kind = 'choice') = (choices <> '{}') and normal_choices <@ choices)
);
comment on table public.lab_analytes is
  'What the laboratory measures today. It is written by publishing a version (lab_versions), which are all kept.';
comment on column public.lab_analytes.ranges is 'The first that fits the patient counts, so that what is general stands last.';
comment on column public.lab_analytes.possible_low is 'Below it nobody lives: it was mistyped.';
comment on column public.lab_analytes.delta_percent is 'A change by more, since a result of so many days ago, is asked about.';
comment on column public.lab_analytes.formula is 'It is computed from other results of the order.';
comment on column public.lab_analytes.source is 'Where the ranges and limits are from.';

create table public.lab_tests (
  id uuid primary key default gen_random_uuid(),
  test_code text not null unique check (test_code ~ '^[A-Za-z0-9-]{2,20}$'),
  test_name text not null check (length(trim(test_name)) between 1 and 120),
  category text not null check (length(category) between 1 and 60),
  description text not null default '' check (length(description) <= 2000),
  sample_type text not null default 'blood' check (sample_type in ('blood', 'urine', 'stool', 'saliva', 'swab')),
  preparation_instructions text check (length(preparation_instructions) <= 2000),
  normal_range_min numeric,
  normal_range_max numeric,
  unit text check (length(unit) <= 30),
  price integer not null check (price between 0 and 10000000),
  processing_time_hours integer not null default 24 check (processing_time_hours between 1 and 2160),
  requires_fasting boolean not null default false,
  container text not null default 'serum' check (container in ('serum', 'edta', 'fluoride', 'citrate', 'heparin', 'cup', 'swab')),
  analytes text[] not null default '{}',
  repeat_after_days integer not null default 7 check (repeat_after_days between 0 and 365),
  state text not null default 'published' check (state in ('published', 'retired')),
  is_active boolean not null generated always as (state = 'published') stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (normal_range_min <= normal_range_max)
);
comment on table public.lab_tests is
  'What can be ordered today: a test, or a panel of several analytes. It is written by publishing a version.';
comment on column public.lab_tests.container is 'What the sample is taken in.';
comment on column public.lab_tests.analytes is 'Codes in the order of the report; none where the test itself is what is measured.';
comment on column public.lab_tests.repeat_after_days is 'Who orders it again sooner is told.';
comment on column public.lab_tests.price is 'US cents.';
comment on column public.lab_tests.normal_range_min is 'Of the leading figure; panels have more figures than one.';

create table public.lab_orders (
  id uuid primary key default gen_random_uuid(),
  order_number text unique check (order_number ~ '^LAB[0-9]{8}-[0-9]{4}$'),
  client_id uuid not null references public.profiles (id) on delete cascade,
  ordered_by_id uuid references public.people (id) on delete set null,
  lab_technician_id uuid references public.people (id) on delete set null,
  status text not null default 'ordered'
    check (status in ('ordered', 'sample_collected', 'processing', 'completed', 'cancelled')),
  ordered_date timestamptz not null default now(),
  collection_date timestamptz,
  completed_date timestamptz,
  priority text not null default 'routine' check (priority in ('routine', 'urgent', 'stat')),
  notes text check (length(notes) <= 4000),
  total_amount integer not null default 0 check (total_amount >= 0),
  patient_name text,
  patient_age integer,
  patient_sex text check (patient_sex in ('female', 'male')),
  patient_pregnant boolean,
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  unique (id, client_id),
  check ((status = 'completed') = (completed_date is not null))
);
comment on table public.lab_orders is
  'An order of tests. Number, total and technician are the server''s; an order made offline gets them when it arrives.';
comment on column public.lab_orders.order_number is
  'LAB, the clinic''s day of arrival, and a number that leaves no gap. Null only inside the transaction that makes the row.';
comment on column public.lab_orders.total_amount is 'US cents: the items, and the surcharge of the priority.';
comment on column public.lab_orders.patient_name is 'As it was when the order arrived, as is the age: the laboratory labels by it.';
comment on column public.lab_orders.patient_sex is 'Asked with the order or at the counter, for the ranges.';
comment on column public.lab_orders.is_open is
  'The laboratory has work with it: it has not ended, or one of its results is not released. Kept by trigger.';
create index lab_orders_client on public.lab_orders (client_id, ordered_date desc);
create index lab_orders_ordered_by_id on public.lab_orders (ordered_by_id);
create index lab_orders_technician on public.lab_orders (lab_technician_id);
create index lab_orders_open on public.lab_orders (ordered_date) where is_open;

create table public.lab_order_items (
  id uuid primary key,
  order_id uuid not null,
  client_id uuid not null references public.profiles (id) on delete cascade,
  test_id uuid not null references public.lab_tests (id),
  test_code text not null,
  test_name text not null,
  price integer not null check (price >= 0),
  container text not null default 'serum',
  analytes text[] not null default '{}',
  test_version integer not null default 1,
  analyte_versions jsonb not null default '{}',
  previous jsonb not null default '[]',
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  unique (order_id, test_id),
  foreign key (order_id, client_id) references public.lab_orders (id, client_id) on delete cascade
);
comment on table public.lab_order_items is
  'The tests of an order, with code, name and price as they were when it arrived. The id derives from order and test.';
comment on column public.lab_order_items.analytes is 'The codes that results are expected for.';
comment on column public.lab_order_items.test_version is 'The catalogue''s when it arrived.';
comment on column public.lab_order_items.analyte_versions is
  'By code. What is found is judged by these versions, whatever is published later.';
comment on column public.lab_order_items.previous is 'Of each analyte the last result that was released before: code, value, unit, at.';
comment on column public.lab_order_items.is_open is 'The order''s; kept by trigger for the policies, as of samples and results.';
create index lab_order_items_order on public.lab_order_items (order_id, client_id);
create index lab_order_items_client_id on public.lab_order_items (client_id);
create index lab_order_items_test_id on public.lab_order_items (test_id);
create index lab_order_items_open on public.lab_order_items (order_id) where is_open;

create table public.lab_samples (
  id uuid primary key,
  order_id uuid not null,
  client_id uuid not null references public.profiles (id) on delete cascade,
  container text not null check (container in ('serum', 'edta', 'fluoride', 'citrate', 'heparin', 'cup', 'swab')),
  draw integer not null default 1 check (draw between 1 and 9),
  state text not null default 'collected' check (state in ('collected', 'received', 'rejected')),
  collected_at timestamptz not null default now(),
  collected_by_id uuid references public.people (id) on delete set null,
  received_at timestamptz,
  received_by_id uuid references public.people (id) on delete set null,
  rejected_at timestamptz,
  rejected_by_id uuid references public.people (id) on delete set null,
  reject_reason text
    check (reject_reason in ('haemolysed', 'clotted', 'short', 'mislabelled', 'wrong_container', 'late', 'leaked')),
  note text check (length(note) <= 500),
  is_open boolean not null default true,
  unique (order_id, container, draw),
  is_rejected boolean not null generated always as (state = 'rejected') stored,
  check ((state = 'rejected') = (reject_reason is not null)),
  foreign key (order_id, client_id) references public.lab_orders (id, client_id) on delete cascade
);
comment on table public.lab_samples is
  'A tube or cup of an order. One that is rejected stays, with its reason; the next draw is another row. The id derives
from order, container and draw.';
comment on column public.lab_samples.is_rejected is 'For devices: a rejection holds against whoever said later that it came in.';
create index lab_samples_order on public.lab_samples (order_id, client_id);
create index lab_samples_client_id on public.lab_samples (client_id);
create index lab_samples_collected_by_id on public.lab_samples (collected_by_id);
create index lab_samples_received_by_id on public.lab_samples (received_by_id);
create index lab_samples_rejected_by_id on public.lab_samples (rejected_by_id);
create index lab_samples_open on public.lab_samples (order_id) where is_open;

create table public.lab_results (
  id uuid primary key,
  order_id uuid not null,
  client_id uuid not null references public.profiles (id) on delete cascade,
  test_code text not null check (length(test_code) between 1 and 20),
  test_name text not null check (length(trim(test_name)) between 1 and 120),
  result_value text not null check (length(trim(result_value)) between 1 and 200),
  reference_range text check (length(reference_range) <= 100),
  range_low numeric,
  range_high numeric,
  unit text check (length(unit) <= 30),
  flag text not null check (flag in ('normal', 'high', 'low', 'critical', 'abnormal')),
  needs_attention boolean not null generated always as (flag in ('critical', 'abnormal')) stored,
  interpretation text check (length(interpretation) <= 4000),
  was_questioned boolean not null default false,
  entered_by_id uuid references public.people (id) on delete set null,
  entered_at timestamptz not null default now(),
  read_back_to text check (length(read_back_to) <= 120),
  read_back_at timestamptz,
  read_back_by_id uuid references public.people (id) on delete set null,
  verified_by_id uuid references public.people (id) on delete set null,
  verified_at timestamptz,
  second_look boolean not null default false,
  held_reason text check (length(trim(held_reason)) between 1 and 500),
  held_by_id uuid references public.people (id) on delete set null,
  doctor_word text check (length(doctor_word) <= 2000),
  next_step text check (length(next_step) <= 1000),
  signed_by_id uuid references public.people (id) on delete set null,
  signed_at timestamptz,
  released_at timestamptz,
  version integer not null default 1,
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  unique (order_id, test_code),
  foreign key (order_id, client_id) references public.lab_orders (id, client_id) on delete cascade,
  constraint lab_results_released_when_verified check (released_at is null or verified_at is not null),
  constraint lab_results_signed_in_words check (signed_at is null or (doctor_word is not null and next_step is not null)),
  constraint lab_results_read_back_in_full check ((read_back_to is null) = (read_back_at is null))
);
comment on table public.lab_results is
  'What came of an order, one row an analyte. Before its release those see it who make it, and the doctor whose word is asked.';
comment on column public.lab_results.test_code is 'The analyte''s.';
comment on column public.lab_results.flag is 'By the range, where the analyte has one; else the technician''s.';
comment on column public.lab_results.was_questioned is 'The device asked whether it is right, and was told so.';
comment on column public.lab_results.read_back_to is 'Who took the call of a critical value and read it back.';
comment on column public.lab_results.second_look is 'Verified by whoever entered it, after signing in again.';
comment on column public.lab_results.version is 'One more with each amendment; what was before is in lab_amendments.';
create index lab_results_order on public.lab_results (order_id, client_id);
create index lab_results_client on public.lab_results (client_id, released_at desc);
create index lab_results_open on public.lab_results (order_id) where is_open;
create index lab_results_unreleased on public.lab_results (verified_at) where released_at is null;
create index lab_results_entered_by_id on public.lab_results (entered_by_id);
create index lab_results_read_back_by_id on public.lab_results (read_back_by_id);
create index lab_results_verified_by_id on public.lab_results (verified_by_id);
create index lab_results_held_by_id on public.lab_results (held_by_id);
create index lab_results_signed_by_id on public.lab_results (signed_by_id);

create table public.lab_amendments (
  id uuid primary key default gen_random_uuid(),
  result_id uuid not null references public.lab_results (id) on delete cascade,
  order_id uuid not null,
  client_id uuid not null references public.profiles (id) on delete cascade,
  version integer not null,
  result_value text not null,
  unit text,
  reference_range text,
  flag text not null,
  interpretation text,
  doctor_word text,
  next_step text,
  verified_by_id uuid references public.people (id) on delete set null,
  was_released boolean not null,
  reason text not null check (length(trim(reason)) between 3 and 500),
  amended_by_id uuid references public.people (id) on delete set null,
  amended_at timestamptz not null default now(),
  is_open boolean not null default true,
  unique (result_id, version),
  foreign key (order_id, client_id) references public.lab_orders (id, client_id) on delete cascade
);
comment on table public.lab_amendments is 'A verified result as it was before it was amended, and why. Nobody changes it.';
create index lab_amendments_order on public.lab_amendments (order_id, client_id);
create index lab_amendments_open on public.lab_amendments (order_id) where is_open;
create index lab_amendments_client_id on public.lab_amendments (client_id);
create index lab_amendments_verified_by_id on public.lab_amendments (verified_by_id);
create index lab_amendments_amended_by_id on public.lab_amendments (amended_by_id);

create table public.lab_alerts (
  id uuid primary key,
  result_id uuid not null references public.lab_results (id) on delete cascade,
  told_id uuid not null references public.people (id) on delete cascade,
  order_id uuid not null,
  client_id uuid not null references public.profiles (id) on delete cascade,
  told_at timestamptz not null default now(),
  is_stand_in boolean not null default false,
  acknowledged_at timestamptz,
  is_open boolean not null default true,
  unique (result_id, told_id),
  foreign key (order_id, client_id) references public.lab_orders (id, client_id) on delete cascade
);
comment on table public.lab_alerts is
  'Which doctor was told of a critical result, and when he acknowledged it. The id derives from result and doctor.';
comment on column public.lab_alerts.is_stand_in is 'Told because nobody who cares for the client acknowledged it in time.';
create index lab_alerts_order on public.lab_alerts (order_id, client_id);
create index lab_alerts_open on public.lab_alerts (order_id) where is_open;
create index lab_alerts_client_id on public.lab_alerts (client_id);
create index lab_alerts_told_id on public.lab_alerts (told_id);
create index lab_alerts_waiting on public.lab_alerts (told_id) where acknowledged_at is null;
