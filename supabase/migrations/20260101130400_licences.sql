-- The licences of providers: what an approval asks for, and what becomes of one that ends.

-- What is asked for ------------------------------------------------------------------------------------

-- The device knows the same councils in src/lib/licences.ts. Trainers and nutritionists have none by law.
create function private.council_of(role text) returns text
  language sql immutable set search_path = '' as $$
  select case when role in ('doctor', 'aesthetic_surgeon') then 'MDCN' when role = 'lab_technician' then 'MLSCN' end
$$;
comment on function private.council_of is 'Who by law issues the yearly licence of this kind of provider; null where nobody does.';

create function private.is_right_day(p public.profiles) returns boolean
  language sql stable set search_path = '' as $$
  select private.is_in_force(p.license_expires_on)
    and coalesce(p.license_expires_on <= current_date + 1100, private.council_of(p.role) is null)
$$;
comment on function private.is_right_day is 'Whether the last day could be one; only who has a council has to have one.';

-- No council says of what form its numbers are: this refuses a name, a sentence and an empty word.
create function private.licence_problem(p public.profiles) returns text
  language sql stable set search_path = '' as $$
  select case
    when private.council_of(p.role) is not null and p.license_number is null
      or p.license_number !~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{2,29}$' or p.license_number !~ '\d' then 'number'
    when not private.is_right_day(p) then 'day'
  end
$$;
comment on function private.licence_problem is 'What keeps a licence from being approved; null where nothing does.';

create function private.licence_stated(p public.profiles) returns text
  language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(jsonb_build_array(p.role, p.first_name, p.last_name, p.specialization, p.license_number,
    p.license_issuer, p.license_expires_on, p.license_renews_on, p.experience_years)::text, 'UTF8')), 'hex')
$$;
comment on function private.licence_stated is 'What an administrator has looked at: he approves that, and not what has come in its place.';

create table private.first_approvals (
  provider_id uuid primary key references public.profiles (id) on delete cascade,
  approved_by uuid not null references auth.users (id) on delete cascade,
  stated text not null,
  approved_at timestamptz not null default now()
);
comment on table private.first_approvals is
  'Of doctors and surgeons, whom two administrators approve; it counts for what was stated then.';
create index first_approvals_by_administrator on private.first_approvals (approved_by);
alter table private.first_approvals enable row level security;

create index profiles_by_licence on public.profiles (license_expires_on) where provider_status = 'approved';
create index profiles_that_renew on public.profiles (id) where license_renews_on is not null;

-- Telling ---------------------------------------------------------------------------------------------

insert into private.office_words (act, language, title, message) values
  ('provider.approved', 'en', 'You are approved', 'Clients can find and book you now.'),
  ('provider.approved', 'es', 'Tu solicitud fue aprobada', 'Los clientes ya pueden encontrarte y reservar contigo.'),
  ('provider.approved', 'fr', 'Votre candidature est acceptée', 'Les clients peuvent désormais vous trouver et réserver avec vous.'),
  ('provider.approved', 'de', 'Du bist freigegeben', 'Klienten können dich jetzt finden und buchen.'),
  ('provider.needs-information', 'en', 'Something is missing in your application', 'Add it in your profile; we then look again. What we need:'),
  ('provider.needs-information', 'es', 'Falta algo en tu solicitud', 'Añádelo en tu perfil y la revisaremos de nuevo. Lo que necesitamos:'),
  ('provider.needs-information', 'fr', 'Il manque quelque chose à votre candidature', 'Ajoutez-le dans votre profil : nous la regarderons de nouveau. Ce qu’il nous faut :'),
  ('provider.needs-information', 'de', 'In deiner Bewerbung fehlt etwas', 'Ergänze es in deinem Profil, dann sehen wir sie wieder an. Was wir brauchen:'),
  ('provider.rejected', 'en', 'You were not approved', 'Your provider’s screens stay closed. The reason:'),
  ('provider.rejected', 'es', 'No fuiste aprobado', 'Tus pantallas de profesional siguen cerradas. El motivo:'),
  ('provider.rejected', 'fr', 'Vous n’avez pas été accepté', 'Vos écrans de professionnel restent fermés. La raison :'),
  ('provider.rejected', 'de', 'Du wurdest nicht freigegeben', 'Deine Bildschirme als Fachkraft bleiben geschlossen. Der Grund:'),
  ('provider.suspended', 'en', 'Your approval is suspended', 'Your records are closed for now, and what was to come is called off. The reason:'),
  ('provider.suspended', 'es', 'Tu aprobación está suspendida', 'Tus expedientes quedan cerrados por ahora y las citas pendientes se anularon. El motivo:'),
  ('provider.suspended', 'fr', 'Votre agrément est suspendu', 'Vos dossiers sont fermés pour l’instant et les rendez-vous à venir sont annulés. La raison :'),
  ('provider.suspended', 'de', 'Deine Freigabe ruht', 'Deine Akten sind vorerst geschlossen, und was bevorstand, ist abgesagt. Der Grund:'),
  ('provider.renewed', 'en', 'Your new licence is confirmed', 'Your profile shows the new day.'),
  ('provider.renewed', 'es', 'Tu nueva licencia está confirmada', 'Tu perfil muestra la nueva fecha.'),
  ('provider.renewed', 'fr', 'Votre nouvelle licence est confirmée', 'Votre profil affiche la nouvelle date.'),
  ('provider.renewed', 'de', 'Deine neue Zulassung ist bestätigt', 'Dein Profil zeigt den neuen Tag.'),
  ('provider.not-renewed', 'en', 'Your new licence was not confirmed', 'The day on file stays as it was. The reason:'),
  ('provider.not-renewed', 'es', 'Tu nueva licencia no se confirmó', 'La fecha registrada sigue como estaba. El motivo:'),
  ('provider.not-renewed', 'fr', 'Votre nouvelle licence n’a pas été confirmée', 'La date enregistrée reste la même. La raison :'),
  ('provider.not-renewed', 'de', 'Deine neue Zulassung wurde nicht bestätigt', 'Der hinterlegte Tag bleibt, wie er war. Der Grund:');

