-- A browser leaves tabs and line breaks out of an address and takes a backslash for a slash, so a link that begins with
-- one slash and a tab can name another host. Each part of the path is written out: it has no such letter and is not empty.

update public.notifications set link = null where link !~ '^/([^/\\[:cntrl:]]+/)*[^/\\[:cntrl:]]*$';
alter table public.notifications drop constraint notifications_link_check;
alter table public.notifications add constraint notifications_link_check
  check (link ~ '^/([^/\\[:cntrl:]]+/)*[^/\\[:cntrl:]]*$' and length(link) <= 300);
