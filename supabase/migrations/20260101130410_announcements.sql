-- What the office tells all of an area. Each person is told by a notification of his own, in his language, that goes away
-- with the last day: so it is read without a network, dismissed on one device for all, and sent on as the person prefers.

create table private.announcements (
  id uuid primary key,
  area text not null check (area in ('clients', 'providers', 'all')),
  starts_on date not null,
  ends_on date not null,
  texts jsonb not null,
  written_by uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now(),
  taken_at timestamptz,
  told_at timestamptz not null default '-infinity',
  told_id uuid not null default '00000000-0000-0000-0000-000000000000',
  check (ends_on between starts_on and starts_on + 366)
);
comment on table private.announcements is 'Days are those of the house, the last one included.';
comment on column private.announcements.texts is 'A title and a message by language; English is always there.';
comment on column private.announcements.told_at is
  'With told_id, the last person by the time of joining who was told: who joins while it lasts is told as well.';
create index announcements_by_author on private.announcements (written_by);
create index announcements_by_start on private.announcements (starts_on, id);
alter table private.announcements enable row level security;

create table private.announcement_tellings (
  announcement_id uuid not null references private.announcements (id) on delete cascade,
  notification_id uuid not null references public.notifications (id) on delete cascade,
  primary key (announcement_id, notification_id)
);
comment on table private.announcement_tellings is 'What has to go again when an announcement ends.';
create index announcement_tellings_by_notification on private.announcement_tellings (notification_id);
alter table private.announcement_tellings enable row level security;

-- Telling ---------------------------------------------------------------------------------------------

create function private.is_in_area(role text, area text) returns boolean
  language sql immutable set search_path = '' as $$
  select case area when 'clients' then role = 'client' when 'providers' then role not in ('client', 'finance', 'admin')
    else true end
$$;

create view private.announcements_left as
select a.id as announcement_id, p.id, p.created_at
from private.announcements a
  join public.profiles p on (p.created_at, p.id) > (a.told_at, a.told_id) and private.is_in_area(p.role, a.area)
where a.starts_on <= private.day_of(now()) and a.ends_on >= private.day_of(now()) and a.taken_at is null;
comment on view private.announcements_left is 'Who has still to be told of what.';

create view private.announcements_over as
select t.announcement_id, t.notification_id
from private.announcement_tellings t join private.announcements a on a.id = t.announcement_id
where a.taken_at is not null or a.ends_on < private.day_of(now());

-- The device reads the last day in the link: it may be without a network when that has passed.
create function private.announce_to(a private.announcements, who uuid) returns void
  language sql security definer set search_path = '' as $$
  with made as (
    select private.notify(who, t.text ->> 'title', t.text ->> 'message', 'info', 'announcement',
      '/notifications?until=' || to_char(a.ends_on, 'YYYY-MM-DD')) as id
    from (select coalesce(
      a.texts -> (select s.language from public.user_settings s where s.id = who), a.texts -> 'en') as text) t)
  insert into private.announcement_tellings (announcement_id, notification_id) select a.id, m.id from made m where m.id is not null
$$;

create function private.take_back_announcements(most integer) returns void
  language sql security definer set search_path = '' as $$
  with over as (
    delete from private.announcement_tellings t
    where (t.announcement_id, t.notification_id) in (
      select o.announcement_id, o.notification_id from private.announcements_over o limit most)
    returning t.notification_id)
  update public.notifications n set deleted = true from over o where n.id = o.notification_id and not n.deleted
$$;

create view private.announcements_due as
select l.announcement_id as id from private.announcements_left l
union all select o.announcement_id from private.announcements_over o;

-- So many at a time, because the mails wait meanwhile.
create function private.tell_of_announcements(most integer default 2000) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  a private.announcements;
  p record;
  newest record;
  told integer;
