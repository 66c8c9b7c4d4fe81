-- What is on offer. Ids derive from the codes. Prices are in US cents.

-- Ranges are those usual for adults, hemoglobin's of the WHO (2024); limits that alarm are those of the table of Starling
-- Physicians. A head of laboratory has to confirm them: docs/decisions/0173.
create function private.lab_range_of(sex text, from_age integer, to_age integer, pregnant boolean, low numeric, high numeric,
  critical_low numeric default null, critical_high numeric default null) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('sex', sex, 'from', from_age, 'to', to_age, 'pregnant', pregnant, 'low', low,
    'high', high, 'critical_low', critical_low, 'critical_high', critical_high))
$$;

insert into public.lab_analytes
  (analyte_code, analyte_name, loinc, unit, decimals, possible_low, possible_high, delta_percent, formula, ranges, source, state)
select a.*, 'Usual adult intervals; hemoglobin by WHO 2024; critical limits by Starling Physicians', 'published'
from (values
  ('HGB', 'Hemoglobin', '718-7', 'g/dL', 1, 1, 26, 25, null, (select jsonb_agg(r) from (values
    (private.lab_range_of('female', null, null, true, 11.0, 15.0, 7)), (private.lab_range_of(null, 5, 11, null, 11.5, 15.5, 7)),
    (private.lab_range_of('female', 12, null, null, 12.0, 16.0, 7)), (private.lab_range_of('male', 15, null, null, 13.0, 17.5, 7)),
    (private.lab_range_of(null, null, null, null, 12.0, 17.5, 7))) as of (r))),
  ('PCV', 'Packed Cell Volume', '4544-3', '%', 0, 5, 80, 25, null, (select jsonb_agg(r) from (values
    (private.lab_range_of('female', 12, null, null, 36, 46)), (private.lab_range_of('male', 15, null, null, 40, 52)),
    (private.lab_range_of(null, null, null, null, 36, 52))) as of (r))),
  ('WBC', 'White Blood Cells', '6690-2', '10^9/L', 1, 0, 500, 75, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 4, 11))),
  ('PLT', 'Platelets', '777-3', '10^9/L', 0, 0, 3000, 50, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 150, 400, 20))),
  ('GLU', 'Fasting Blood Glucose', '1558-6', 'mg/dL', 0, 5, 2000, 60, null, jsonb_build_array(
    private.lab_range_of('female', null, null, true, 70, 92, 50, 500), private.lab_range_of(null, null, null, null, 70, 99, 50, 500))),
  ('CHOL', 'Total Cholesterol', '2093-3', 'mg/dL', 0, 30, 1500, 40, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 125, 200))),
  ('HDL', 'HDL Cholesterol', '2085-9', 'mg/dL', 0, 2, 200, 50, null, jsonb_build_array(
    private.lab_range_of('female', null, null, null, 50, null), private.lab_range_of(null, null, null, null, 40, null))),
  ('TG', 'Triglycerides', '2571-8', 'mg/dL', 0, 10, 10000, 100, null, jsonb_build_array(private.lab_range_of(null, null, null, null, null, 150))),
  ('LDL', 'LDL Cholesterol, calculated', '13457-7', 'mg/dL', 0, 0, 1200, null, 'ldl_friedewald', jsonb_build_array(private.lab_range_of(null, null, null, null, null, 130))),
  ('NHDL', 'Non-HDL Cholesterol', '43396-1', 'mg/dL', 0, 0, 1500, null, 'non_hdl', jsonb_build_array(private.lab_range_of(null, null, null, null, null, 160))),
  ('TSH', 'Thyroid Stimulating Hormone', '3016-3', 'mIU/L', 2, 0, 500, 100, null, jsonb_build_array(
    private.lab_range_of('female', null, null, true, 0.1, 4.0), private.lab_range_of(null, null, null, null, 0.4, 4.0))),
  ('HBA1C', 'Hemoglobin A1c', '4548-4', '%', 1, 2, 25, 30, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 4.0, 5.6))),
  ('NA', 'Sodium', '2951-2', 'mmol/L', 0, 90, 200, 8, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 135, 145, 126, 155))),
  ('K', 'Potassium', '2823-3', 'mmol/L', 1, 1, 12, 30, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 3.5, 5.1, 2.9, 6.0))),
  ('CL', 'Chloride', '2075-0', 'mmol/L', 0, 60, 160, 10, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 98, 107))),
  ('BUN', 'Urea Nitrogen', '3094-0', 'mg/dL', 0, 1, 300, 100, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 7, 20))),
  ('CREAT', 'Creatinine', '2160-0', 'mg/dL', 2, 0.1, 40, 60, null, jsonb_build_array(
    private.lab_range_of('female', 18, null, null, 0.6, 1.1), private.lab_range_of('male', 18, null, null, 0.7, 1.3),
    private.lab_range_of(null, null, null, null, 0.6, 1.3))),
  ('EGFR', 'Estimated Filtration Rate', '98979-8', 'mL/min/1.73m2', 0, 0, 250, null, 'egfr_ckd_epi_2021', jsonb_build_array(private.lab_range_of(null, null, null, null, 60, null))),
  ('ALT', 'Alanine Transaminase', '1742-6', 'U/L', 0, 0, 20000, 200, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 7, 56))),
  ('AST', 'Aspartate Transaminase', '1920-8', 'U/L', 0, 0, 20000, 200, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 10, 40))),
  ('ALP', 'Alkaline Phosphatase', '6768-6', 'U/L', 0, 0, 5000, 100, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 44, 147))),
  ('TBIL', 'Total Bilirubin', '1975-2', 'mg/dL', 1, 0, 60, 150, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 0.1, 1.2))),
  ('ALB', 'Albumin', '1751-7', 'g/dL', 1, 0.5, 8, 30, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 3.5, 5.0))),
  ('VITD', 'Vitamin D, 25-Hydroxy', '62292-8', 'ng/mL', 0, 1, 400, 150, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 30, 100))),
  ('FERR', 'Ferritin', '2276-4', 'ng/mL', 0, 0, 50000, 150, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 15, 300))),
  ('CRP', 'C-Reactive Protein', '1988-5', 'mg/L', 1, 0, 1000, null, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 0, 5))),
  ('UA-PH', 'Urine pH', '5803-2', null, 1, 3, 10, null, null, jsonb_build_array(private.lab_range_of(null, null, null, null, 4.5, 8.0)))
) as a (analyte_code, analyte_name, loinc, unit, decimals, possible_low, possible_high, delta_percent, formula, ranges);

