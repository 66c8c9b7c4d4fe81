-- A provider makes a code; whoever enters it is cared for by him. No caller reads the tables: codes go through functions
-- that say to the maker what his are, and to whoever holds one whose it is.

create table private.care_codes (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references auth.users (id) on delete cascade,
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  most integer not null check (most between 1 and 50),
  used integer not null default 0 check (used between 0 and most),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  revoked_at timestamptz
);
comment on table private.care_codes is 'What a provider gives away for a client to begin care by; read by functions alone.';
create index care_codes_by_provider on private.care_codes (provider_id);

create table private.care_code_uses (
  code_id uuid not null references private.care_codes (id) on delete cascade,
  client_id uuid not null references auth.users (id) on delete cascade,
  used_at timestamptz not null default now(),
  primary key (code_id, client_id)
);
comment on table private.care_code_uses is 'Once a person: by a code for many, nobody comes back whom the provider let go.';
create index care_code_uses_by_client on private.care_code_uses (client_id);

-- 40 bits of the random ones of a uuid, five a letter: of 32 that are not taken for one another.
create function private.new_care_code() returns text
  language sql volatile set search_path = '' as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(u.bytes, n) % 32 + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as u, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as n
$$;

create function private.care_code_for_maker(c private.care_codes) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'code', c.code, 'most', c.most, 'used', c.used, 'expires_at', c.expires_at)
$$;

create function public.make_care_code(most integer default 1) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  made private.care_codes;
begin
  perform public.require_session();
  if caller is null or not private.may_take_clients(caller) then
    raise exception 'only an approved provider who takes clients makes codes' using errcode = '42501';
  end if;
  perform private.count_today(caller, 'care_codes', 20);
  -- What has been of no use for long is nobody's to keep.
  delete from private.care_codes c where c.provider_id = caller and c.expires_at < now() - interval '30 days';
  insert into private.care_codes (provider_id, code, most)
  values (caller, private.new_care_code(), least(greatest(coalesce(make_care_code.most, 1), 1), 50))
  returning * into made;
  return private.care_code_for_maker(made);
end $$;

create function public.my_care_codes() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select public.require_session();
  select coalesce(jsonb_agg(private.care_code_for_maker(c) order by c.created_at desc), '[]')
  from private.care_codes c
  where c.provider_id = (select auth.uid()) and c.revoked_at is null and c.expires_at > now() and c.used < c.most
$$;

create function public.revoke_care_code(code_id uuid) returns void
  language sql security definer set search_path = '' as $$
  select public.require_session();
  update private.care_codes c set revoked_at = now()
  where c.id = code_id and c.provider_id = (select auth.uid()) and c.revoked_at is null
$$;

create function private.typed_care_code(typed text) returns text
  language sql immutable set search_path = '' as $$
  select upper(regexp_replace(left(typed, 40), '[^0-9A-Za-z]', '', 'g'))
$$;

-- The row is locked, so that of many who enter the last use of a code one has it. A code that is unknown, has expired, was
-- revoked or used up, is the caller's own or was entered by him before is told apart by nobody.
create function private.open_care_code(typed text) returns private.care_codes
  language sql volatile security definer set search_path = '' as $$
  select c.* from private.care_codes c
  where c.code = private.typed_care_code(typed)
    and c.revoked_at is null and c.expires_at > now() and c.used < c.most
    and c.provider_id <> (select auth.uid()) and private.may_take_clients(c.provider_id)
    and not exists (select from private.care_code_uses u where u.code_id = c.id and u.client_id = (select auth.uid()))
  for update of c
$$;

-- Every try counts, right or wrong. Whoever may try no more is told so, and not by an error, which would undo the count.
create function private.may_try_care_code() returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_today((select auth.uid()), 'care_codes_tried', 40);
  return true;
exception when raise_exception then
  return false;
end $$;

create function public.look_at_care_code(code text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  found_code private.care_codes;
begin
  perform public.require_session();
  if not private.may_try_care_code() then
    return '{"state": "too_many"}';
  end if;
  found_code := private.open_care_code(code);
  if found_code.id is null then
    return '{"state": "unknown"}';
  end if;
  return jsonb_build_object('state', 'open', 'provider_id', found_code.provider_id) || (
    select jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'role', p.role,
      'specialization', p.specialization)
    from public.people p where p.id = found_code.provider_id);
end $$;

create function public.redeem_care_code(code text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  found_code private.care_codes;
begin
  perform public.require_session();
  if not private.may_try_care_code() then
    return '{"state": "too_many"}';
  end if;
  found_code := private.open_care_code(code);
  if found_code.id is null then
    -- Of one that he has entered and is in care by, he hears so: the first answer may have been lost on its way.
    return jsonb_build_object('state', case when exists (
      select from private.care_codes c
        join private.care_code_uses u on u.code_id = c.id and u.client_id = caller
        join public.client_assignments a on a.trainer_id = c.provider_id and a.client_id = caller
          and a.status = 'active' and not a.deleted
      where c.code = private.typed_care_code(redeem_care_code.code)) then 'already' else 'unknown' end);
  end if;
  if not private.begin_care(found_code.provider_id, caller) then
    return '{"state": "already"}';
  end if;
  insert into private.care_code_uses (code_id, client_id) values (found_code.id, caller);
  update private.care_codes c set used = c.used + 1 where c.id = found_code.id;
  update public.care_requests q set status = 'accepted', answered_at = now()
  where q.client_id = caller and q.provider_id = found_code.provider_id and q.status = 'asked';
  perform private.tell_of_care(found_code.provider_id, 'joined', '/clients', caller);
  return jsonb_build_object('state', 'begun', 'provider_id', found_code.provider_id);
end $$;

comment on function public.make_care_code(integer) is 'For an approved provider: a code for so many clients, for 14 days; 20 a day.';
comment on function public.my_care_codes() is 'The caller''s own codes that can still be entered.';
comment on function public.revoke_care_code(uuid) is 'Of one''s own; whoever came by it stays.';
comment on function public.look_at_care_code(text) is 'Whose code it is, for whoever holds it.';
comment on function public.redeem_care_code(text) is 'Begins the care by whoever made the code.';
revoke execute on function public.make_care_code(integer), public.my_care_codes(), public.revoke_care_code(uuid),
  public.look_at_care_code(text), public.redeem_care_code(text) from public, anon;
grant execute on function public.make_care_code(integer), public.my_care_codes(), public.revoke_care_code(uuid),
  public.look_at_care_code(text), public.redeem_care_code(text) to authenticated;
