-- Who may work here as a provider: decided by administrators, told in words, and kept in the audit.

create function private.next_state(decision text, state text) returns text
  language sql immutable set search_path = '' as $$
  select case
    when decision = 'approved' and state <> 'approved' then 'approved'
    when decision = 'needs-information' and state = 'pending' then 'needs_information'
    when decision = 'rejected' and state <> 'rejected' then 'rejected'
    when decision = 'suspended' and state = 'approved' then 'suspended'
    when decision in ('renewed', 'not-renewed') and state in ('approved', 'suspended') then state
  end
$$;
comment on function private.next_state is 'Where a decision leads; null where it cannot be taken.';

-- A first approval counts while whoever gave it is an administrator who comes in, and neither of the two made the other one.
create function private.agrees(first uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles a where a.id = first and a.role = 'admin')
    and not exists (select from private.locks l where l.user_id = first)
    and not exists (select from private.role_changes r
      where r.new_role = 'admin' and (r.user_id, r.changed_by) in ((first, auth.uid()), (auth.uid(), first)))
$$;

-- Whether this approval is enough. Otherwise it is kept, and somebody else has to agree.
create function private.is_second_approval(p public.profiles, stated text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if p.role not in ('doctor', 'aesthetic_surgeon') then
    return true;
  end if;
  if exists (select from private.first_approvals f
    where f.provider_id = p.id and f.approved_by = auth.uid() and f.stated = is_second_approval.stated) then
    raise exception 'another administrator has to approve this provider too' using errcode = '42501';
  end if;
  delete from private.first_approvals f
  where f.provider_id = p.id and f.stated = is_second_approval.stated and private.agrees(f.approved_by);
  if found then
    return true;
  end if;
  insert into private.first_approvals as f (provider_id, approved_by, stated)
  values (p.id, auth.uid(), stated)
  on conflict (provider_id) do update
    set approved_by = excluded.approved_by, stated = excluded.stated, approved_at = excluded.approved_at;
  return false;
end $$;

-- What is stated is approved as it was seen, and a renewal with its new day.
create function private.approvable(p public.profiles, decision text, stated text) returns public.profiles
  language plpgsql stable security definer set search_path = '' as $$
begin
  if stated is distinct from private.licence_stated(p) then
    raise exception 'the provider has changed what he states' using errcode = 'P0002';
  end if;
  if decision = 'renewed' then
    if p.license_renews_on <= p.license_expires_on then
      raise exception 'the new day is not after the old one' using errcode = '22023';
    end if;
    p.license_expires_on := p.license_renews_on;
  end if;
  if not private.is_right_day(p) or decision <> 'renewed' and private.licence_problem(p) is not null then
    raise exception 'the licence has no right number or day' using errcode = '22023';
  end if;
  return p;
end $$;

create function private.tell_clients_of_decision(p public.profiles, decision text) returns void
  language sql security definer set search_path = '' as $$
  select private.tell_clients_of_licence('clients: ' || decision, p)
  where p.provider_status = 'approved' and (decision = 'suspended' or decision = 'renewed' and private.was_told_of_end(p))
$$;

-- Definer: nobody, administrators included, may write these columns by table.
create function public.decide_provider(
  provider uuid, decision text, stated text default null, reason text default null, device_at timestamptz default null
) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  p public.profiles;
  day date;
  next text;
  said text;
begin
  perform private.require_admin();
  perform private.count_today(auth.uid(), 'office_acts', 200);
  perform pg_advisory_xact_lock(hashtextextended('office', 0));
  perform private.require_admin();
  select * into p from public.profiles o where o.id = provider and o.provider_status <> 'none' for update;
  if not found then
    raise exception 'this person has not applied as a provider' using errcode = 'P0001';
  end if;
  next := private.next_state(decision, p.provider_status);
  if next is null or decision in ('renewed', 'not-renewed') and p.license_renews_on is null then
    raise exception 'it is so already, or cannot be so from here' using errcode = 'P0002';
  end if;
  day := p.license_expires_on;
  if decision in ('approved', 'renewed') then
    day := (private.approvable(p, decision, stated)).license_expires_on;
  else
    said := private.require_reason(reason);
  end if;
  if decision = 'approved' and not private.is_second_approval(p, stated) then
    perform private.audit('provider.first-approval', provider, '', jsonb_build_object('licence', p.license_number), device_at);
    return false;
  end if;
  if decision <> 'approved' then
    delete from private.first_approvals f where f.provider_id = provider;
  end if;
  -- It calls off whatever was to come.
  if p.provider_status = 'approved' and next <> 'approved' then
    perform private.require_fresh_step();
  end if;
  perform private.tell_clients_of_decision(p, decision);
  update public.profiles o
  set provider_status = next, provider_reason = said, license_expires_on = day,
    license_renews_on = case when decision in ('approved', 'suspended') then o.license_renews_on end
  where o.id = provider;
  perform private.audit('provider.' || decision, provider, said,
    jsonb_strip_nulls(jsonb_build_object('licence', p.license_number, 'until', day)), device_at);
  perform private.tell_office(provider, 'provider.' || decision, said, '/profile');
  return true;
end $$;
comment on function public.decide_provider is
  'What an administrator decides of a provider; false where another one has to agree. What takes an approval away asks for a fresh second step.';

-- Definer: an administrator sees what an applicant stated, and nothing else of a profile.
create function public.provider_applications() returns table (
    id uuid, first_name text, last_name text, email text, email_confirmed boolean, role text, state text,
    specialization text, license_number text, license_issuer text, license_expires_on date, license_renews_on date,
    experience_years integer, applied_at timestamptz, reason text, problem text, first_approval text, stated text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select p.id, p.first_name, p.last_name, u.email::text, u.email_confirmed_at is not null, p.role,
      case when p.provider_status = 'approved' and not private.is_in_force(p.license_expires_on) then 'expired'
        else p.provider_status end,
      p.specialization, p.license_number, coalesce(private.council_of(p.role), p.license_issuer), p.license_expires_on,
      case when p.provider_status in ('approved', 'suspended') then p.license_renews_on end,
      p.experience_years, p.created_at, p.provider_reason, private.licence_problem(p),
      case f.approved_by when auth.uid() then 'own' else case when f.approved_by is not null then 'other' end end,
      private.licence_stated(p)
    from public.profiles p join auth.users u on u.id = p.id
      left join private.first_approvals f on f.provider_id = p.id and f.stated = private.licence_stated(p)
        and p.provider_status <> 'approved' and (f.approved_by = auth.uid() or private.agrees(f.approved_by))
    where p.provider_status <> 'none'
    order by (p.provider_status = 'pending' or p.license_renews_on is not null) desc, p.created_at, p.id;
end $$;
comment on function public.provider_applications() is
  'The providers, what they state and their state, those who wait first; administrators only.';

grant execute on function public.decide_provider(uuid, text, text, text, timestamptz), public.provider_applications()
  to authenticated;
