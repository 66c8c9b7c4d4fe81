-- Who left and was paid all of it, and whom tax was kept back of, stays in the records of payments for six years (Companies
-- and Allied Matters Act 2020, s. 375), and no longer.
insert into private.retention_rules (relation, counted_by, days) values
  ('private.departed', 'settled_on', 2192), ('private.taxed_payees', 'kept_on', 2192);
