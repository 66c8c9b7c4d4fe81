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
  found_at timestamptz not null default now()
);
comment on table private.minors is 'Whose profile said that he is younger than 18, and since when he is locked out for it.';
alter table private.minors enable row level security;

create function private.says_minor(p public.profiles) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(p.date_of_birth > private.day_of(now()) - interval '18 years', p.age < 18, false)
$$;
comment on function private.says_minor is 'By the date of birth, and by the age where there is none.';

create function private.close_minor(p public.profiles) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.minors (user_id) values (p.id) on conflict (user_id) do update set found_at = excluded.found_at;
  insert into private.locks (user_id, reason) values (p.id, 'Younger than 18, by the profile') on conflict do nothing;
  if not found then
    return;
  end if;
  update auth.users u set banned_until = now() + interval '100 years' where u.id = p.id;
  delete from auth.sessions s where s.user_id = p.id;
  perform private.refresh_person(p.id);
  perform private.audit('person.minor', p.id, 'Younger than 18, by the profile');
  perform private.tell_office(p.id, 'person.minor', null);
end $$;

create function private.meet_minor() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  now_is public.profiles;
begin
  if tg_op = 'UPDATE' and (new.date_of_birth, new.age) is not distinct from (old.date_of_birth, old.age) then
    return null;
  end if;
  select * into now_is from public.profiles p where p.id = new.id;
  if private.says_minor(now_is) then
    perform private.close_minor(now_is);
  end if;
  return null;
end $$;
-- At the end of what was sent, so that all of it is kept: a push refuses everything once its session is gone.
create constraint trigger meet_minor after insert or update of date_of_birth, age on public.profiles
  deferrable initially deferred for each row execute function private.meet_minor();

-- Whom the office has let in stays in. A lock of another time is another lock.
create function private.pass_birthdays() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  p public.profiles;
begin
  for p in select q.* from public.profiles q
    where private.says_minor(q) and not exists (select from private.minors m where m.user_id = q.id) loop
    perform private.close_minor(p);
  end loop;
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
