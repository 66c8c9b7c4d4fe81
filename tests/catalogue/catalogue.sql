-- Everything that migrations can leave in a database, as lines of (kind, name, says) that do not depend on the order in
-- which it was made. The rows of the tables are read apart (rowsOf in catalogue.ts).
with ours as (
  select n.oid, n.nspname, n.nspacl, n.nspowner from pg_namespace n
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
), relations as (
  select c.*, format('%I.%I', o.nspname, c.relname) as name
  from pg_class c join ours o on o.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S', 'c', 'f')
), columns as (
  select a.*, c.relowner, c.relkind, format('%s.%I', c.name, a.attname) as name
  from pg_attribute a join relations c on c.oid = a.attrelid
  where a.attnum > 0 and not a.attisdropped and c.relkind <> 'S'
), routines as (
  select p.*, format('%s(%s)', format('%I.%I', o.nspname, p.proname), pg_get_function_identity_arguments(p.oid)) as name
  from pg_proc p join ours o on o.oid = p.pronamespace where p.prokind in ('f', 'p')
), granted as (
  select 'schema' as kind, nspname::text as name, coalesce(nspacl, acldefault('n', nspowner)) as acl from ours
  union all
  select 'relation', name, coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r' end, relowner))
  from relations where relkind <> 'c'
  union all select 'column', name, attacl from columns where attacl is not null
  union all select 'function', name, coalesce(proacl, acldefault('f', proowner)) from routines
  union all
  select 'type', format_type(t.oid, null), t.typacl from pg_type t join ours o on o.oid = t.typnamespace
  where t.typacl is not null
  union all
  select 'default', concat_ws(' ', d.defaclrole::regrole, nullif(d.defaclnamespace, 0)::regnamespace, d.defaclobjtype),
    d.defaclacl
  from pg_default_acl d
)
select 'schema' as kind, nspname::text as name, '' as says from ours
union all
select 'extension', e.extname, e.extnamespace::regnamespace::text from pg_extension e
union all
select 'relation', name, concat_ws(' ', relkind, relpersistence, case when relrowsecurity then 'row security' end,
  case when relforcerowsecurity then 'forced' end, 'identity ' || relreplident::text, reloptions::text,
  case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
from relations
union all
select 'sequence', r.name, concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle)
from relations r join pg_sequence s on s.seqrelid = r.oid
union all
select 'column', c.name, concat_ws(' ', format_type(c.atttypid, c.atttypmod), case when c.attnotnull then 'not null' end,
  'default ' || pg_get_expr(d.adbin, d.adrelid), 'identity ' || nullif(c.attidentity::text, ''),
  'generated ' || nullif(c.attgenerated::text, ''), 'collate ' || nullif(c.attcollation, t.typcollation)::regcollation)
from columns c join pg_type t on t.oid = c.atttypid
  left join pg_attrdef d on d.adrelid = c.attrelid and d.adnum = c.attnum
union all
select 'constraint', format('%s.%I', r.name, k.conname), concat_ws(' ', k.contype, pg_get_constraintdef(k.oid),
  case when not k.convalidated then 'not valid' end)
from pg_constraint k join relations r on r.oid = k.conrelid
union all
select 'index', i.indexrelid::regclass::text, concat_ws(' ', pg_get_indexdef(i.indexrelid),
  case when i.indisclustered then 'clustered' end, case when not i.indisvalid then 'invalid' end)
from pg_index i join relations r on r.oid = i.indrelid
union all
select 'function', name, pg_get_functiondef(oid) from routines
union all
select 'trigger', format('%s.%I', r.name, t.tgname), concat_ws(' ', pg_get_triggerdef(t.oid), 'enabled ' || t.tgenabled::text)
from pg_trigger t join relations r on r.oid = t.tgrelid where not t.tgisinternal
union all
select 'policy', format('%s %I', r.name, p.polname), concat_ws(' ',
  case when p.polpermissive then 'permissive' else 'restrictive' end, p.polcmd,
  (select string_agg(coalesce(nullif(role, 0)::regrole::text, 'public'), ',' order by role) from unnest(p.polroles) role),
  'using ' || pg_get_expr(p.polqual, p.polrelid), 'check ' || pg_get_expr(p.polwithcheck, p.polrelid))
from pg_policy p join relations r on r.oid = p.polrelid
union all
select 'type', format_type(t.oid, null), concat_ws(' ', t.typtype, format_type(nullif(t.typbasetype, 0), t.typtypmod),
  (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
from pg_type t join ours o on o.oid = t.typnamespace where t.typtype in ('d', 'e', 'r')
union all
select 'publication', p.pubname, concat_ws(' ', p.puballtables, p.pubinsert, p.pubupdate, p.pubdelete, p.pubtruncate)
from pg_publication p
union all
select 'published', format('%s %I.%I', pubname, schemaname, tablename), concat_ws(' ', array(select unnest(attnames)::text order by 1), rowfilter)
from pg_publication_tables
union all
select 'grant', concat_ws(' ', kind, name, case when grantee = 0 then 'public' else grantee::regrole::text end),
  string_agg(privilege_type || case when is_grantable then '*' else '' end, ', ' order by privilege_type)
from granted cross join lateral aclexplode(acl) group by kind, name, grantee
union all
select 'comment', i.type || ' ' || i.identity, d.description
from pg_description d cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) i
where d.objoid >= 16384
order by 1, 2, 3
