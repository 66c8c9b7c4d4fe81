-- What is usual for one person, by the word of a doctor who cares for him. It stands above the limits of the house.

create table public.personal_ranges (
  id uuid primary key,
  user_id uuid not null references public.people (id) on delete cascade,
  kind text not null check (kind in ('systolic', 'diastolic', 'heart_rate', 'resting_heart_rate', 'blood_glucose',
    'oxygen_saturation', 'temperature', 'respiratory_rate')),
  low numeric check (low between 1 and 1500),
  high numeric check (high between 1 and 1500),
  alarm_low numeric check (alarm_low between 1 and 1500),
  alarm_high numeric check (alarm_high between 1 and 1500),
  reason text not null check (length(trim(reason)) between 1 and 500),
  -- Of an account that is gone the number stays.
  set_by uuid not null,
  set_on date not null default current_date,
  unique (user_id, kind),
  -- From below: what is an alarm, what is low, what is high, what is an alarm again.
  check (coalesce(alarm_low, 0) <= coalesce(low, alarm_low, 0)),
  check (coalesce(low, alarm_low, 0) < coalesce(high, alarm_high, 'infinity'::numeric)),
  check (coalesce(high, alarm_high, 'infinity'::numeric) <= coalesce(alarm_high, 'infinity'::numeric)),
  check (num_nonnulls(low, high, alarm_low, alarm_high) > 0)
);
comment on table public.personal_ranges is
  'Limits of one kind for one client, in the unit of measurements, with who set them and why. Where a limit is null the one of the house holds.';

select private.share_own('public.personal_ranges', carers => '{doctor,aesthetic_surgeon}',
  natural_key => array['user_id', 'kind'], share => '{"whole": "eight rows a client at most"}');
select sync.grant_write('public.personal_ranges', makes => 'user_id, kind',
  edits => 'low, high, alarm_low, alarm_high, reason, set_by, set_on, deleted');
create policy "doctors in care set them" on public.personal_ranges for insert to authenticated
  with check (set_by = (select auth.uid()) and user_id = any (array(select private.my_clients('doctor'))));
create policy "doctors in care change them" on public.personal_ranges for update to authenticated
  using (user_id = any (array(select private.my_clients('doctor'))))
  with check ((set_by = (select auth.uid()) or deleted) and user_id = any (array(select private.my_clients('doctor'))));
select private.empty_when_deleted('public.personal_ranges', 'reason');