begin
  perform private.take_back_announcements(most);
  -- Before anybody is told, so that nobody who joins meanwhile is passed over.
  select o.id, o.created_at into newest from public.profiles o order by o.created_at desc, o.id desc limit 1;
  for a in
    select n.* from private.announcements n
    where n.starts_on <= private.day_of(now()) and n.ends_on >= private.day_of(now()) and n.taken_at is null
    order by n.starts_on, n.id for update skip locked
  loop
    told := 0;
    for p in
      select l.id, l.created_at from private.announcements_left l
      where l.announcement_id = a.id order by l.created_at, l.id limit most
    loop
      perform private.announce_to(a, p.id);
      a.told_at := p.created_at;
      a.told_id := p.id;
      told := told + 1;
    end loop;
    -- Nobody is left: the others need not be gone through each time.
    if told < most and (newest.created_at, newest.id) > (a.told_at, a.told_id) then
      a.told_at := newest.created_at;
      a.told_id := newest.id;
    end if;
    update private.announcements n set told_at = a.told_at, told_id = a.told_id
    where n.id = a.id and (n.told_at, n.told_id) is distinct from (a.told_at, a.told_id);
  end loop;
end $$;
comment on function private.tell_of_announcements is 'Called by whoever asks what is due to be sent.';

-- The desk --------------------------------------------------------------------------------------------

-- A title is a mail's subject: one line, and no characters that hide or reverse text.
create function private.is_text(text jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(text -> 'title') = 'string' and jsonb_typeof(text -> 'message') = 'string'
    and text ->> 'title' !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    and length(btrim(text ->> 'title')) between 1 and 120
    and length(btrim(text ->> 'message')) between 1 and 1000, false)
$$;

create function public.write_announcement(
  id uuid, area text, starts_on date, ends_on date, texts jsonb, device_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Mails and pushes cannot be called back.
  perform private.require_fresh_step();
  perform private.count_today(auth.uid(), 'announcements', 10);
  if not coalesce(ends_on >= private.day_of(now()) and ends_on between starts_on and starts_on + 366, false)
    or not private.is_text(texts -> 'en')
    or exists (select from jsonb_each(texts) as t (language, text)
      where t.language not in ('en', 'es', 'fr', 'de') or not private.is_text(t.text)) then
    raise exception 'an announcement has its days, a title and a message in English, and whole texts beside it'
      using errcode = '22023';
  end if;
  insert into private.announcements (id, area, starts_on, ends_on, texts, written_by)
  values (write_announcement.id, write_announcement.area, write_announcement.starts_on, write_announcement.ends_on,
    write_announcement.texts, auth.uid())
  on conflict do nothing;
  if not found then
    raise exception 'it is written already' using errcode = 'P0002';
  end if;
  perform private.tell_of_announcements(200);
  perform private.audit('announcement.written', null, texts -> 'en' ->> 'title', jsonb_build_object('area', area), device_at);
end $$;
comment on function public.write_announcement is
  'Tells all of an area something from one day to another; an administrator with a fresh second step.';

create function public.end_announcement(id uuid, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  title text;
begin
  perform private.require_admin();
  update private.announcements a set taken_at = now()
  where a.id = end_announcement.id and a.taken_at is null and a.ends_on >= private.day_of(now())
  returning a.texts -> 'en' ->> 'title' into title;
  if not found then
    raise exception 'it has ended already' using errcode = 'P0002';
  end if;
  perform private.take_back_announcements(200);
  perform private.audit('announcement.ended', null, title, '{}', device_at);
end $$;
comment on function public.end_announcement is 'Takes an announcement back; it leaves the devices that have it.';

create function public.announcements() returns table (
    id uuid, area text, starts_on date, ends_on date, texts jsonb, state text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select a.id, a.area, a.starts_on, a.ends_on, a.texts,
      case when a.taken_at is not null or a.ends_on < private.day_of(now()) then 'ended'
        when a.starts_on > private.day_of(now()) then 'to come' else 'shown' end
    from private.announcements a
    order by a.starts_on desc, a.id
    limit 50;
end $$;
comment on function public.announcements is 'The newest 50 announcements; administrators only.';

grant execute on function public.write_announcement(uuid, text, date, date, jsonb, timestamptz),
  public.end_announcement(uuid, timestamptz), public.announcements() to authenticated;
