-- What mails and pushes say, as the office words it: docs/decisions/0236-words-moderators-and-minors.md. Whoever sends reads the same tables
-- as before; publishing writes there, and retiring puts back what was built in.

create table private.mail_words (
  what text not null,
  language text not null references private.calendar_words (language),
  title text not null,
  message text,
  primary key (what, language)
);
comment on table private.mail_words is 'What mails of the functions say that are no notifications; without a message, the notifications are it.';
create index mail_words_by_language on private.mail_words (language);
alter table private.mail_words enable row level security;
insert into private.mail_words (what, language, title, message) values
  ('welcome', 'en', 'Welcome to {product}', E'Welcome, {name}.\n\nYour account is ready. Tell us a little about yourself, and your plan, your meals and your appointments are in one place. {product} also works while you are offline.'),
  ('welcome', 'es', 'Te damos la bienvenida a {product}', E'Te damos la bienvenida, {name}.\n\nTu cuenta está lista. Cuéntanos un poco sobre ti y tendrás tu plan, tus comidas y tus citas en un solo lugar. {product} también funciona sin conexión.'),
  ('welcome', 'fr', 'Bienvenue chez {product}', E'Bienvenue, {name}.\n\nVotre compte est prêt. Parlez-nous un peu de vous, et votre programme, vos repas et vos rendez-vous sont au même endroit. {product} fonctionne aussi sans connexion.'),
  ('welcome', 'de', 'Willkommen bei {product}', E'Willkommen, {name}.\n\nDein Konto ist bereit. Erzähl uns ein wenig von dir, und dein Plan, deine Mahlzeiten und deine Termine sind an einem Ort. {product} funktioniert auch ohne Verbindung.'),
  ('deletion asked', 'en', 'Confirm that your account is to be deleted', E'You asked us to delete your {product} account with everything in it. Nothing is deleted until you confirm.\n\nInvoices and payments, if there are any, stay in our books without your name: the law wants them kept for six years.\n\nThe link is good for one hour. If you did not ask, leave it, and nothing happens.'),
  ('deletion asked', 'es', 'Confirma la eliminación de tu cuenta', E'Nos pediste eliminar tu cuenta de {product} con todo lo que contiene. Nada se elimina hasta que lo confirmes.\n\nLas facturas y los pagos, si los hay, quedan en nuestros libros sin tu nombre: la ley exige guardarlos seis años.\n\nEl enlace vale una hora. Si no lo pediste, no lo abras y no pasará nada.'),
  ('deletion asked', 'fr', 'Confirmez la suppression de votre compte', E'Vous nous avez demandé de supprimer votre compte {product} et tout ce qu’il contient. Rien n’est supprimé avant que vous ne confirmiez.\n\nLes factures et paiements, s’il y en a, restent dans nos livres sans votre nom : la loi veut qu’ils soient gardés six ans.\n\nLe lien est valable une heure. Si vous n’avez rien demandé, laissez-le, et rien ne se passe.'),
  ('deletion asked', 'de', 'Bestätige, dass dein Konto gelöscht werden soll', E'Du möchtest dein Konto bei {product} mit allem darin löschen. Nichts wird gelöscht, bevor du es bestätigst.\n\nRechnungen und Zahlungen, wenn es welche gibt, bleiben ohne deinen Namen in unseren Büchern: Das Gesetz will sie sechs Jahre aufbewahrt haben.\n\nDer Link gilt eine Stunde. Wenn du das nicht wolltest, lass ihn liegen, und es geschieht nichts.'),
  ('deletion done', 'en', 'Your account is deleted', 'Your {product} account and everything in it have been deleted, as you asked. Invoices and payments, if there were any, stay in our books without your name, because the law says so.'),
  ('deletion done', 'es', 'Tu cuenta está eliminada', 'Tu cuenta de {product} y todo lo que contenía se han eliminado, como pediste. Las facturas y los pagos, si los hubo, quedan en nuestros libros sin tu nombre, porque la ley lo exige.'),
  ('deletion done', 'fr', 'Votre compte est supprimé', 'Votre compte {product} et tout ce qu’il contenait ont été supprimés, comme demandé. Les factures et paiements, s’il y en avait, restent dans nos livres sans votre nom, car la loi l’exige.'),
  ('deletion done', 'de', 'Dein Konto ist gelöscht', 'Dein Konto bei {product} und alles darin wurden gelöscht, wie du es wolltest. Rechnungen und Zahlungen, wenn es welche gab, bleiben ohne deinen Namen in unseren Büchern, weil das Gesetz es verlangt.'),
  ('digest', 'en', '{count} notifications from {product}', null),
  ('digest', 'es', '{count} notificaciones de {product}', null),
  ('digest', 'fr', '{count} notifications de {product}', null),
  ('digest', 'de', '{count} Mitteilungen von {product}', null);

