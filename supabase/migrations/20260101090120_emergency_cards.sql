-- The emergency card: what a stranger who helps has to know. Medicines are on it from their own rows.

create table public.emergency_cards (
  id uuid primary key,
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  blood_group text check (blood_group in ('O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-')),
  genotype text check (genotype in ('AA', 'AS', 'AC', 'SS', 'SC', 'CC')),
  conditions text check (length(conditions) <= 1000),
  allergies text check (length(allergies) <= 1000),
  helps text check (length(helps) <= 1000),
  contact_name text check (length(contact_name) <= 120),
  contact_phone text check (length(contact_phone) <= 40),
  contact_relation text check (length(contact_relation) <= 60),
  second_name text check (length(second_name) <= 120),
  second_phone text check (length(second_phone) <= 40),
  second_relation text check (length(second_relation) <= 60),
  created_at timestamptz not null default now(),
  constraint emergency_cards_id_is_user_id check (id = user_id)
);
comment on table public.emergency_cards is
  'One a client. Nothing in a column means: not said, which is not the same as: none.';
comment on column public.emergency_cards.genotype is 'Of haemoglobin.';

select private.share_own('public.emergency_cards', carers => '{doctor,aesthetic_surgeon}',
  share => '{"whole": "one row a client"}');
select private.write_own('public.emergency_cards', makes => 'created_at', edits => 'id, blood_group, genotype, conditions,
  allergies, helps, contact_name, contact_phone, contact_relation, second_name, second_phone, second_relation, deleted');
select private.empty_when_deleted('public.emergency_cards', 'blood_group', 'genotype', 'conditions', 'allergies', 'helps',
  'contact_name', 'contact_phone', 'contact_relation', 'second_name', 'second_phone', 'second_relation');
