-- The desk of people: who somebody is and how he comes in, never anything of his health; and what the office may do
-- about it. Each act asks for a fresh second step and a reason, is told, and stands in the audit.

create index profiles_by_first_name on public.profiles (lower(first_name) text_pattern_ops);
create index profiles_by_last_name on public.profiles (lower(last_name) text_pattern_ops);
create index profiles_by_joined on public.profiles (created_at, id);
create index profiles_by_role_joined on public.profiles (role, created_at, id);
create index providers_by_status_joined on public.profiles (provider_status, created_at, id)
  where provider_status <> 'none';
create index contacts_by_email on public.contacts (lower(email) text_pattern_ops);

-- Looking ---------------------------------------------------------------------------------------------

create function private.people_named(beginning text) returns setof uuid
  language plpgsql stable security definer set search_path = '' as $$
declare
  whole constant text := lower(btrim(beginning));
  first constant text := split_part(whole, ' ', 1);
  rest constant text := ltrim(substr(whole, length(first) + 1));
  -- After every character there is.
  last constant text := chr(1114111);
begin
  return query
    (select p.id from public.profiles p
      where lower(p.first_name) ~>=~ whole and lower(p.first_name) ~<~ (whole || last) order by lower(p.first_name) using ~<~ limit 200)
    union (select p.id from public.profiles p
      where lower(p.last_name) ~>=~ whole and lower(p.last_name) ~<~ (whole || last) order by lower(p.last_name) using ~<~ limit 200)
    union (select c.id from public.contacts c
      where lower(c.email) ~>=~ whole and lower(c.email) ~<~ (whole || last) order by lower(c.email) using ~<~ limit 200)
    union (select p.id from public.profiles p
      where rest <> '' and lower(p.first_name) = first
        and lower(p.last_name) ~>=~ rest and lower(p.last_name) ~<~ (rest || last) limit 200);
end $$;
comment on function private.people_named is
  'Whose first name, last name, both, or address begin so; at most 200 of each, and so bounded whatever is typed.';

