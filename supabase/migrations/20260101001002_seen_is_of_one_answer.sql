-- The time that was seen (20260101000998) belongs to one answer. What was left of it, after an answer to another time
-- or by the hand of a client, was held against the next answer, also that of the server, which names no time: where an
-- approval ended, such an appointment was not declined and went on waiting.

create function private.forget_what_was_seen() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.seen_starts_at := null;
  return new;
end $$;
-- After whatever judges by it, and after the time is settled.
create trigger keep_slot_seen before insert or update on public.appointments
  for each row when (new.seen_starts_at <> new.starts_at)
  execute function private.forget_what_was_seen();
revoke execute on function private.forget_what_was_seen() from public, anon;

update public.appointments set seen_starts_at = null where seen_starts_at <> starts_at;
