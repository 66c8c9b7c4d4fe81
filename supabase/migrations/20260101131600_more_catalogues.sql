-- More catalogues for the desk: exercises, foods, procedures of surgery and centres, by the mechanism of prices and tips
-- (docs/decisions/0235-more-catalogues-and-registers.md).

-- Foods and exercises of the house were an administrator's to write alone, and are no longer.
drop policy "make one's own, administrators the catalogue" on public.exercises;
drop policy "change one's own, administrators the catalogue" on public.exercises;
drop policy "make one's own, administrators the catalogue" on public.foods;
drop policy "change one's own, administrators the catalogue" on public.foods;
create policy "make one's own" on public.exercises for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "change one's own" on public.exercises for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "make one's own" on public.foods for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "change one's own" on public.foods for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));

-- Otherwise an estimate could pass for a figure that was found, and what no device has words for come to all of them.
alter table public.foods add constraint foods_basis_check1 check (owner_id is not null or basis <> 'own-entry'),
  add constraint foods_confidence_check1 check (owner_id is not null or confidence is not null),
  add constraint foods_category_check1 check (owner_id is not null or category in ('Beans', 'Bread & breakfast', 'Drinks',
    'Fruit & vegetables', 'Meals', 'Meat, fish & eggs', 'Milk & cheese', 'Oils & extras', 'Rice, pasta & cereals', 'Snacks',
    'Soups & stews', 'Swallows', 'Tubers & plantain')),
  add constraint foods_parts_check1
    check (owner_id is not null or protein_g_per_100g + carbs_g_per_100g + fat_g_per_100g <= 100.5);
create function private.are_muscles(named text[]) returns boolean
  language sql immutable set search_path = '' as $$
  select named <@ '{adductors,biceps,calves,chest,core,forearms,glutes,hamstrings,hip flexors,lats,lower back,neck,quadriceps,shins,
    shoulders,triceps,upper back}'::text[]
$$;
alter table public.exercises
  add constraint exercises_muscles_check1 check (owner_id is not null or private.are_muscles(muscles)),
  add constraint exercises_secondary_muscles_check1 check (owner_id is not null or private.are_muscles(secondary_muscles));
grant execute on function private.are_muscles(text[]) to authenticated, service_role;

create table public.procedures (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (length(title) between 1 and 120),
  price_low integer check (price_low between 0 and 100000000),
  price_high integer check (price_high between 0 and 100000000),
  deposit integer check (deposit between 0 and 100000000),
  place integer not null,
  is_active boolean not null default true,
  constraint procedures_price_high_check1 check (price_high >= price_low)
);
comment on table public.procedures is
  'What surgeons offer, at what the house asks for it. The app shows those whose code it has words for.';
comment on column public.procedures.price_low is
  'In cents of a dollar, as the fees of surgeons are; so are price_high and deposit. Null is agreed each time.';
alter table public.procedures enable row level security;
create policy "members read what is offered" on public.procedures for select to authenticated using (is_active);
grant select on public.procedures to authenticated;
select sync.ask_for_session('public.procedures');
revoke insert, update, delete, truncate on public.procedures from service_role;

