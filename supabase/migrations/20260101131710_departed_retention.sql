-- Who left and was paid all of it stays in the records of payments for six years (Companies and Allied Matters Act 2020,
-- s. 375), and no longer.
insert into private.retention_rules (relation, counted_by, days) values ('private.departed', 'settled_on', 2192);