create function public.mail_words(what text, language text) returns table (title text, message text)
  language sql stable security definer set search_path = '' as $$
  select w.title, w.message from private.mail_words w where (w.what, w.language) = (mail_words.what, mail_words.language)
$$;
comment on function public.mail_words(text, text) is 'For functions that hold the service key: what a mail says, with names in braces where values go.';

-- Names instead of numbers, so that whoever words it anew sees what goes where.
update private.licence_words
set (title, message) = row(
  replace(replace(title, '%1$s', '{name}'), '%2$s', '{day}'), replace(replace(message, '%1$s', '{name}'), '%2$s', '{day}'));
comment on table private.licence_words is 'In braces the name of the provider and the last day of the licence.';

create or replace function private.tell_of_licence(who uuid, what text, provider public.profiles) returns void
  language sql security definer set search_path = '' as $$
  select private.notify(who, replace(replace(w.title, '{name}', n.name), '{day}', n.day),
    replace(replace(w.message, '{name}', n.name), '{day}', n.day), 'warning', 'system',
    case when who = (provider).id then '/profile' else '/schedule' end,
    case when who <> (provider).id then (provider).id end)
  from private.licence_words w
    cross join lateral (select
      trim(concat_ws(' ', (provider).first_name, (provider).last_name)) as name,
      coalesce(private.day_in_words((provider).license_expires_on, w.language), '') as day) as n
  where w.what = tell_of_licence.what
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

-- Where words are -------------------------------------------------------------------------------------

create table private.word_families (
  family text primary key check (family ~ '^[a-z]{1,12}$'),
  words text not null,
  key text,
  has_message boolean not null default true
);
comment on table private.word_families is 'The tables of this schema that say what is told.';
comment on column private.word_families.key is 'The column that says of what; null where the table tells one thing.';
comment on column private.word_families.has_message is 'Where it has none, figures or names are the message.';
alter table private.word_families enable row level security;
insert into private.word_families (family, words, key, has_message) values
  ('appointment', 'appointment_words', 'event', false), ('report', 'report_words', null, false),
  ('mail', 'mail_words', 'what', true), ('dose', 'dose_words', null, true), ('money', 'money_words', 'what', true),
  ('proposal', 'proposal_words', 'to_provider', true), ('message', 'message_words', 'kind', true),
  ('meal', 'meal_comment_words', null, true), ('training', 'training_comment_words', null, true),
  ('alarm', 'alarm_words', null, true), ('mention', 'mention_words', null, true), ('care', 'care_words', 'what', true),
  ('moderation', 'moderation_words', 'act', true), ('office', 'office_words', 'act', true),
  ('lab', 'lab_words', 'event', true), ('licence', 'licence_words', 'what', true);

create function private.told_words() returns table (code text, family text, what text, language text, title text, message text)
  language plpgsql stable security definer set search_path = '' as $$
declare
  f private.word_families;
begin
  for f in select * from private.word_families loop
    return query execute format('select concat_ws(''-'', $1, regexp_replace(k.what, ''[^a-z]+'', ''-'', ''g'')), $1, k.what, w.language, w.title, %s
      from private.%I w cross join lateral (select %s::text as what) k',
      case when f.has_message then 'w.message' else 'null' end, f.words, case when f.key is null then 'null' else format('w.%I', f.key) end)
    using f.family;
  end loop;
end $$;
comment on function private.told_words is 'All that is told, as it is sent now.';

create table private.built_in_words (
  code text not null,
  language text not null,
  title text not null,
  message text,
  primary key (code, language)
);
comment on table private.built_in_words is 'What was built in, of what is worded anew; it comes back when that is retired.';
alter table private.built_in_words enable row level security;