create table private.licence_words (
  what text not null,
  language text not null references private.calendar_words (language),
  title text not null,
  message text not null,
  primary key (what, language)
);
comment on table private.licence_words is 'The name of the provider is %1$s, the last day of the licence %2$s.';
create index licence_words_by_language on private.licence_words (language);
alter table private.licence_words enable row level security;
insert into private.licence_words (what, language, title, message) values
  ('ends', 'en', 'Your licence ends on %2$s', 'Renew it with its issuer and state the new day in your profile. Without it nobody can book you from then on.'),
  ('ends', 'es', 'Tu licencia vence el %2$s', 'Renuévala con quien la emite y anota la nueva fecha en tu perfil. Sin ella nadie podrá reservar contigo a partir de entonces.'),
  ('ends', 'fr', 'Votre licence prend fin le %2$s', 'Renouvelez-la auprès de l’organisme et indiquez la nouvelle date dans votre profil. Sinon, plus personne ne pourra réserver avec vous ensuite.'),
  ('ends', 'de', 'Deine Zulassung endet am %2$s', 'Erneuere sie bei der ausstellenden Stelle und trage den neuen Tag in dein Profil ein. Sonst kann dich danach niemand mehr buchen.'),
  ('ended', 'en', 'Your licence has ended', 'It ended on %2$s: nobody can book you until a new day is confirmed. What is agreed stands. After a fortnight you are no longer found either.'),
  ('ended', 'es', 'Tu licencia ha vencido', 'Venció el %2$s: nadie puede reservar contigo hasta que se confirme una nueva fecha. Lo acordado sigue en pie. Dentro de dos semanas tampoco aparecerás en la búsqueda.'),
  ('ended', 'fr', 'Votre licence a pris fin', 'Elle a pris fin le %2$s : personne ne peut réserver avec vous avant qu’une nouvelle date soit confirmée. Ce qui est convenu reste. Après deux semaines, on ne vous trouvera plus non plus.'),
  ('ended', 'de', 'Deine Zulassung ist abgelaufen', 'Sie endete am %2$s: Bis ein neuer Tag bestätigt ist, kann dich niemand buchen. Vereinbartes bleibt. Nach zwei Wochen wirst du auch nicht mehr gefunden.'),
  ('hidden', 'en', 'You are no longer found', 'Your licence ended on %2$s. You appear again as soon as a new day is confirmed; state it in your profile.'),
  ('hidden', 'es', 'Ya no apareces en la búsqueda', 'Tu licencia venció el %2$s. Volverás a aparecer en cuanto se confirme una nueva fecha; anótala en tu perfil.'),
  ('hidden', 'fr', 'On ne vous trouve plus', 'Votre licence a pris fin le %2$s. Vous réapparaîtrez dès qu’une nouvelle date sera confirmée ; indiquez-la dans votre profil.'),
  ('hidden', 'de', 'Du wirst nicht mehr gefunden', 'Deine Zulassung endete am %2$s. Du erscheinst wieder, sobald ein neuer Tag bestätigt ist; trage ihn in dein Profil ein.'),
  ('clients: ended', 'en', 'No new appointments for now', '%1$s takes none until the licence is renewed. What is agreed stands.'),
  ('clients: ended', 'es', 'Por ahora no hay citas nuevas', '%1$s no las acepta hasta que se renueve la licencia. Lo acordado sigue en pie.'),
  ('clients: ended', 'fr', 'Pas de nouveaux rendez-vous pour l’instant', '%1$s n’en prend pas avant le renouvellement de sa licence. Ce qui est convenu reste.'),
  ('clients: ended', 'de', 'Vorerst keine neuen Termine', '%1$s nimmt keine an, bis die Zulassung erneuert ist. Vereinbartes bleibt.'),
  ('clients: renewed', 'en', 'New appointments again', '%1$s can be booked again.'),
  ('clients: renewed', 'es', 'Vuelve a haber citas', 'Puedes volver a reservar con %1$s.'),
  ('clients: renewed', 'fr', 'De nouveau des rendez-vous', 'Vous pouvez de nouveau réserver avec %1$s.'),
  ('clients: renewed', 'de', 'Wieder neue Termine', 'Du kannst %1$s wieder buchen.'),
  ('clients: suspended', 'en', 'Your provider is away for now', '%1$s does not work here at the moment. Appointments that were to come are called off.'),
  ('clients: suspended', 'es', 'Tu profesional no está disponible', '%1$s no trabaja aquí por el momento. Las citas pendientes se anularon.'),
  ('clients: suspended', 'fr', 'Votre professionnel est absent pour l’instant', '%1$s ne travaille pas ici en ce moment. Les rendez-vous à venir sont annulés.'),
  ('clients: suspended', 'de', 'Deine Fachkraft ist vorerst nicht da', '%1$s arbeitet zurzeit nicht hier. Bevorstehende Termine sind abgesagt.');

