import { CODES } from '#src/work/records/words/codes.ts';

const DISHES = 'Jollof, moi moi, ẹ̀bà …';
/** Left as the laboratory's code. */
const LAB_PRIORITY = 'STAT';
/** The names of two forms, by the letters of their parts in English. */
const FORMS = ['SOAP', 'ADIME'];
const FORMATS = ['CSV', 'FHIR'];
/** The names of two scales, as those who lift know them. */
const EFFORTS = ['RIR', 'RPE'];
/** One letter for a kind of set, by its word in each language. */
const LETTERS = { es: ['A', 'D', 'F'], fr: ['A', 'D'], de: ['W'] };
/** What the phone calls it. */
const CHANNEL = 'USSD';
/** Minutes, seconds and metres. */
const UNITS = ['2 min | 1 min | 5 min', '2 s | 1 s | 5 s', '2 m | 1 m | 5 m'];
const EVERYWHERE = [...UNITS, LAB_PRIORITY, CHANNEL, ...FORMS, ...FORMATS, ...EFFORTS, ...Object.values(CODES)];
const SUPERSET = 'Superset 2 | Superset 1 | Superset 5';

/** What is the same in English and another language, and not an English text left behind. */
export const SAME_WORDS: Record<'es' | 'fr' | 'de', readonly string[]> = {
  es: ['Cardio', 'Core', 'core', 'no', 'No', 'Normal', 'PIN', 'Plan', 'Saliva', DISHES, ...LETTERS.es, ...EVERYWHERE],
  fr: [
    'Allergies',
    'Analyte',
    'Analytes',
    'Analytes 2 | Analytes 1 | Analytes 5',
    'biceps',
    'Calories',
    'Cardio',
    'Catalogue',
    'Centre',
    'client',
    'Client',
    'Clients',
    'Code',
    'Complication',
    'Distance',
    'Effort (RPE)',
    'Football',
    'Intervention',
    'kettlebell',
    'Licence 2 | Licence 1 | Licence 5',
    'machine',
    'Menu',
    'Message',
    'Minutes',
    'Pause',
    'Muscles',
    'Note',
    'Notes',
    'Notifications',
    'Nutrition',
    'Pages',
    'Photos',
    'Normal',
    'Page 2 | Page 1 | Page 5',
    'Plan',
    'Posture',
    'quadriceps',
    'Record',
    'Records',
    'Source',
    'triceps',
    'Urgent',
    'Urine',
    'Version 2 | Version 1 | Version 5',
    DISHES,
    SUPERSET,
    ...LETTERS.fr,
    ...EVERYWHERE,
  ],
  de: [
    'Administrator',
    'Arm',
    'Bank',
    'Block 2 | Block 1 | Block 5',
    'Teams',
    'Code',
    'In 2 | In 1 | In 5',
    'Name',
    'Normal',
    'Offline',
    'Operation',
    'Pause',
    'Person',
    'PIN',
    'Plan',
    'Problem: 2 | Problem: 1 | Problem: 5',
    'Push',
    'Start',
    'Test',
    'Tempo',
    'Tests',
    'Tests 2 | Tests 1 | Tests 5',
    'Text',
    'Training: 2 | Training: 1 | Training: 5',
    ...LETTERS.de,
    ...EVERYWHERE,
  ],
};
