-- How somebody is after an operation, at four moments: the client answers, and the surgeon is told of what cannot wait.

create table public.surgery_checkins (
  id uuid primary key,
  case_id uuid not null,
  client_id uuid not null references public.people (id) on delete cascade,
  surgeon_id uuid references public.people (id) on delete set null,
  moment text not null check (moment in ('day1', 'week1', 'week3', 'week12')),
  fever boolean not null,
  leg_swelling boolean not null,
  breathless boolean not null,
  discharge boolean not null,
  pain integer not null check (pain between 0 and 10),
  words text check (length(words) <= 2000),
  photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 8
    and coalesce(array_ndims(photo_ids), 1) = 1 and array_position(photo_ids, null) is null),
  answered_at timestamptz not null default now(),
  unique (case_id, moment),
  foreign key (case_id, client_id) references public.surgery_cases (id, client_id) on delete cascade
);
comment on table public.surgery_checkins is 'What a client says of the days after an operation.';
comment on column public.surgery_checkins.photo_ids is
  'Of the client''s album. Naming a photo shows it to nobody: a grant does, and takes it away again.';
create index surgery_checkins_by_case on public.surgery_checkins (case_id, client_id);
create index surgery_checkins_by_client on public.surgery_checkins (client_id);
create index surgery_checkins_by_surgeon on public.surgery_checkins (surgeon_id);

select private.share_surgery('public.surgery_checkins', '{"with": "case_id", "of": "surgery_cases"}', '{case_id,moment}');
select sync.grant_write('public.surgery_checkins', makes => 'case_id, client_id, surgeon_id, moment',
  edits => 'fever, leg_swelling, breathless, discharge, pain, words, photo_ids, answered_at');
-- The case is looked up as the caller; its surgeon is whom it is told.
create policy "clients answer" on public.surgery_checkins for insert to authenticated
  with check (client_id = (select auth.uid()) and exists (
    select from public.surgery_cases c where c.id = case_id and c.surgeon_id is not distinct from surgery_checkins.surgeon_id));
create policy "clients mend an answer" on public.surgery_checkins for update to authenticated
  using (client_id = (select auth.uid())) with check (client_id = (select auth.uid()));
select private.limit_writes('public.surgery_checkins', 100);

-- What the device calls a red flag: src/work/surgery/flags.ts has the same.
create function private.is_red(c public.surgery_checkins) returns boolean
  language sql immutable set search_path = '' as $$
  select c.fever or c.leg_swelling or c.breathless or c.discharge or c.pain >= 8
$$;

grant execute on function private.is_red(public.surgery_checkins) to authenticated, service_role;

-- The surgeon, and where none of this care is, the doctors in care, or whoever else cares. Without a word of it, because a locked screen shows it.
create function private.tell_of_checkin() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  readers uuid[] := array(select s from unnest(array[new.surgeon_id]) s where private.is_provider(s));
  others uuid[] := '{}';
begin
  if new.surgeon_id is null or new.surgeon_id not in (select private.carers(new.client_id, 'aesthetic_surgeon')) then
    others := array(select private.carers(new.client_id, 'doctor'));
    if others = '{}' then
      others := array(select c from private.carers(new.client_id) as c where c is distinct from new.surgeon_id);
    end if;
  end if;
  perform private.notify(r.id, w.title, w.message, 'warning', 'system',
    case when r.id = new.surgeon_id then '/clients/record?part=surgery&of=' else '/messages?with=' end || new.client_id,
    new.client_id)
  from unnest(readers || others) as r (id)
    left join public.user_settings s on s.id = r.id
    join private.alarm_words w on w.language = coalesce(s.language, 'en');
  return null;
end $$;
create trigger tell_of_checkin after insert on public.surgery_checkins
  for each row when (private.is_red(new)) execute function private.tell_of_checkin();
-- Told again only where something came to it.
create trigger tell_of_worse_checkin after update on public.surgery_checkins
  for each row when (new.fever and not old.fever or new.leg_swelling and not old.leg_swelling
    or new.breathless and not old.breathless or new.discharge and not old.discharge or new.pain >= 8 and old.pain < 8)
  execute function private.tell_of_checkin();

-- Reminding -------------------------------------------------------------------------------------------
-- Once each, from nine o'clock where the client lives, without a word of it; what is more than three days late is on the
-- dashboard, and no reminder any more.

insert into private.care_words (what, language, title, message) values
  ('checkin', 'en', 'How are you today?', 'A few questions wait for you in the app.'),
  ('checkin', 'es', '¿Cómo estás hoy?', 'Unas preguntas te esperan en la aplicación.'),
  ('checkin', 'fr', 'Comment allez-vous aujourd’hui ?', 'Quelques questions vous attendent dans l’application.'),
  ('checkin', 'de', 'Wie geht es dir heute?', 'In der App warten ein paar Fragen auf dich.');

create table private.checkin_reminders (
  case_id uuid not null references public.surgery_cases (id) on delete cascade,
  moment text not null,
  primary key (case_id, moment)
);
comment on table private.checkin_reminders is 'Of which check-in after an operation somebody was reminded.';

-- The device has the same days in src/work/surgery/case.ts.
create view private.checkins_due as
select s.id as case_id, s.client_id, s.surgeon_id, m.moment
from public.surgery_cases s
  cross join lateral (
    select o.done_on from public.operation_records o
    where o.case_id = s.id and o.kind = 'operation' order by o.signed_at limit 1) o
  cross join (values ('day1', 1), ('week1', 7), ('week3', 21), ('week12', 84)) m (moment, days)
  cross join lateral (select now() at time zone private.zone_of_user(s.client_id) as here) c
where s.ended_as is null and o.done_on > current_date - 90
  and c.here - (o.done_on + m.days + time '09:00') between interval '0' and interval '3 days'
  and not exists (select from private.checkin_reminders r where r.case_id = s.id and r.moment = m.moment)
  and not exists (select from public.surgery_checkins a where a.case_id = s.id and a.moment = m.moment);

create function private.remind_of_checkins() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
begin
  for due in select d.* from private.checkins_due d loop
    insert into private.checkin_reminders (case_id, moment) values (due.case_id, due.moment) on conflict do nothing;
    continue when not found;
    perform private.tell_of_care(due.client_id, 'checkin', '/care?checkin=' || due.case_id, due.surgeon_id);
  end loop;
end $$;
comment on function private.remind_of_checkins() is 'Called by whoever asks what is due to be sent.';

-- Once it is answered, the word goes from every device.
create function private.end_checkin_reminder() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set deleted = true
  where n.user_id = new.client_id and n.link = '/care?checkin=' || new.case_id and not n.deleted;
  return null;
end $$;
create trigger end_checkin_reminder after insert on public.surgery_checkins
  for each row execute function private.end_checkin_reminder();
