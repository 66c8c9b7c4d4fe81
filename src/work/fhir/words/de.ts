export const words = {
  title: 'Patientenübersicht',
  problems: {
    title: 'Beschwerden',
    none: 'Es sind keine Beschwerden bekannt.',
    unknown: 'Über Beschwerden ist nichts bekannt.',
  },
  allergies: {
    title: 'Allergien',
    none: 'Es sind keine Allergien bekannt.',
    unknown: 'Über Allergien ist nichts bekannt.',
  },
  medicines: {
    title: 'Medikamente',
    none: 'Es werden keine Medikamente genommen.',
    unknown: 'Über Medikamente ist nichts bekannt.',
  },
  severities: { mild: 'leicht', moderate: 'mittel', severe: 'schwer' } as Record<string, string>,
  signed: 'ärztlich unterschrieben',
  results: 'Laborwerte',
  vitals: 'Vitalwerte',
  what: 'Was',
  value: 'Wert',
  range: 'Üblicher Bereich',
  flag: 'Einordnung',
  when: 'Wann',
  flags: { normal: 'Normal', high: 'Hoch', low: 'Niedrig', abnormal: 'Auffällig', critical: 'Kritisch' } as Record<
    string,
    string
  >,
  kinds: {
    systolic: 'Blutdruck',
    heart_rate: 'Puls',
    resting_heart_rate: 'Ruhepuls',
    blood_glucose: 'Blutzucker',
    oxygen_saturation: 'Sauerstoffsättigung',
    temperature: 'Körpertemperatur',
    respiratory_rate: 'Atemzüge pro Minute',
    weight: 'Gewicht',
    height: 'Größe',
  } as Record<string, string>,
};
