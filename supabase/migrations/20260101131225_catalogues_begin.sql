-- What the house began with: all that the migrations before this one offer and tell.
insert into private.catalogue_versions (id, catalogue, code, content, state, version)
select gen_random_uuid(), c.catalogue, c.code,
  (select jsonb_object_agg(k, c.said -> k) from unnest(private.catalogue_columns(c.catalogue)) k), 'published', 1
from (
  select 'offers' as catalogue, o.code, to_jsonb(o) as said from public.offers o
  union all select 'health_tips', t.code, to_jsonb(t) from public.health_tips t) c;
