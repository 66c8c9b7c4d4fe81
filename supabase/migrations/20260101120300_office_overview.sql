-- What the office has to look at. A figure counts the rows that it leads to, because both are the same rows; none of them
-- says anything of health. The rows, private.office_facts, are those of later files too.

create index appointments_by_made on public.appointments (created_at);

create function public.office_figures() returns table (figure text, day date, rows bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select f.figure, case when f.figure in ('here', 'joined', 'booked', 'missed') then private.day_of(f.at) end as of_day,
      count(*)
    from private.office_facts() f
    group by f.figure, of_day
    order by f.figure, of_day;
end $$;
comment on function public.office_figures is
  'How many rows each figure of the office has: by day of the last fourteen, or all that wait; administrators only.';

create function public.office_behind(figure text)
  returns table (person uuid, name text, at timestamptz, note text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select f.person, nullif(concat_ws(' ', p.first_name, p.last_name), ''), f.at, f.note
    from (
      select w.* from private.office_facts(office_behind.figure) w where w.figure = office_behind.figure
      order by w.at desc, w.person limit 200) as f
    left join public.profiles p on p.id = f.person
    order by f.at desc, f.person;
end $$;
comment on function public.office_behind is 'The rows of a figure of the office, the newest 200, those of appointments and attendance without a person; administrators only.';

grant execute on function public.office_figures(), public.office_behind(text) to authenticated;
