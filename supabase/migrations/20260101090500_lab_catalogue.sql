-- The tests on offer. Ids derive from the codes. Prices are in US cents, ranges those usual for adults.

insert into public.lab_tests
  (id, test_code, test_name, category, description, sample_type, preparation_instructions, normal_range_min,
   normal_range_max, unit, price, processing_time_hours, requires_fasting)
select sync.natural_id('lab_tests', t.test_code), t.*
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
    'blood', null, 0, 0, 'parasites/uL', 1500, 6, false),
  ('GENO', 'Hemoglobin Genotype', 'Hematology', 'AA, AS, SS or another; reported in letters.',
    'blood', null, null, null, null, 2500, 48, false),
  ('UA', 'Urinalysis', 'Urine', 'Sugar, protein, blood and cells in the urine. The leading figure is its pH.',
    'urine', 'The middle of the first urine of the morning, in the cup you were given.', 4.5, 8.0, 'pH', 2000, 12, false)
) as t (test_code, test_name, category, description, sample_type, preparation_instructions, normal_range_min,
  normal_range_max, unit, price, processing_time_hours, requires_fasting);