create function private.wording_kinds() returns table (code text, family text, built_in jsonb)
  language sql stable security definer set search_path = '' as $$
  select t.code, t.family, jsonb_object_agg(t.language, case when b.code is null
    then jsonb_build_object('title', t.title, 'message', t.message)
    else jsonb_build_object('title', b.title, 'message', b.message) end)
  from private.told_words() t left join private.built_in_words b on (b.code, b.language) = (t.code, t.language)
  group by t.code, t.family
$$;

-- What may be written ---------------------------------------------------------------------------------

create table public.wordings (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  title_en text not null, message_en text,
  title_es text not null, message_es text,
  title_fr text not null, message_fr text,
  title_de text not null, message_de text,
  deleted boolean not null default false
);
comment on table public.wordings is 'What is told in other words than those built in. The desk of catalogues writes it, and nobody reads it but the server.';
alter table public.wordings enable row level security;
revoke all on public.wordings from service_role;
select sync.ask_for_session('public.wordings');

create function private.names_in(said text) returns text[]
  language sql immutable set search_path = '' as $$
  select array(select distinct m[1] from regexp_matches(said, '\{[a-z]+\}', 'g') m order by 1)
$$;

create function private.hides(said text) returns boolean
  language sql immutable set search_path = '' as $$
  select said ~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e'
    '\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]')
$$;
comment on function private.hides is 'Controls, and signs that have no width or turn what follows.';

-- A push shows so much; the reason or the name that follows has room in what a notification holds.
create function private.is_wording(said text, built_in text, longest integer, is_mail boolean) returns boolean
  language sql immutable set search_path = '' as $$
  select case when built_in is null then said is null
    else coalesce(said = btrim(said) and length(said) between 1 and longest
      and regexp_replace(said, '\{[a-z]+\}', '', 'g') !~ '[{}<>]'
      and said ~ '[A-Za-z]'
      and not private.hides(case when is_mail then replace(said, E'\n', '') else said end)
      and private.names_in(said) = private.names_in(built_in), false) end
$$;
comment on function private.is_wording is 'No tags, nothing that hides or reverses text, and in braces exactly the names that are built in.';

create function private.put_words(f private.word_families, code text, language text, title text, message text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  execute format('update private.%I w set %s where w.language = $3 and %s', f.words,
    case when f.has_message then '(title, message) = row($1, $2)' else 'title = $1' end,
    case when f.key is null then 'true' else format('$4 = (select concat(%L, regexp_replace(w.%I::text, ''[^a-z]+'', ''-'', ''g'')))', f.family || '-', f.key) end)
  using title, message, language, code;
end $$;

create function private.word_anew() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  kind record;
  f private.word_families;
  said record;
begin
  select * into kind from private.wording_kinds() k where k.code = new.code;
  if kind.code is null then
    raise exception 'nothing of this name is told' using errcode = '23514', constraint = 'wordings_code_check';
  end if;
  select * into f from private.word_families w where w.family = kind.family;
  if new.deleted then
    perform private.put_words(f, b.code, b.language, b.title, b.message) from private.built_in_words b where b.code = new.code;
    delete from private.built_in_words b where b.code = new.code;
    return null;
  end if;
  for said in
    select l.key as language, l.value ->> 'title' as was_title, l.value ->> 'message' as was_message,
      to_jsonb(new) ->> ('title_' || l.key) as title, to_jsonb(new) ->> ('message_' || l.key) as message
    from jsonb_each(kind.built_in) l
  loop
    if not private.is_wording(said.title, said.was_title, case f.family when 'mail' then 120 else 80 end, false) then
      raise exception 'this is no title' using errcode = '23514', constraint = format('wordings_title_%s_check', said.language);
    end if;
    if not private.is_wording(said.message, said.was_message, case f.family when 'mail' then 2000 else 240 end, f.family = 'mail') then
      raise exception 'this is no message' using errcode = '23514', constraint = format('wordings_message_%s_check', said.language);
    end if;
    insert into private.built_in_words (code, language, title, message)
    values (new.code, said.language, said.was_title, said.was_message) on conflict do nothing;
    perform private.put_words(f, new.code, said.language, said.title, said.message);
  end loop;
  return null;
end $$;
create trigger word_anew after insert or update on public.wordings for each row execute function private.word_anew();

create function public.wording_kinds() returns table (code text, family text, built_in jsonb)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.wording_kinds() k order by k.family, k.code;
end $$;
comment on function public.wording_kinds() is 'All that is told by mail and push, in the words that are built in; administrators only.';
grant execute on function public.wording_kinds() to authenticated;
