-- The list of providers, a page at a time: what is costly is looked up for the rows of the page alone.

create index profiles_of_providers on public.profiles (created_at, id) where provider_status <> 'none';

drop function public.provider_applications();
create function public.provider_applications(named text default null, after text default null, most integer default 50)
  returns table (
    id uuid, first_name text, last_name text, email text, email_confirmed boolean, role text, state text,
    specialization text, license_number text, license_issuer text, license_expires_on date, license_renews_on date,
    experience_years integer, applied_at timestamptz, reason text, problem text, first_approval text, stated text,
    in_register_by text, in_register_at timestamptz, changed jsonb, place text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with listed as (
      select p.id, p.created_at, not (p.provider_status = 'pending' or p.license_renews_on is not null
        or p.provider_status = 'approved' and a.words <> private.approved_words(p)) as is_later
      from public.profiles p left join private.approved_as a on a.provider_id = p.id
      where p.provider_status <> 'none'),
    page as (
      select l.* from listed l join public.profiles p on p.id = l.id
      where (provider_applications.after is null or (l.is_later, l.created_at, l.id) >
          (select (a ->> 0)::boolean, (a ->> 1)::timestamptz, (a ->> 2)::uuid from (select provider_applications.after::jsonb) k (a)))
        and (named is null or strpos(lower(concat_ws(' ', p.first_name, p.last_name, p.license_number)), lower(btrim(named))) > 0)
      order by l.is_later, l.created_at, l.id
      limit least(greatest(coalesce(most, 50), 1), 101))
    select p.id, p.first_name, p.last_name, u.email::text, u.email_confirmed_at is not null, p.role,
      case when p.provider_status = 'approved' and not private.is_in_force(p.license_expires_on) then 'expired'
        else p.provider_status end,
      p.specialization, p.license_number, coalesce(private.council_of(p.role), p.license_issuer), p.license_expires_on,
      case when p.provider_status in ('approved', 'suspended') then p.license_renews_on end,
      p.experience_years, p.created_at, p.provider_reason,
      coalesce(private.licence_problem(p), case when not private.was_seen_in_register(p) then 'register' end),
      case f.approved_by when auth.uid() then 'own' else case when f.approved_by is not null then 'other' end end,
      s.stated, private.name_of(r.looked_by), r.looked_at, private.changed_since_approval(p),
      jsonb_build_array(page.is_later, page.created_at, page.id)::text
    from page join public.profiles p on p.id = page.id join auth.users u on u.id = p.id
      cross join lateral (select private.licence_stated(p) as stated offset 0) s
      left join private.first_approvals f on f.provider_id = p.id and f.stated = s.stated
        and p.provider_status <> 'approved' and (f.approved_by = auth.uid() or private.agrees(f.approved_by))
      left join private.register_looks r on r.provider_id = p.id and r.looked_for = private.as_in_register(p)
    order by page.is_later, page.created_at, page.id;
end $$;
comment on function public.provider_applications is
  'The providers by pages, what they state and their state, those who wait or have changed first, after the place of the last one shown, wherever that one is by now; administrators only.';
grant execute on function public.provider_applications(text, text, integer) to authenticated;
