-- What somebody of the office looks at again and again: the filters and the order of a table, under a name of his own.

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  desk text not null check (desk in ('people', 'audit', 'catalogues')),
  name text not null check (length(btrim(name)) between 1 and 60),
  search text not null check (length(search) <= 500 and search !~ '[0-9a-f]{8}-[0-9a-f]{4}-'),
  unique (user_id, desk, name)
);
comment on table public.saved_views is 'Named filters of the tables of the office; each is read by its owner alone.';
comment on column public.saved_views.search is 'The part of the desk''s address that says what is shown; it names nobody, because a person may leave or be deleted.';
alter table public.saved_views enable row level security;
create policy "administrators have their own" on public.saved_views for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_admin()));
create policy "administrators forget their own" on public.saved_views for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_admin()));
grant select, delete on public.saved_views to authenticated;
select sync.ask_for_session('public.saved_views');

create function public.save_view(desk text, name text, search text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Two at once would each count without the other.
  perform from public.profiles p where p.id = auth.uid() for update;
  if exists (select from public.saved_views v where v.user_id = auth.uid() and v.desk = save_view.desk
      and v.name = btrim(save_view.name) and v.search <> save_view.search) then
    raise exception 'another view has this name' using errcode = '23505', hint = 'taken';
  end if;
  insert into public.saved_views (user_id, desk, name, search)
  values (auth.uid(), save_view.desk, btrim(save_view.name), save_view.search)
  on conflict on constraint saved_views_user_id_desk_name_key do nothing;
  if (select count(*) from public.saved_views v where v.user_id = auth.uid() and v.desk = save_view.desk) > 30 then
    raise exception 'thirty views of one desk are enough' using errcode = 'P0001', hint = 'full';
  end if;
end $$;
comment on function public.save_view is 'Keeps a view under a name that is free; thirty of each desk.';
grant execute on function public.save_view(text, text, text) to authenticated;
