-- What is sold, as the public pages say it. Of the tax codes only those of medical services are certain: everything else
-- is taxed until an accountant says otherwise (docs/decisions/0180-money.md). The price is the same either way.

insert into public.offers (code, kind, title, price_kobo, price_from, unit, tax_code, deposit_bp, parts, place) values
  ('bronze-program', 'program', 'Bronze Program', 45000000, false, null, 'STD-7.5', 2500, 5, 1),
  ('fitness-foundation', 'program', 'Fitness Foundation', 12000000, false, null, 'STD-7.5', 2500, 5, 2),
  ('silver-program', 'program', 'Silver Program', 65000000, false, null, 'STD-7.5', 2500, 5, 3),
  ('gold-program', 'program', 'Gold Program', 85000000, false, null, 'STD-7.5', 2500, 5, 4),
  ('post-surgery-support', 'program', 'Post-Surgery Support', 18000000, false, null, 'STD-7.5', 2500, 5, 5),
  ('personal-training', 'service', 'Personal Training', 1500000, false, 'session', 'STD-7.5', 0, 0, 6),
  ('group-fitness-classes', 'service', 'Group Fitness Classes', 500000, false, 'class', 'STD-7.5', 0, 0, 7),
  ('fitness-assessment', 'service', 'Fitness Assessment', 2500000, false, null, 'STD-7.5', 0, 0, 8),
  ('nutrition-consultation', 'service', 'Nutrition Consultation', 2000000, false, null, 'STD-7.5', 0, 0, 9),
  ('meal-prep-planning', 'service', 'Meal Prep Planning', 1000000, false, 'week', 'STD-7.5', 0, 0, 10),
  ('dietary-analysis', 'service', 'Dietary Analysis', 1500000, false, null, 'STD-7.5', 0, 0, 11),
  ('medical-consultation', 'service', 'Medical Consultation', 3000000, false, null, 'ZR-MED', 0, 0, 12),
  ('lab-testing-package', 'service', 'Lab Testing Package', 5000000, false, null, 'ZR-MED', 0, 0, 13),
  ('health-monitoring', 'service', 'Health Monitoring', 1500000, false, 'visit', 'ZR-MED', 0, 0, 14),
  ('aesthetic-consultation', 'service', 'Aesthetic Consultation', 4000000, false, null, 'STD-7.5', 0, 0, 15),
  ('body-contouring', 'service', 'Body Contouring', 15000000, true, null, 'STD-7.5', 0, 0, 16),
  ('post-procedure-care', 'service', 'Post-Procedure Care', 2000000, false, 'visit', 'STD-7.5', 0, 0, 17);

-- How many appointments each pays for. Those of the programs are invented, and set by an administrator.
update public.offers o set sessions = c.sessions, session_type = c.session_type
from (values
  ('bronze-program', 48, null), ('fitness-foundation', 24, null), ('silver-program', 48, null), ('gold-program', 72, null),
  ('post-surgery-support', 12, null), ('personal-training', 1, 'fitness'), ('nutrition-consultation', 1, 'nutrition'),
  ('medical-consultation', 1, 'other')
) as c (code, sessions, session_type) where c.code = o.code;
