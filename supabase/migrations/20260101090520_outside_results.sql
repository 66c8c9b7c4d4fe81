-- Results of other laboratories, as a client types them from their slip. They are never among ours.

create table public.outside_results (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  test_code text check (test_code ~ '^[A-Za-z0-9-]{2,20}$'),
  test_name text not null check (length(trim(test_name)) between 1 and 120),
  result_value text not null check (length(trim(result_value)) between 1 and 200),
  unit text check (length(unit) <= 30),
  reference_range text check (length(reference_range) <= 100),
  taken_on date not null,
  laboratory text check (length(laboratory) <= 120),
  record_id uuid,
  created_at timestamptz not null default now(),
  constraint outside_results_slip_is_own foreign key (record_id, user_id)
    references public.health_records (id, user_id) on delete set null (record_id)
);
comment on table public.outside_results is
  'A result of another laboratory in the client''s own words. Nobody has verified it, and nothing is computed from it.';
comment on column public.outside_results.test_code is 'Of our catalogue, where it is the same test; it then stands in that series.';
comment on column public.outside_results.record_id is 'The slip it was typed from.';
create index outside_results_user on public.outside_results (user_id, taken_on desc);
create index outside_results_record on public.outside_results (record_id, user_id);

select private.share_own('public.outside_results', carers => '{doctor,aesthetic_surgeon}',
  share => '{"by": "taken_on", "newest": 50, "per": ["user_id"]}');
select private.write_own('public.outside_results', makes => 'created_at',
  edits => 'test_code, test_name, result_value, unit, reference_range, taken_on, laboratory, record_id, deleted');
select private.empty_when_deleted('public.outside_results', 'test_name', 'result_value', 'unit', 'reference_range',
  'laboratory', 'record_id');
select private.limit_writes('public.outside_results', 200);