create function private.day_in_words(day date, language text) returns text
  language sql stable set search_path = '' as $$
  select format(
    case w.language when 'es' then '%s de %s de %s' when 'de' then '%s. %s %s' else '%s %s %s' end,
    extract(day from day), w.months[extract(month from day)::integer], extract(year from day))
  from private.calendar_words w where w.language = day_in_words.language
$$;

create function private.tell_of_licence(who uuid, what text, provider public.profiles) returns void
  language sql security definer set search_path = '' as $$
  select private.notify(who, format(w.title, n.name, n.day), format(w.message, n.name, n.day), 'warning', 'system',
    case when who = (provider).id then '/profile' else '/schedule' end,
    case when who <> (provider).id then (provider).id end)
  from private.licence_words w
    cross join lateral (select
      trim(concat_ws(' ', (provider).first_name, (provider).last_name)) as name,
      coalesce(private.day_in_words((provider).license_expires_on, w.language), '') as day) as n
  where w.what = tell_of_licence.what
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

create function private.tell_clients_of_licence(what text, provider public.profiles) returns void
  language sql security definer set search_path = '' as $$
  select private.tell_of_licence(c.client_id, what, provider)
  from private.care c where c.provider_id = (provider).id and c.treats
$$;

-- When one ends ---------------------------------------------------------------------------------------

create table private.licence_tellings (
  provider_id uuid not null references public.profiles (id) on delete cascade,
  expires_on date not null,
  days integer not null,
  primary key (provider_id, expires_on, days)
);
comment on table private.licence_tellings is
  'Of which moment of which licence somebody was told, by the days that were left; a new day begins anew.';
alter table private.licence_tellings enable row level security;

-- Of several moments that have passed the last one counts, so that nobody hears all of them at once.
create view private.licences_due as
select p.id as provider_id, p.license_expires_on as expires_on, m.days
from public.profiles p
  cross join lateral (
    select min(v.days) as days from (values (60), (30), (7), (-1), (-15)) as v (days)
    where p.license_expires_on - private.day_of(now()) <= v.days) m
where p.provider_status = 'approved' and p.license_expires_on <= private.day_of(now()) + 60
  and not exists (
    select from private.licence_tellings t
    where t.provider_id = p.id and t.expires_on = p.license_expires_on and t.days = m.days);

create function private.was_told_of_end(provider public.profiles) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.licence_tellings t
    where t.provider_id = (provider).id and t.expires_on = (provider).license_expires_on and t.days < 0)
$$;

-- Few at a time, because each may have many clients, and the mails wait meanwhile.
create function private.tell_of_licences() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
  provider public.profiles;
  is_news boolean;
begin
  for due in select d.* from private.licences_due d order by d.expires_on limit 5 loop
    select p.* into provider from public.profiles p where p.id = due.provider_id for update skip locked;
    continue when not found;
    is_news := due.days < 0 and not private.was_told_of_end(provider);
    insert into private.licence_tellings (provider_id, expires_on, days)
    values (due.provider_id, due.expires_on, due.days) on conflict do nothing;
    continue when not found;
    perform private.tell_of_licence(due.provider_id,
      case due.days when -1 then 'ended' when -15 then 'hidden' else 'ends' end, provider);
    if is_news then
      perform private.tell_clients_of_licence('clients: ended', provider);
    end if;
    perform private.refresh_person(due.provider_id);
  end loop;
end $$;
comment on function private.tell_of_licences is 'Called by whoever asks what is due to be sent.';
