export const words = {
  title: 'Patient summary',
  problems: {
    title: 'Problems',
    none: 'There are no known problems.',
    unknown: 'Nothing is known about problems.',
  },
  allergies: {
    title: 'Allergies',
    none: 'There are no known allergies.',
    unknown: 'Nothing is known about allergies.',
  },
  medicines: {
    title: 'Medicines',
    none: 'No medicines are taken.',
    unknown: 'Nothing is known about medicines.',
  },
  severities: { mild: 'mild', moderate: 'moderate', severe: 'severe' } as Record<string, string>,
  signed: 'signed by a doctor',
  results: 'Laboratory results',
  vitals: 'Vital signs',
  what: 'What',
  value: 'Value',
  range: 'Usual range',
  flag: 'Flag',
  when: 'When',
  flags: { normal: 'Normal', high: 'High', low: 'Low', abnormal: 'Abnormal', critical: 'Critical' } as Record<
    string,
    string
  >,
  kinds: {
    systolic: 'Blood pressure',
    heart_rate: 'Heart rate',
    resting_heart_rate: 'Resting heart rate',
    blood_glucose: 'Blood glucose',
    oxygen_saturation: 'Oxygen saturation',
    temperature: 'Body temperature',
    respiratory_rate: 'Breaths a minute',
    weight: 'Weight',
    height: 'Height',
  } as Record<string, string>,
};