create table public.centres (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  city text not null unique check (city ~ '^[A-Z][a-z]+( [A-Z][a-z]+)*$' and length(city) <= 40),
  street text not null check (length(street) between 1 and 200),
  phone text not null check (phone ~ '^\+[0-9 ]{7,20}$'),
  weekdays_from text not null check (weekdays_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  weekdays_to text not null check (weekdays_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  weekends_from text not null check (weekends_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  weekends_to text not null check (weekends_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  place integer not null,
  is_active boolean not null default true,
  constraint centres_city_check1 check (code = lower(replace(city, ' ', '-'))),
  constraint centres_weekdays_to_check1 check (weekdays_to > weekdays_from),
  constraint centres_weekends_to_check1 check (weekends_to > weekends_from)
);
comment on table public.centres is
  'Where the house is. Profiles and posts name a centre by its city, which therefore never changes: it makes the code.';
alter table public.centres enable row level security;
create policy "members read where it is open" on public.centres for select to authenticated using (is_active);
grant select on public.centres to authenticated;
select sync.ask_for_session('public.centres');
revoke insert, update, delete, truncate on public.centres from service_role;

insert into public.procedures (code, title, place) values
  ('arm-lift', 'Arm lift', 1), ('breast-lift', 'Breast lift', 2), ('tummy-tuck', 'Tummy tuck', 3),
  ('thigh-lift', 'Thigh lift', 4), ('butt-lift', 'Butt lift', 5), ('liposuction', 'Liposuction, fat transfer', 6),
  ('back-lift', 'Back lift', 7);
insert into public.centres (code, city, street, phone, weekdays_from, weekdays_to, weekends_from, weekends_to, place) values
  ('lagos', 'Lagos', '12 Admiralty Way, Lekki Phase 1', '+234 800 000 0110', '06:00', '22:00', '07:00', '20:00', 1),
  ('abuja', 'Abuja', '45 Aminu Kano Crescent, Wuse 2', '+234 800 000 0120', '06:00', '21:00', '07:00', '19:00', 2),
  ('port-harcourt', 'Port Harcourt', '18 Tombia Street, GRA Phase 2', '+234 800 000 0130', '06:00', '21:00', '07:00', '20:00', 3);

-- A centre that was closed keeps its group and its posts. No check can look into a table.
alter table public.community_posts drop constraint community_posts_centre_check;
create or replace function private.is_centre(name text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.centres c where c.city = name)
$$;
create function private.guard_centre() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if not private.is_centre(new.centre) then
    raise exception 'there is no such centre' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger guard_centre before insert or update of centre on public.community_posts
  for each row when (new.centre <> '') execute function private.guard_centre();

-- Rows without a code -----------------------------------------------------------------------------------

create table private.catalogue_rows (
  catalogue text not null,
  code text not null,
  id uuid not null default gen_random_uuid(),
  built_in text,
  primary key (catalogue, code)
);
comment on table private.catalogue_rows is
  'Of a table without codes which row is which entry. Ids of later ones are random: any member could take one that derives from the code.';
comment on column private.catalogue_rows.built_in is
  'The name by which devices have words, a drawing and instructions of it; null where it was made at the desk.';
alter table private.catalogue_rows enable row level security;

create function private.row_of(catalogue text, code text) returns uuid
  language sql stable security definer set search_path = '' as $$
  select r.id from private.catalogue_rows r where (r.catalogue, r.code) = (row_of.catalogue, row_of.code)
$$;

create or replace function private.put_entry(catalogue text, code text, content jsonb, counts boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  columns constant text[] := private.catalogue_columns(catalogue);
  mark constant text := case when catalogue in ('health_tips', 'wordings') then 'deleted' else 'is_active' end;
  key constant text := case when catalogue in ('exercises', 'foods') then 'id' else 'code' end;
begin
  if key = 'id' then
    insert into private.catalogue_rows (catalogue, code) values (put_entry.catalogue, put_entry.code) on conflict do nothing;
  end if;
  execute format('insert into public.%1$I as t (%5$I, %2$I, %3$s)
    select r.%5$I, $1, %6$s from jsonb_populate_record(null::public.%1$I, $2) r
    on conflict (%5$I) do update set (%2$I, %3$s) = row(excluded.%2$I, %4$s)',
    catalogue, mark, array_to_string(columns, ', '),
    (select string_agg('excluded.' || c, ', ') from unnest(columns) c), key,
    (select string_agg('r.' || c, ', ') from unnest(columns) c))
  using counts = (mark = 'is_active'),
    content || jsonb_build_object(key, case key when 'id' then private.row_of(catalogue, code)::text else code end);
end $$;

create or replace function private.try_entry(catalogue text, code text, content jsonb, out said jsonb, out problem text)
  language plpgsql security definer set search_path = '' as $$
declare
  columns constant text[] := private.catalogue_columns(catalogue);
  rule text;
begin
  if columns is null or jsonb_typeof(content) is distinct from 'object' or length(content::text) > 10000 then
    problem := 'content';
  elsif coalesce(code !~ '^[a-z][a-z0-9-]{1,39}$', true) then
    problem := 'code';
  else
    problem := coalesce(
      (select k from jsonb_object_keys(content) k where k <> all (columns) limit 1),
      (select k from unnest(columns) k where not content ? k limit 1),
      (select 'name' from private.catalogue_rows r
        where (r.catalogue, r.code) = (try_entry.catalogue, try_entry.code) and r.built_in <> content ->> 'name'),
      private.misshapen_column(catalogue, content));
  end if;
  if problem is not null then
    return;
  end if;
  foreach problem in array columns loop
    execute format('select $1 || jsonb_build_object($2, to_jsonb(r) -> $2)
      from jsonb_populate_record(null::public.%I, jsonb_build_object($2, $3)) r', catalogue)
    into said using coalesce(said, '{}'), problem, content -> problem;
  end loop;
  problem := null;
  begin
    perform private.put_entry(catalogue, code, said, true);
    raise exception 'it could be so' using errcode = 'PT000';
  exception
    when sqlstate 'PT000' then null;
    when not_null_violation then get stacked diagnostics problem = column_name;
    when unique_violation then problem := case catalogue when 'centres' then 'city' else 'name' end;
    when check_violation then
      get stacked diagnostics rule = constraint_name;
      problem := regexp_replace(rule, '^' || catalogue || '_|_check\d*$', '', 'g');
      problem := case when problem = any (columns) then problem else 'content' end;
  end;
exception when data_exception then
  problem := coalesce(problem, 'content');
end $$;

create or replace function private.blank_entry(catalogue text) returns jsonb
  language sql stable set search_path = '' as $$
  select (select jsonb_object_agg(k, null) from unnest(private.catalogue_columns(catalogue)) k)
    || case catalogue
      when 'offers' then jsonb_build_object('price_from', false, 'upfront_discount_bp', 0, 'deposit_bp', 0, 'parts', 0,
        'sessions', 0, 'place', (select coalesce(max(o.place), 0) + 1 from public.offers o))
      when 'lenders' then jsonb_build_object('fee_bp', 0, 'fee_kobo', 0, 'late_fee_kobo', 0, 'early_fee_bp', 0,
        'lengths', '[]'::jsonb, 'reading_days', 2, 'withdrawal_days', 3)
      when 'health_tips' then
        jsonb_build_object('goals', '[]'::jsonb, 'conditions', '[]'::jsonb, 'published_on', private.day_of(now()))
      when 'exercises' then jsonb_build_object('muscles', '[]'::jsonb, 'secondary_muscles', '[]'::jsonb,
        'equipment', 'none', 'measure', 'reps', 'difficulty', 'beginner', 'is_unilateral', false, 'instructions', '')
      when 'foods' then jsonb_build_object('aliases', '[]'::jsonb, 'serving_description', '100 g', 'serving_grams', 100)
      when 'centres' then jsonb_build_object('place', (select coalesce(max(c.place), 0) + 1 from public.centres c))
      else '{}' end
$$;

-- What the house began with -----------------------------------------------------------------------------

with named as (
  select c.*, trim(both '-' from regexp_replace(lower(c.name), '[^a-z0-9]+', '-', 'g')) as code
  from (
    select 'exercises' as catalogue, e.id, e.name, to_jsonb(e) as said, e.is_active from public.exercises e where e.owner_id is null
    union all select 'foods', f.id, f.name, to_jsonb(f), f.is_active from public.foods f where f.owner_id is null) c),
rows as (
  insert into private.catalogue_rows (catalogue, code, id, built_in) select n.catalogue, n.code, n.id, n.name from named n)
insert into private.catalogue_versions (id, catalogue, code, content, state, version, retired_at)
select gen_random_uuid(), n.catalogue, n.code,
  (select jsonb_object_agg(k, n.said -> k) from unnest(private.catalogue_columns(n.catalogue)) k),
  case when n.is_active then 'published' else 'retired' end, 1, case when not n.is_active then now() end
from named n;

insert into private.catalogue_versions (id, catalogue, code, content, state, version)
select gen_random_uuid(), c.catalogue, c.code,
  (select jsonb_object_agg(k, c.said -> k) from unnest(private.catalogue_columns(c.catalogue)) k), 'published', 1
from (
  select 'procedures' as catalogue, p.code, to_jsonb(p) as said from public.procedures p
  union all select 'centres', c.code, to_jsonb(c) from public.centres c) c;
