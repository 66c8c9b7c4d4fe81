-- Accounts are for people of 18 and over (docs/decisions/0236-words-moderators-and-minors.md). Signing up asks for one's word; whoever later
-- states to be younger is closed out, with everything kept, until the birthday or until the office has looked.

insert into private.agreement_versions (purpose, version) values ('adult', '2026-11-26');

insert into private.office_words (act, language, title, message) values
  ('person.minor', 'en', 'Accounts here are for people of 18 and over', 'Your profile says that you are younger, so your account was closed. What you entered is kept: on your device you can save it as a file. If your age is wrong there, write to us.'),
  ('person.minor', 'es', 'Las cuentas son para mayores de 18 años', 'Tu perfil dice que eres menor, por eso se cerró tu cuenta. Lo que anotaste se conserva: en tu dispositivo puedes guardarlo como archivo. Si la edad no es correcta, escríbenos.'),
  ('person.minor', 'fr', 'Les comptes sont réservés aux 18 ans et plus', 'Votre profil dit que vous êtes plus jeune : votre compte a été fermé. Vos saisies sont conservées : sur votre appareil, vous pouvez les enregistrer dans un fichier. Si l’âge est faux, écrivez-nous.'),
  ('person.minor', 'de', 'Konten sind für Menschen ab 18 Jahren', 'Nach deinem Profil bist du jünger, darum wurde dein Konto geschlossen. Was du eingetragen hast, bleibt: Auf deinem Gerät kannst du es als Datei sichern. Stimmt das Alter nicht, schreib uns.'),
  ('person.grown', 'en', 'Your account is open again', 'You are 18 now. You can sign in as before.'),
  ('person.grown', 'es', 'Tu cuenta vuelve a estar abierta', 'Ya tienes 18 años. Puedes iniciar sesión como antes.'),
  ('person.grown', 'fr', 'Votre compte est rouvert', 'Vous avez 18 ans. Vous pouvez vous connecter comme avant.'),
  ('person.grown', 'de', 'Dein Konto ist wieder offen', 'Du bist jetzt 18. Du kannst dich wie zuvor anmelden.');

create table private.minors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  found_at timestamptz
);
comment on table private.minors is 'Whose profile said that he is younger than 18.';
comment on column private.minors.found_at is 'Since when he is locked out for it; null where he is to be.';
create index minors_to_close on private.minors (user_id) where found_at is null;
alter table private.minors enable row level security;

create function private.says_minor(p public.profiles) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(p.date_of_birth > private.day_of(now()) - interval '18 years', p.age < 18, false)
$$;
comment on function private.says_minor is 'By the date of birth, and by the age where there is none.';

-- Only noted: a push refuses all it brought once its session is gone, and is sent again for good.
create function private.meet_minor() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.says_minor(new) and (tg_op = 'INSERT' or (new.date_of_birth, new.age) is distinct from (old.date_of_birth, old.age)) then
    insert into private.minors as m (user_id) values (new.id)
    on conflict (user_id) do update set found_at = null
    where not exists (select from private.locks l where l.user_id = m.user_id and l.locked_at = m.found_at);
  end if;
  return null;
end $$;
create trigger meet_minor after insert or update of date_of_birth, age on public.profiles
  for each row execute function private.meet_minor();

create function private.close_minors() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  p public.profiles;
begin
  -- Whoever is locked for another reason waits: it may end before he is 18.
  for p in select q.* from private.minors m join public.profiles q on q.id = m.user_id
    where m.found_at is null and not exists (select from private.locks l where l.user_id = m.user_id) loop
    if not private.says_minor(p) then
      delete from private.minors m where m.user_id = p.id;
      continue;
    end if;
    insert into private.locks (user_id, reason) values (p.id, 'Younger than 18, by the profile') on conflict do nothing;
    continue when not found;
    update private.minors m set found_at = l.locked_at from private.locks l where (m.user_id, l.user_id) = (p.id, p.id);
    update auth.users u set banned_until = now() + interval '100 years' where u.id = p.id;
    delete from auth.sessions s where s.user_id = p.id;
    perform private.refresh_person(p.id);
    perform private.audit('person.minor', p.id, 'Younger than 18, by the profile');
    perform private.tell_office(p.id, 'person.minor', null);
  end loop;
end $$;
comment on function private.close_minors() is 'To be called every minute: closes the accounts of those who have said to be younger than 18.';

-- Whom the office has let in stays in. A lock of another time is another lock.
create function private.pass_birthdays() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  p public.profiles;
begin
  insert into private.minors (user_id) select q.id from public.profiles q where private.says_minor(q) on conflict do nothing;
  perform private.close_minors();
  for p in select q.* from public.profiles q join private.minors m on m.user_id = q.id
      join private.locks l on l.user_id = q.id and l.locked_at = m.found_at
    where not private.says_minor(q) loop
    delete from private.locks l where l.user_id = p.id;
    update auth.users u set banned_until = null where u.id = p.id;
    perform private.refresh_person(p.id);
    perform private.audit('person.grown', p.id);
    perform private.tell_office(p.id, 'person.grown', null);
  end loop;
end $$;
comment on function private.pass_birthdays() is
  'To be called daily: closes whose profile said it before this was asked, and opens whoever has turned 18.';

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('close-minors', '* * * * *', 'select private.close_minors()');
    perform cron.schedule('pass-birthdays', '5 23 * * *', 'select private.pass_birthdays()');
  end if;
end $$;

create function public.minors_closed() returns integer
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select count(*) from private.minors m join private.locks l on l.user_id = m.user_id and l.locked_at = m.found_at);
end $$;
comment on function public.minors_closed() is 'How many accounts are closed because their owners say to be younger than 18; administrators only.';
grant execute on function public.minors_closed() to authenticated;
