-- A weight is allowed in the series where the profile allows it: 20 to 1500 pounds, to the tenth that is kept there.
-- Written out and not by private.pounds, which whoever inserts may not call.

alter table public.measurements drop constraint measurements_plausible;
alter table public.measurements add constraint measurements_plausible check (case kind
  when 'weight' then round(value / 0.45359237, 1) between 20 and 1500
  when 'height' then value between 25 and 280
  when 'temperature' then value between 25 and 45
  when 'sleep' then value between 0 and 24
  when 'steps' then value between 0 and 200000
  when 'blood_glucose' then value between 10 and 1500
  when 'muscle_mass' then value between 1 and 300
  else case unit when '%' then value between 0 and 100 else value between 1 and 400 end
end);
