-- Who is told of what the laboratory found. Nothing of health is in it: it goes out as a push and as a mail.

create table private.lab_words (
  event text not null check (event in ('released', 'amended', 'rejected', 'word', 'critical', 'late')),
  language text not null,
  title text not null,
  message text not null,
  primary key (event, language)
);
comment on table private.lab_words is 'What a notification of the laboratory says.';
insert into private.lab_words (event, language, title, message) values
  ('released', 'en', 'Your laboratory has something for you', 'Open the laboratory page to read it.'),
  ('released', 'es', 'Tu laboratorio tiene algo para ti', 'Abre la página del laboratorio para leerlo.'),
  ('released', 'fr', 'Votre laboratoire a du nouveau pour vous', 'Ouvrez la page du laboratoire pour le lire.'),
  ('released', 'de', 'Dein Labor hat etwas für dich', 'Öffne die Seite des Labors, um es zu lesen.'),
  ('amended', 'en', 'The laboratory has corrected something', 'The page of the laboratory shows what it was and what it is.'),
  ('amended', 'es', 'El laboratorio ha corregido algo', 'La página del laboratorio muestra cómo era y cómo es.'),
  ('amended', 'fr', 'Le laboratoire a corrigé quelque chose', 'La page du laboratoire montre l’ancien et le nouveau.'),
  ('amended', 'de', 'Das Labor hat etwas berichtigt', 'Die Seite des Labors zeigt, wie es war und wie es ist.'),
  ('rejected', 'en', 'The laboratory asks you to come again', 'A new sample is needed; it costs you nothing.'),
  ('rejected', 'es', 'El laboratorio te pide que vuelvas', 'Hace falta una nueva muestra; no te cuesta nada.'),
  ('rejected', 'fr', 'Le laboratoire vous demande de revenir', 'Un nouveau prélèvement est nécessaire, sans frais.'),
  ('rejected', 'de', 'Das Labor bittet dich, noch einmal zu kommen', 'Eine neue Probe wird gebraucht; sie kostet dich nichts.'),
  ('word', 'en', 'The laboratory asks for your word', 'It waits in the inbox of your dashboard.'),
  ('word', 'es', 'El laboratorio pide tu opinión', 'Te espera en la bandeja de tu panel.'),
  ('word', 'fr', 'Le laboratoire demande votre avis', 'Il vous attend dans la boîte de votre tableau de bord.'),
  ('word', 'de', 'Das Labor bittet um dein Wort', 'Es wartet im Eingang deiner Übersicht.'),
  ('critical', 'en', 'The laboratory needs you now', 'Open your dashboard and acknowledge it within the hour.'),
  ('critical', 'es', 'El laboratorio te necesita ahora', 'Abre tu panel y confírmalo antes de una hora.'),
  ('critical', 'fr', 'Le laboratoire a besoin de vous maintenant', 'Ouvrez votre tableau de bord et confirmez dans l’heure.'),
  ('critical', 'de', 'Das Labor braucht dich jetzt', 'Öffne deine Übersicht und bestätige es innerhalb einer Stunde.'),
  ('late', 'en', 'The laboratory has reached nobody', 'Nobody has answered yet. Please see that somebody does.'),
  ('late', 'es', 'El laboratorio no ha localizado a nadie', 'Nadie ha respondido todavía. Comprueba que alguien responda.'),
  ('late', 'fr', 'Le laboratoire n’a joint personne', 'Personne n’a encore répondu. Veillez à ce que quelqu’un réponde.'),
  ('late', 'de', 'Das Labor hat niemanden erreicht', 'Noch hat niemand geantwortet. Bitte achte darauf, dass jemand antwortet.');

