-- Whoever had something removed asks once for another look.

create table private.appeals (
  decision_id bigint primary key references private.moderation_decisions (id) on delete cascade,
  author_id uuid not null references public.profiles (id) on delete cascade,
  plea text not null check (plea ~ '\S' and length(plea) <= 1000),
  made_at timestamptz not null default now(),
  answered_at timestamptz,
  answer text
);
comment on table private.appeals is 'One a removal; what a moderator answered to it.';
create index appeals_by_author on private.appeals (author_id);
create index appeals_waiting on private.appeals (made_at) where answered_at is null;

create function public.removed_of_mine() returns table (
    about text, about_id uuid, written text, reason text, decided_at timestamptz, plea text, answer text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  return query
    select r.about, r.entry_id, r.written, r.reason, r.decided_at, a.plea, a.answer
    from private.removals r left join private.appeals a on a.decision_id = r.decision_id
    where r.author_id = auth.uid()
      -- So that the decisions of others are not looked for.
      and r.entry_id in (
        select m.about_id from private.moderation_decisions m where m.author_id = auth.uid() and m.act = 'removed')
    order by r.decided_at desc
    limit 20;
end $$;
comment on function public.removed_of_mine() is 'What moderators took away of the caller, why, and what became of his appeal.';

create function public.appeal(entry uuid, plea text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_session();
  insert into private.appeals (decision_id, author_id, plea)
  select r.decision_id, r.author_id, btrim(appeal.plea) from private.removals r
  where r.entry_id = entry and r.author_id = auth.uid();
  if not found then
    raise exception 'nothing of it was removed' using errcode = 'P0002';
  end if;
end $$;
comment on function public.appeal(uuid, text) is 'The author of something removed asks once for another look; a second time is refused with 23505.';

create function public.appeals_waiting() returns table (
    about text, about_id uuid, author text, written text, reason text, plea text, made_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
    select r.about, r.entry_id, concat_ws(' ', p.first_name, p.last_name), r.written, r.reason, a.plea, a.made_at
    from private.appeals a
    join private.moderation_decisions m on m.id = a.decision_id
    join private.removals r on r.entry_id = m.about_id and r.decision_id = m.id
    left join public.people p on p.id = a.author_id
    where a.answered_at is null
    order by a.made_at
    limit 50;
end $$;
comment on function public.appeals_waiting() is 'Who asks for another look at what was removed, the longest first.';

create function public.answer_appeal(entry uuid, granted boolean, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := btrim(coalesce(answer_appeal.reason, ''));
  removal record;
begin
  perform private.require_moderator();
  if granted is null then
    raise exception 'say whether it is put back' using errcode = '22004';
  end if;
  if words = '' then
    raise exception 'the author is told why' using errcode = '22023';
  end if;
  select r.about, r.author_id, r.moderator_id, r.decision_id into removal from private.removals r where r.entry_id = entry;
  perform private.refuse_own_case(removal.author_id);
  if removal.moderator_id = auth.uid() and private.is_another_moderator_there(removal.author_id) then
    raise exception 'another moderator looks at it again' using errcode = '42501';
  end if;
  update private.appeals a set answered_at = now(), answer = words
  where a.decision_id = removal.decision_id and a.answered_at is null;
  if not found then
    raise exception 'nobody asks for it, or it is answered' using errcode = 'P0002';
  end if;
  if granted then
    perform public.put_back(entry, words);
    return;
  end if;
  insert into private.moderation_decisions (about, about_id, author_id, moderator_id, act, reason)
  values (removal.about, entry, removal.author_id, auth.uid(), 'upheld', words);
  perform private.audit('appeal.upheld', removal.author_id, words, jsonb_build_object('about', removal.about, 'id', entry));
  perform private.tell_decision(removal.author_id, 'upheld', words);
end $$;
comment on function public.answer_appeal(uuid, boolean, text) is 'A moderator puts it back or lets it stay removed; its author is told why.';

grant execute on function public.removed_of_mine(), public.appeal(uuid, text), public.appeals_waiting(),
  public.answer_appeal(uuid, boolean, text) to authenticated;
