import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';

// What other apps call what is measured here, word for word: "Deep sleep" is not sleep, and no pattern tells the two
// apart. What is called otherwise is left out and named, and the person may say of a table's column what it holds.

const NAMES: { readonly [Kind in MeasurementKind]: readonly string[] } = {
  weight: [
    'weight',
    'body weight',
    'bodyweight',
    'average weight',
    'gewicht',
    'körpergewicht',
    'peso',
    'peso corporal',
    'poids',
  ],
  height: ['height', 'body height', 'größe', 'körpergröße', 'altura', 'estatura'],
  body_fat: [
    'body fat',
    'bodyfat',
    'body fat percentage',
    'fat %',
    'fat percent',
    'fat percentage',
    'körperfett',
    'körperfettanteil',
    'grasa corporal',
    'porcentaje de grasa corporal',
    'masse grasse %',
    'graisse corporelle',
    'taux de graisse corporelle',
  ],
  muscle_mass: ['muscle mass', 'muskelmasse', 'masa muscular', 'masse musculaire'],
  neck: ['neck', 'hals', 'halsumfang', 'cuello', 'cou', 'tour de cou'],
  shoulders: ['shoulders', 'shoulder', 'schultern', 'hombros', 'épaules'],
  chest: ['chest', 'brust', 'brustumfang', 'pecho', 'poitrine', 'tour de poitrine'],
  // "Taille" alone is the waist in German, and the height or the waist in French.
  waist: ['waist', 'taillenumfang', 'cintura', 'tour de taille'],
  hips: ['hips', 'hip', 'hüfte', 'hüftumfang', 'cadera', 'caderas', 'hanches', 'tour de hanches'],
  arm_left: ['left bicep', 'left biceps', 'left arm', 'left upper arm', 'arm left', 'oberarm links', 'linker oberarm'],
  arm_right: [
    'right bicep',
    'right biceps',
    'right arm',
    'right upper arm',
    'arm right',
    'oberarm rechts',
    'rechter oberarm',
  ],
  thigh_left: ['left thigh', 'thigh left', 'oberschenkel links', 'linker oberschenkel'],
  thigh_right: ['right thigh', 'thigh right', 'oberschenkel rechts', 'rechter oberschenkel'],
  calf_left: ['left calf', 'calf left', 'wade links', 'linke wade'],
  calf_right: ['right calf', 'calf right', 'wade rechts', 'rechte wade'],
  resting_heart_rate: [
    'resting heart rate',
    'resting pulse',
    'ruhepuls',
    'frecuencia cardíaca en reposo',
    'fréquence cardiaque au repos',
  ],
  heart_rate: [
    'heart rate',
    'pulse',
    'pulse rate',
    'puls',
    'herzfrequenz',
    'pulso',
    'frecuencia cardíaca',
    'pouls',
    'fréquence cardiaque',
  ],
  systolic: ['systolic', 'systolic blood pressure', 'blood pressure systolic', 'systolisch', 'sistólica', 'systolique'],
  diastolic: [
    'diastolic',
    'diastolic blood pressure',
    'blood pressure diastolic',
    'diastolisch',
    'diastólica',
    'diastolique',
  ],
  blood_glucose: ['blood glucose', 'glucose', 'blood sugar', 'blutzucker', 'glucosa', 'glucemia', 'glycémie'],
  oxygen_saturation: [
    'oxygen saturation',
    'blood oxygen',
    'spo2',
    'sauerstoffsättigung',
    'saturación de oxígeno',
    'saturation en oxygène',
  ],
  temperature: [
    'temperature',
    'body temperature',
    'temperatur',
    'körpertemperatur',
    'temperatura',
    'temperatura corporal',
    'température',
    'température corporelle',
  ],
  respiratory_rate: ['respiratory rate', 'respiration rate', 'breathing rate', 'atemfrequenz'],
  sleep: ['sleep', 'sleep duration', 'schlaf', 'schlafdauer', 'sueño', 'sommeil'],
  steps: ['steps', 'step count', 'schritte', 'pasos', 'pas', 'nombre de pas'],
  pain: ['pain', 'schmerz', 'schmerzen', 'dolor', 'douleur'],
  mood: ['mood', 'stimmung', 'ánimo', 'estado de ánimo', 'humeur'],
};

const KINDS = new Map(Object.entries(NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));

/** What a column can hold. */
export const kindsHeld = Object.keys(NAMES).toSorted() as readonly MeasurementKind[];

/** No name that is known is longer. */
const LONGEST = 80;

/** In small letters, with one space between words: `Body_Fat%` is `body fat %`. */
const plain = (name: string): string =>
  name
    .slice(0, LONGEST)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('%', ' % ')
    .split(/[\s_,-]+/)
    .filter(Boolean)
    .join(' ');

export const kindNamed = (name: string): MeasurementKind | null =>
  (KINDS.get(plain(name)) as MeasurementKind | undefined) ?? null;

/** A name without the unit that stands behind it, in brackets or as its last word. */
export function nameAndLast(name: string): { name: string; last: string } {
  const whole = name.slice(0, LONGEST).trim();
  const bracket = Math.max(whole.lastIndexOf('('), whole.lastIndexOf('['));
  if (bracket > 0 && /[)\]]$/.test(whole)) {
    return { name: whole.slice(0, bracket).trim(), last: whole.slice(bracket + 1, -1).trim() };
  }
  const words = plain(whole).split(' ');
  return words.length < 2
    ? { name: whole, last: '' }
    : { name: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}
