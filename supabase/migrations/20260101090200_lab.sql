-- The laboratory: what can be tested, who ordered what, and what came of it. Money is in US cents.

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
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check (normal_range_min <= normal_range_max)
);
comment on table public.lab_tests is 'The laboratory''s catalogue.';
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
  created_at timestamptz not null default now(),
  unique (id, client_id),
  check ((status = 'completed') = (completed_date is not null))
);
comment on table public.lab_orders is
  'An order of tests. Number, total and technician are the server''s; an order made offline gets them when it arrives.';
comment on column public.lab_orders.order_number is
  'LAB, the clinic''s day of arrival, and a number that leaves no gap. Null only inside the transaction that makes the row.';
comment on column public.lab_orders.total_amount is 'US cents: the items, and the surcharge of the priority.';
create index lab_orders_client on public.lab_orders (client_id, ordered_date desc);
create index lab_orders_ordered_by_id on public.lab_orders (ordered_by_id);
create index lab_orders_technician on public.lab_orders (lab_technician_id, status);
create index lab_orders_open on public.lab_orders (status) where lab_technician_id is null;

create table public.lab_order_items (
  id uuid primary key,
  order_id uuid not null,
  client_id uuid not null references public.profiles (id) on delete cascade,
  test_id uuid not null references public.lab_tests (id),
  test_code text not null,
  test_name text not null,
  price integer not null check (price >= 0),
  lab_technician_id uuid,
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  unique (order_id, test_id),
  foreign key (order_id, client_id) references public.lab_orders (id, client_id) on delete cascade
);
comment on table public.lab_order_items is
  'The tests of an order, with code, name and price as they were when it arrived. The id derives from order and test.';
comment on column public.lab_order_items.lab_technician_id is
  'The order''s, kept by trigger for the policies; without a foreign key, so that one writer and not two keeps it.';
comment on column public.lab_order_items.is_open is 'The order still waits for a technician; kept by trigger for the policies.';
create index lab_order_items_order on public.lab_order_items (order_id, client_id);
create index lab_order_items_client_id on public.lab_order_items (client_id);
create index lab_order_items_test_id on public.lab_order_items (test_id);
create index lab_order_items_technician on public.lab_order_items (lab_technician_id);
create index lab_order_items_open on public.lab_order_items (order_id) where is_open;

create table public.lab_results (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  client_id uuid not null references public.profiles (id) on delete cascade,
  test_code text not null check (length(test_code) between 1 and 20),
  test_name text not null check (length(trim(test_name)) between 1 and 120),
  result_value text not null check (length(trim(result_value)) between 1 and 200),
  reference_range text check (length(reference_range) <= 100),
  unit text check (length(unit) <= 30),
  flag text not null check (flag in ('normal', 'high', 'low', 'critical', 'abnormal')),
  needs_attention boolean not null generated always as (flag in ('critical', 'abnormal')) stored,
  interpretation text check (length(interpretation) <= 4000),
  lab_technician_id uuid,
  verified_by_id uuid references public.people (id) on delete set null,
  verified_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (order_id, client_id) references public.lab_orders (id, client_id) on delete cascade,
  constraint lab_results_released_when_verified check (released_at is null or verified_at is not null)
);
comment on table public.lab_results is
  'What came of an order. The client and his doctors see a result once it is released; before that, its technician alone.';
comment on column public.lab_results.lab_technician_id is 'The order''s, kept by trigger for the policies.';
create index lab_results_order on public.lab_results (order_id, client_id);
create index lab_results_client on public.lab_results (client_id, released_at desc);
create index lab_results_technician on public.lab_results (lab_technician_id);
create index lab_results_verified_by_id on public.lab_results (verified_by_id);