insert into public.lab_analytes (analyte_code, analyte_name, loinc, kind, choices, normal_choices, source, state)
select c.code, c.name, c.loinc, 'choice', c.choices::text[], c.normal::text[], 'Usual findings', 'published'
from (values
  ('MP', 'Malaria Parasite', null, '{Not seen,+,++,+++}', '{Not seen}'),
  ('GENO', 'Hemoglobin Genotype', null, '{AA,AS,AC,SS,SC,CC}', '{AA,AS,AC}'),
  ('UA-PROT', 'Urine Protein', '20454-5', '{Negative,Trace,+,++,+++}', '{Negative,Trace}'),
  ('UA-GLU', 'Urine Glucose', '25428-4', '{Negative,Trace,+,++,+++}', '{Negative}'),
  ('UA-BLD', 'Urine Blood', '5794-3', '{Negative,Trace,+,++,+++}', '{Negative}')
) as c (code, name, loinc, choices, normal);
drop function private.lab_range_of;

-- The tests --------------------------------------------------------------------------------------------

insert into public.lab_tests
  (id, test_code, test_name, category, description, sample_type, preparation_instructions, normal_range_min,
   normal_range_max, unit, price, processing_time_hours, requires_fasting, state, container, analytes, repeat_after_days)
select sync.natural_id('lab_tests', t.test_code), t.*, 'published', o.container, o.analytes::text[], o.again
from (values
  ('CBC', 'Complete Blood Count', 'Hematology',
    'Red and white cells, platelets and hemoglobin. The leading figure is hemoglobin.',
    'blood', null, 12.0, 17.5, 'g/dL', 4500, 24, false),
  ('GLU', 'Fasting Blood Glucose', 'Chemistry', 'Sugar in the blood after a night without food.',
    'blood', 'Nothing but water for 8-12 hours before the sample.', 70, 99, 'mg/dL', 2500, 12, true),
  ('LIPID', 'Lipid Panel', 'Chemistry',
    'Total, HDL and LDL cholesterol, and triglycerides. The leading figure is total cholesterol.',
    'blood', 'Nothing but water for 8-12 hours before the sample.', 125, 200, 'mg/dL', 6500, 24, true),
  ('TSH', 'Thyroid Stimulating Hormone', 'Endocrinology', 'Whether the thyroid works too little or too much.',
    'blood', 'Take thyroid tablets after the sample, not before.', 0.4, 4.0, 'mIU/L', 5500, 48, false),
  ('HBA1C', 'Hemoglobin A1c', 'Chemistry', 'The average blood sugar of the last three months.',
    'blood', null, 4.0, 5.6, '%', 4000, 24, false),
  ('CMP', 'Comprehensive Metabolic Panel', 'Chemistry',
    'Salts, kidney and liver figures, and glucose. The leading figure is sodium.',
    'blood', 'Nothing but water for 8-12 hours before the sample.', 135, 145, 'mmol/L', 5000, 24, true),
  ('LFT', 'Liver Function Test', 'Chemistry', 'Enzymes and proteins of the liver. The leading figure is ALT.',
    'blood', null, 7, 56, 'U/L', 4500, 24, false),
  ('CREAT', 'Creatinine', 'Chemistry', 'How well the kidneys filter.', 'blood',
    'No heavy training on the day before.', 0.6, 1.3, 'mg/dL', 2000, 12, false),
  ('VITD', 'Vitamin D, 25-Hydroxy', 'Endocrinology', 'The body''s store of vitamin D.',
    'blood', null, 30, 100, 'ng/mL', 6000, 72, false),
  ('FERR', 'Ferritin', 'Hematology', 'The body''s store of iron.', 'blood', null, 15, 300, 'ng/mL', 4000, 24, false),
  ('CRP', 'C-Reactive Protein', 'Immunology', 'A sign of inflammation.', 'blood', null, 0, 5, 'mg/L', 3000, 24, false),
  ('MP', 'Malaria Parasite', 'Microbiology', 'Malaria parasites in the blood, by microscope.',
    'blood', null, null, null, null, 1500, 6, false),
  ('GENO', 'Hemoglobin Genotype', 'Hematology', 'AA, AS, SS or another; reported in letters.',
    'blood', null, null, null, null, 2500, 48, false),
  ('UA', 'Urinalysis', 'Urine', 'Sugar, protein, blood and cells in the urine. The leading figure is its pH.',
    'urine', 'The middle of the first urine of the morning, in the cup you were given.', 4.5, 8.0, 'pH', 2000, 12, false)
) as t (test_code, test_name, category, description, sample_type, preparation_instructions, normal_range_min,
  normal_range_max, unit, price, processing_time_hours, requires_fasting)
join (values
  ('CBC', 'edta', '{HGB,PCV,WBC,PLT}', 7), ('GLU', 'fluoride', '{}', 1), ('LIPID', 'serum', '{CHOL,HDL,TG,LDL,NHDL}', 28),
  ('TSH', 'serum', '{}', 28), ('HBA1C', 'edta', '{}', 60), ('CMP', 'serum', '{NA,K,CL,BUN,CREAT,EGFR,ALB,ALT,AST}', 7),
  ('LFT', 'serum', '{ALT,AST,ALP,TBIL,ALB}', 7), ('CREAT', 'serum', '{CREAT,EGFR}', 3), ('VITD', 'serum', '{}', 60),
  ('FERR', 'serum', '{}', 28), ('CRP', 'serum', '{}', 2), ('MP', 'edta', '{}', 1), ('GENO', 'edta', '{}', 365),
  ('UA', 'cup', '{UA-PH,UA-PROT,UA-GLU,UA-BLD}', 2)
) as o (code, container, analytes, again) on o.code = t.test_code;
