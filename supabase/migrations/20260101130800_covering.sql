-- A colleague who is named as answering meanwhile hears of it, and can say no.

insert into private.care_words (what, language, title, message) values
  ('cover', 'en', 'A colleague named you', 'You are to answer while a colleague is away. See until when, or say no, under Away in your messages.'),
  ('cover', 'es', 'Un colega te ha nombrado', 'Respondes mientras un colega no está. Mira hasta cuándo, o di que no, en Ausencia, en tus mensajes.'),
  ('cover', 'fr', 'Un confrère vous a désigné', 'Vous répondez pendant l’absence d’un confrère. Voyez jusqu’à quand, ou refusez, sous Absence dans vos messages.'),
  ('cover', 'de', 'Jemand aus deinem Fach hat dich genannt', 'Du antwortest während einer Abwesenheit. Bis wann, und wie du ablehnst, steht bei deinen Nachrichten unter Abwesend.'),
  ('uncovered', 'en', 'Nobody answers for you meanwhile', 'The colleague you named cannot. Name somebody else under Away in your messages.'),
  ('uncovered', 'es', 'Nadie responde por ti entretanto', 'El colega que nombraste no puede. Nombra a otra persona en Ausencia, en tus mensajes.'),
  ('uncovered', 'fr', 'Personne ne répond pour vous entre-temps', 'Le confrère que vous avez désigné ne peut pas. Désignez quelqu’un d’autre sous Absence dans vos messages.'),
  ('uncovered', 'de', 'Niemand antwortet für dich', 'Wen du genannt hast, der kann nicht. Nenne jemand anderen bei deinen Nachrichten unter Abwesend.');

create function private.tell_of_cover() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Once until it was read, however often an absence is changed.
  if not exists (select from public.notifications n
      where n.user_id = new.away_cover and n.about = new.user_id and n.link = '/messages' and not n.read and not n.deleted) then
    perform private.tell_of_care(new.away_cover, 'cover', '/messages', new.user_id);
  end if;
  return null;
end $$;
create trigger tell_of_new_cover after insert on public.provider_schedules
  for each row when (new.away_cover is not null and new.away_until is not null) execute function private.tell_of_cover();
create trigger tell_of_cover after update of away_cover, away_until on public.provider_schedules
  for each row when (new.away_cover is not null and new.away_until is not null
    and (new.away_cover, new.away_until) is distinct from (old.away_cover, old.away_until))
  execute function private.tell_of_cover();

create function public.refuse_cover(provider uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_session();
  update public.provider_schedules set away_cover = null
    where user_id = provider and away_cover = (select auth.uid());
  if found then
    perform private.tell_of_care(provider, 'uncovered', '/messages', (select auth.uid()));
  end if;
end $$;
comment on function public.refuse_cover(uuid) is 'The caller no longer answers while this provider is away, who is told.';
grant execute on function public.refuse_cover(uuid) to authenticated;
