-- Days on which a client fasts: marked by the client, or by a nutritionist in the plan. Which targets hold goes by them.

create table public.fasting_days (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  marked_by uuid references public.people (id) on delete set null,
  unique (user_id, date)
);
comment on table public.fasting_days is 'One row a user and day; not marked any more, it is deleted.';
comment on column public.fasting_days.marked_by is 'The nutritionist who marked it; null for the person.';
create index fasting_days_date on public.fasting_days (date);
create index fasting_days_marked_by on public.fasting_days (marked_by);

select private.share_own('public.fasting_days', carers => '{nutritionist}', natural_key => array['user_id', 'date'],
  share => '{"by": "date", "days": 28}');
select sync.grant_write('public.fasting_days', makes => 'user_id, date', edits => 'marked_by, deleted');
create policy "mark one's own" on public.fasting_days for insert to authenticated
  with check (user_id = (select auth.uid()) and marked_by is null);
create policy "change one's own" on public.fasting_days for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "nutritionists mark their clients' days" on public.fasting_days for insert to authenticated
  with check (marked_by = (select auth.uid()) and user_id = any (array(select private.my_clients('nutritionist'))));
-- What the client marked stays his.
create policy "nutritionists change what one of them marked" on public.fasting_days for update to authenticated
  using ((marked_by is not null or deleted) and user_id = any (array(select private.my_clients('nutritionist'))))
  with check (marked_by is not null and user_id = any (array(select private.my_clients('nutritionist'))));
select private.limit_writes('public.fasting_days', 400);