create function public.office_people(
  named text default null, of_role text default null, of_state text default null, newest boolean default true,
  after uuid default null, most integer default 50
) returns table (
    id uuid, first_name text, last_name text, email text, role text, provider_status text, joined_at timestamptz,
    seen_at timestamptz, locked boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare
  beginning constant text := btrim(coalesce(named, ''));
  way constant text := case when newest then 'desc' else 'asc' end;
begin
  perform private.require_admin();
  if length(beginning) = 1 or length(beginning) > 200 then
    raise exception 'a name or an address begins with two letters at least' using errcode = '22023';
  end if;
  if of_state not in ('locked', 'pending', 'needs_information', 'approved', 'suspended', 'rejected') then
    raise exception 'there is no such state' using errcode = '22023';
  end if;
  return query execute format(
    'select p.id, p.first_name, p.last_name, u.email::text, p.role, p.provider_status, p.created_at,
       greatest(u.last_sign_in_at, (select max(s.updated_at) from auth.sessions s where s.user_id = p.id)),
       exists (select from private.locks l where l.user_id = p.id)
     from public.profiles p join auth.users u on u.id = p.id
     where %s order by p.created_at %s, p.id %s limit $4',
    concat_ws(' and ', 'true',
      case when beginning <> '' then 'p.id in (select private.people_named($1))' end,
      case when of_role is not null then 'p.role = $2' end,
      case when of_state = 'locked' then 'p.id in (select l.user_id from private.locks l)'
        when of_state is not null then format('p.provider_status = %L', of_state) end,
      case when after is not null then format(
        '(p.created_at, p.id) %s (select a.created_at, a.id from public.profiles a where a.id = $3)',
        case when newest then '<' else '>' end) end),
    way, way)
    using beginning, of_role, after, least(greatest(coalesce(most, 50), 1), 201);
end $$;
comment on function public.office_people is
  'People by the beginning of a name or address, by role and by state; a page at a time, administrators only.';

-- A hosted project has the table only where passkeys are on.
create function private.passkeys_of(who uuid) returns integer
  language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('auth.webauthn_credentials') is null then return 0; end if;
  return (select count(*) from auth.webauthn_credentials c where c.user_id = who);
end $$;
comment on function private.passkeys_of is 'How many passkeys sign in to an account.';

create function private.end_ways_in(who uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  -- A passkey whose registration is under way is written before this, or finds its session ended.
  perform from auth.users u where u.id = who for update;
  delete from auth.sessions s where s.user_id = who;
  if to_regclass('auth.webauthn_credentials') is not null then
    delete from auth.webauthn_credentials c where c.user_id = who;
  end if;
end $$;
comment on function private.end_ways_in is 'Ends all sessions of a person, and takes away the passkeys that would begin others.';

-- Whoever opens somebody's page has looked at him; a page that is read again within a quarter of an hour is one look.
create function public.office_person(who uuid, device_at timestamptz default null) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'email', u.email, 'role', p.role,
    'provider_status', p.provider_status, 'specialization', p.specialization, 'centre', p.preferred_fitness_center,
    'joined_at', p.created_at, 'second_step',
      exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'),
    'passkeys', private.passkeys_of(p.id),
    'seen_at', greatest(u.last_sign_in_at, (select max(s.updated_at) from auth.sessions s where s.user_id = p.id)),
    'lock', (select jsonb_build_object('reason', l.reason, 'locked_at', l.locked_at) from private.locks l
      where l.user_id = p.id),
    'agreements', (select coalesce(jsonb_agg(g), '[]') from (
      select a.purpose, a.version, a.language, a.how, a.agreed_at, exists (
        select from private.agreement_versions v where (v.purpose, v.version) = (a.purpose, a.version)) as known
      from private.agreements a where a.user_id = p.id
      order by a.purpose, a.version) as g),
    'sessions', (select coalesce(jsonb_agg(s), '[]') from (
      select s.user_agent, s.created_at, s.updated_at as seen_at from auth.sessions s where s.user_id = p.id
      order by s.updated_at desc limit 20) as s),
    'care', (select coalesce(jsonb_agg(a), '[]') from (
      select o.id, o.first_name, o.last_name, o.role, c.status, c.assignment_date as since
      from public.client_assignments c
      join public.profiles o on o.id = case when c.trainer_id = who then c.client_id else c.trainer_id end
      where who in (c.trainer_id, c.client_id) and c.status <> 'ended' and not c.deleted
      order by c.assignment_date, c.id limit 50) as a))
  into answer
  from public.profiles p join auth.users u on u.id = p.id where p.id = who;
  if answer is null then
    raise exception 'there is nobody of this id' using errcode = 'P0002';
  end if;
  if not exists (
    select from private.audit_lines l
    where l.subject_id = who and l.actor_id = auth.uid() and l.act = 'person.opened'
      and l.at > now() - interval '15 minutes') then
    perform private.audit('person.opened', who, '', '{}', device_at);
  end if;
  return answer;
end $$;
comment on function public.office_person is 'One person''s account, without anything of health; that it was looked at stands in the audit.';

-- Telling ---------------------------------------------------------------------------------------------

create table private.office_words (
  act text not null,
  language text not null,
  title text not null,
  message text not null,
  primary key (act, language)
);
comment on table private.office_words is 'How a person is told what the office did; the reason follows.';
alter table private.office_words enable row level security;
insert into private.office_words (act, language, title, message) values
  ('person.locked', 'en', 'Your account was locked', 'You were signed out on all devices, and your passkeys were removed. What you entered is kept. The reason:'),
  ('person.locked', 'es', 'Tu cuenta fue bloqueada', 'Se cerró tu sesión en todos los dispositivos y tus llaves de acceso se quitaron. Lo que anotaste se conserva. El motivo:'),
  ('person.locked', 'fr', 'Votre compte a été bloqué', 'Vous avez été déconnecté de tous les appareils et vos clés d’accès ont été retirées. Vos saisies sont conservées. La raison :'),
  ('person.locked', 'de', 'Dein Konto wurde gesperrt', 'Du wurdest auf allen Geräten abgemeldet, und deine Passkeys wurden entfernt. Was du eingetragen hast, bleibt. Der Grund:'),
  ('person.unlocked', 'en', 'Your account is open again', 'You can sign in with your password. The reason:'),
  ('person.unlocked', 'es', 'Tu cuenta vuelve a estar abierta', 'Puedes iniciar sesión con tu contraseña. El motivo:'),
  ('person.unlocked', 'fr', 'Votre compte est rouvert', 'Vous pouvez vous connecter avec votre mot de passe. La raison :'),
  ('person.unlocked', 'de', 'Dein Konto ist wieder offen', 'Du kannst dich mit deinem Passwort anmelden. Der Grund:'),
  ('person.signed-out', 'en', 'You were signed out on all devices', 'Our office did this. Sign in again with your password: your passkeys were removed. The reason:'),
  ('person.signed-out', 'es', 'Se cerró tu sesión en todos los dispositivos', 'Lo hizo nuestra oficina. Vuelve a iniciar sesión con tu contraseña: tus llaves de acceso se quitaron. El motivo:'),
  ('person.signed-out', 'fr', 'Vous avez été déconnecté de tous les appareils', 'Notre bureau l’a fait. Reconnectez-vous avec votre mot de passe : vos clés d’accès ont été retirées. La raison :'),
  ('person.signed-out', 'de', 'Du wurdest auf allen Geräten abgemeldet', 'Das hat unser Büro getan. Melde dich mit deinem Passwort wieder an: Deine Passkeys wurden entfernt. Der Grund:'),
  ('person.step-reset', 'en', 'Your second step was removed', 'Your password alone signs you in now. Set the second step up again in the settings. If you did not ask for this, change your password. The reason:'),
  ('person.step-reset', 'es', 'Se quitó tu segundo paso', 'Ahora basta tu contraseña. Vuelve a configurar el segundo paso en los ajustes. Si no lo pediste, cambia tu contraseña. El motivo:'),
  ('person.step-reset', 'fr', 'Votre deuxième étape a été retirée', 'Votre mot de passe suffit désormais. Rétablissez la deuxième étape dans les réglages. Si vous ne l’avez pas demandé, changez de mot de passe. La raison :'),
  ('person.step-reset', 'de', 'Dein zweiter Schritt wurde entfernt', 'Dein Passwort allein genügt jetzt. Richte den zweiten Schritt in den Einstellungen wieder ein. Hast du nicht darum gebeten, ändere dein Passwort. Der Grund:'),
  ('person.role-changed', 'en', 'Your role has changed', 'You see other screens now. The reason:'),
  ('person.role-changed', 'es', 'Tu función ha cambiado', 'Ahora ves otras pantallas. El motivo:'),
  ('person.role-changed', 'fr', 'Votre rôle a changé', 'Vous voyez désormais d’autres écrans. La raison :'),
  ('person.role-changed', 'de', 'Deine Rolle hat sich geändert', 'Du siehst jetzt andere Bildschirme. Der Grund:'),
  ('client.handed-over', 'en', 'Somebody else looks after you now', 'Your provider has changed. The reason:'),
  ('client.handed-over', 'es', 'Ahora te atiende otra persona', 'Tu profesional ha cambiado. El motivo:'),
  ('client.handed-over', 'fr', 'Quelqu’un d’autre vous suit désormais', 'Votre professionnel a changé. La raison :'),
  ('client.handed-over', 'de', 'Jetzt betreut dich jemand anderes', 'Deine Fachkraft hat gewechselt. Der Grund:'),
  ('clients.given', 'en', 'Clients were handed over to you', 'You find them in your list. The reason:'),
  ('clients.given', 'es', 'Te pasaron clientes', 'Los encuentras en tu lista. El motivo:'),
  ('clients.given', 'fr', 'Des clients vous ont été confiés', 'Vous les trouvez dans votre liste. La raison :'),
  ('clients.given', 'de', 'Dir wurden Klienten übergeben', 'Du findest sie in deiner Liste. Der Grund:'),
  ('clients.taken', 'en', 'Your clients were handed over', 'Somebody else looks after them now. The reason:'),
  ('clients.taken', 'es', 'Tus clientes pasaron a otra persona', 'Ahora los atiende otra persona. El motivo:'),
  ('clients.taken', 'fr', 'Vos clients ont été confiés à quelqu’un d’autre', 'Quelqu’un d’autre les suit désormais. La raison :'),
  ('clients.taken', 'de', 'Deine Klienten wurden übergeben', 'Jetzt betreut sie jemand anderes. Der Grund:');

create function private.tell_office(who uuid, act text, reason text, link text default null) returns void
  language sql security definer set search_path = '' as $$
  select private.notify(who, w.title, concat_ws(' ', w.message, reason), 'info', 'system', link)
  from private.office_words w
  where w.act = tell_office.act
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

-- Acting ----------------------------------------------------------------------------------------------

create function private.begin_act(who uuid, reason text) returns text
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_fresh_step();
  perform private.count_today(auth.uid(), 'office_acts', 200);
  -- Two administrators at once: the second finds what the first has done, also where that was done to him.
  perform pg_advisory_xact_lock(hashtextextended('office', 0));
  perform private.require_admin();
  if who = auth.uid() then
    raise exception 'nobody does this to himself' using errcode = '42501';
  end if;
  perform from public.profiles p where p.id = who;
  if not found then
    raise exception 'there is nobody of this id' using errcode = 'P0002';
  end if;
  return private.require_reason(reason);
end $$;
comment on function private.begin_act is
  'What every act about a person asks first: an administrator, a fresh second step, somebody else, a reason, which it answers with.';

-- Sessions end with their tokens: a refresh finds none, and sync asks for one (require_session).
create function public.lock_person(who uuid, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := private.begin_act(who, reason);
begin
  insert into private.locks (user_id, reason) values (who, words) on conflict do nothing;
  if not found then
    raise exception 'this person is locked already' using errcode = 'P0002';
  end if;
  -- What signs people in cannot read a time without end.
  update auth.users u set banned_until = now() + interval '100 years' where u.id = who;
  perform private.end_ways_in(who);
  perform private.refresh_person(who);
  perform private.audit('person.locked', who, words, '{}', device_at);
  perform private.tell_office(who, 'person.locked', words);
end $$;
comment on function public.lock_person is
  'From now on nobody signs in, refreshes or syncs with this account, and nobody new finds or books it.';

create function public.unlock_person(who uuid, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := private.begin_act(who, reason);
begin
  delete from private.locks l where l.user_id = who;
  if not found then
    raise exception 'this person is not locked' using errcode = 'P0002';
  end if;
  update auth.users u set banned_until = null where u.id = who;
  perform private.refresh_person(who);
  perform private.audit('person.unlocked', who, words, '{}', device_at);
  perform private.tell_office(who, 'person.unlocked', words);
end $$;
comment on function public.unlock_person is 'Lets a locked person sign in again.';

create function public.sign_out_person(who uuid, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := private.begin_act(who, reason);
begin
  perform private.end_ways_in(who);
  perform private.audit('person.signed-out', who, words, '{}', device_at);
  perform private.tell_office(who, 'person.signed-out', words);
end $$;
comment on function public.sign_out_person is 'Ends all sessions of a person and removes his passkeys.';

create function public.reset_second_step(who uuid, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := private.begin_act(who, reason);
begin
  delete from auth.mfa_factors f where f.user_id = who and f.status = 'verified';
  if not found then
    raise exception 'this person has no second step' using errcode = 'P0002';
  end if;
  perform private.end_ways_in(who);
  perform private.audit('person.step-reset', who, words, '{}', device_at);
  perform private.tell_office(who, 'person.step-reset', words);
end $$;
comment on function public.reset_second_step is
  'Takes the authenticator app off an account whose owner lost it and has shown who he is; all sessions end and passkeys go.';

-- A new provider waits for approval like any other.
create function public.change_role(who uuid, new_role text, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := private.begin_act(who, reason);
  old_role text;
begin
  select p.role into old_role from public.profiles p where p.id = who for update;
  if new_role is null or new_role = old_role then
    raise exception 'this is the role already' using errcode = '22023';
  end if;
  update public.profiles p
  set role = new_role, provider_status = case when new_role in ('client', 'finance', 'admin') then 'none' else 'pending' end,
    provider_reason = null, license_renews_on = null
  where p.id = who;
  delete from private.first_approvals f where f.provider_id = who;
  perform private.audit('person.role-changed', who, words, jsonb_build_object('before', old_role, 'after', new_role),
    device_at);
  perform private.tell_office(who, 'person.role-changed', words);
end $$;
comment on function public.change_role is 'Makes somebody a client, one of the finance desk, an administrator, or a provider who waits for approval.';

create function public.hand_over_preview(provider uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'clients', (select coalesce(jsonb_agg(c), '[]') from (
      select p.id, p.first_name, p.last_name, a.status
      from public.client_assignments a join public.profiles p on p.id = a.client_id
      where a.trainer_id = provider and a.status <> 'ended' and not a.deleted
      order by p.last_name, p.first_name, p.id limit 500) as c),
    'others', (select coalesce(jsonb_agg(o), '[]') from (
      select p.id, p.first_name, p.last_name
      from public.profiles p join public.profiles own on own.id = provider
      where p.role = own.role and private.is_bookable(p.id) and p.id <> provider
      order by p.last_name, p.first_name, p.id limit 200) as o));
end $$;
comment on function public.hand_over_preview is 'Whom it would concern, and which approved providers of the same kind could take them.';

create function public.hand_over_clients(
  provider uuid, successor uuid, reason text, device_at timestamptz default null
) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := private.begin_act(provider, reason);
  given record;
  clients integer := 0;
begin
  perform from public.profiles p join public.profiles own on own.id = provider
  where p.id = successor and p.id <> provider and p.role = own.role and private.is_bookable(p.id);
  if not found then
    raise exception 'the successor is no approved provider of the same kind, or is locked' using errcode = '22023';
  end if;
  perform set_config('office.hands_over', 'yes', true);
  for given in
    update public.client_assignments a set status = 'ended', rev = sync.new_rev(), updated_at = now()
    from (select c.id, c.status from public.client_assignments c
      where c.trainer_id = provider and c.status <> 'ended' and not c.deleted and c.client_id <> successor
      order by c.id limit 500 for update) as old
    where a.id = old.id
    returning a.client_id, old.status, a.program_focus, a.sessions_per_week
  loop
    insert into public.client_assignments (trainer_id, client_id, status, program_focus, sessions_per_week)
    values (successor, given.client_id, given.status, given.program_focus, given.sessions_per_week)
    on conflict do nothing;
    perform private.audit('client.handed-over', given.client_id, words,
      jsonb_build_object('before', provider, 'after', successor), device_at);
    perform private.tell_office(given.client_id, 'client.handed-over', words);
    clients := clients + 1;
  end loop;
  perform set_config('office.hands_over', '', true);
  if clients = 0 then
    raise exception 'nobody is left to hand over' using errcode = 'P0002';
  end if;
  perform private.tell_office(provider, 'clients.taken', words);
  perform private.tell_office(successor, 'clients.given', words);
  return clients;
end $$;
comment on function public.hand_over_clients is
  'Ends a provider''s assignments and gives the clients to another of his kind, 500 at a time; all of them are told.';

grant execute on function public.office_people(text, text, text, boolean, uuid, integer),
  public.office_person(uuid, timestamptz), public.lock_person(uuid, text, timestamptz),
  public.unlock_person(uuid, text, timestamptz), public.sign_out_person(uuid, text, timestamptz),
  public.reset_second_step(uuid, text, timestamptz), public.change_role(uuid, text, text, timestamptz),
  public.hand_over_preview(uuid), public.hand_over_clients(uuid, uuid, text, timestamptz) to authenticated;