create function private.lab_inbox_of(doctor uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case p.role when 'aesthetic_surgeon' then '/aesthetic-surgeon-dashboard' else '/medical-doctor-dashboard' end
  from public.profiles p where p.id = doctor
$$;

-- An order has ten results, and says once that there is something.
create function private.tell_of_lab(who uuid, event text, link text) returns void
  language sql security definer set search_path = '' as $$
  select private.notify(who, w.title, w.message, case when w.event in ('critical', 'late') then 'warning' else 'info' end,
    'system', tell_of_lab.link)
  from private.lab_words w
  where w.event = tell_of_lab.event
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
    and not exists (
      select from public.notifications n
      where n.user_id = who and n.title = w.title and not n.read and not n.deleted
        and n.created_at > now() - interval '10 minutes')
$$;

-- Critical results -----------------------------------------------------------------------------------------

create table private.lab_escalations (
  result_id uuid primary key references public.lab_results (id) on delete cascade,
  last_at timestamptz not null default now(),
  times integer not null default 1
);
comment on table private.lab_escalations is 'How often a critical result was passed on, and when last.';

create function private.tell_lab_alert(result public.lab_results, doctor uuid, stands_in boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lab_alerts (result_id, told_id, order_id, client_id, is_stand_in, is_open)
  values (result.id, doctor, result.order_id, result.client_id, stands_in, result.is_open)
  on conflict (result_id, told_id) do update
  set deleted = false, told_at = now(), acknowledged_at = null, is_stand_in = excluded.is_stand_in, is_open = excluded.is_open;
  perform private.tell_of_lab(doctor, 'critical', private.lab_inbox_of(doctor));
end $$;

-- Being told gives sight of the order and of this result alone, and being told no longer ends it.
create function private.show_what_is_told() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform sync.recompute('lab_orders', null, null, array[new.order_id]);
  perform sync.recompute('lab_results', null, null, array[new.result_id]);
  return null;
end $$;
create trigger show_what_is_told after insert or update of deleted on public.lab_alerts
  for each row execute function private.show_what_is_told();

-- Whoever has the fewest to answer.
create function private.stand_in_for(result public.lab_results) returns uuid
  language sql stable security definer set search_path = '' as $$
  select p.id
  from public.profiles p
  where p.role = 'doctor' and p.provider_status = 'approved' and p.id <> result.client_id
    and not exists (select from public.lab_alerts a where a.result_id = result.id and a.told_id = p.id and not a.deleted)
  order by (select count(*) from public.lab_alerts a
    where a.told_id = p.id and a.acknowledged_at is null and not a.deleted), p.id
  limit 1
$$;

-- The doctors who care, at once; where nobody does, another.
create function private.raise_lab_alert(result public.lab_results) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  doctor uuid;
begin
  -- Whoever acknowledged the value before has not seen this one.
  update public.lab_alerts a set deleted = true where a.result_id = result.id and not a.deleted;
  delete from private.lab_escalations e where e.result_id = result.id;
  for doctor in select c from private.carers(result.client_id, 'doctor', 'aesthetic_surgeon') c order by c loop
    perform private.tell_lab_alert(result, doctor, false);
  end loop;
  if not found then
    perform private.pass_on_lab_alert(result);
  end if;
end $$;

create function private.pass_on_lab_alert(result public.lab_results) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  doctor constant uuid := private.stand_in_for(result);
begin
  insert into private.lab_escalations as e (result_id) values (result.id)
  on conflict (result_id) do update set last_at = now(), times = e.times + 1;
  if doctor is not null then
    perform private.tell_lab_alert(result, doctor, true);
  end if;
  perform private.tell_of_lab(p.id, 'late', '/admin') from public.profiles p where p.role = 'admin';
end $$;

create view private.lab_alerts_late as
select r.id
from public.lab_results r left join private.lab_escalations e on e.result_id = r.id
where r.flag = 'critical' and r.released_at is null and not r.deleted and coalesce(e.times, 0) < 24
  and coalesce(e.last_at, '-infinity') < now() - interval '60 minutes'
  and not exists (select from public.lab_alerts a where a.result_id = r.id and not a.deleted
    and (a.acknowledged_at is not null or a.told_at > now() - interval '60 minutes'));

create view private.lab_results_due as
select r.id
from public.lab_results r
where r.released_at is null and r.flag not in ('normal', 'critical') and r.held_reason is null and not r.deleted
  and r.verified_at <= now() - interval '72 hours';

create function private.go_round_laboratory() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  late public.lab_results;
begin
  for late in select r.* from public.lab_results r where r.id in (select l.id from private.lab_alerts_late l limit 20)
    order by r.id for update skip locked loop
    perform private.pass_on_lab_alert(late);
  end loop;
  update public.lab_results r set released_at = now()
  where r.id in (select d.id from private.lab_results_due d limit 100);
end $$;
comment on function private.go_round_laboratory() is
  'Called by whoever asks what is due to be sent: a critical result that nobody acknowledged within 60 minutes goes to
another doctor and the administrators, hour by hour for a day; an abnormal one is released after 72 hours.';

create function private.guard_lab_alert() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user in ('authenticated', 'anon') then
    if old.acknowledged_at is not null and new.acknowledged_at is null then
      raise exception 'it is acknowledged' using errcode = '23514';
    elsif new.acknowledged_at is not null then
      -- Another device, or a signature, may have been first.
      new.acknowledged_at := coalesce(old.acknowledged_at, now());
    end if;
  end if;
  return new;
end $$;
create trigger guard_lab_alert before update on public.lab_alerts
  for each row execute function private.guard_lab_alert();
