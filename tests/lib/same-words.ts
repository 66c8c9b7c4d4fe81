const DISHES = 'Jollof, moi moi, ẹ̀bà …';
/** As laboratories write it everywhere. */
const LAB_PRIORITY = 'STAT';
const SUPERSET = 'Superset 2 | Superset 1 | Superset 5';

/** What is the same in English and another language, and not an English text left behind. */
export const SAME_WORDS: Record<'es' | 'fr' | 'de', readonly string[]> = {
  es: ['Cardio', LAB_PRIORITY, 'Core', 'core', 'no', DISHES],
  fr: [
    'Analyte',
    'biceps',
    'Calories',
    'Cardio',
    'Catalogue',
    'Client',
    'Clients',
    'Distance',
    'kettlebell',
    'machine',
    'Menu',
    'Minutes',
    'Muscles',
    'Notes',
    'Notifications',
    'Nutrition',
    'Pages',
    'Posture',
    'quadriceps',
    'Record',
    'Records',
    'Source',
    'triceps',
    'Urgent',
    LAB_PRIORITY,
    DISHES,
    SUPERSET,
  ],
  de: ['Arm', 'Name', 'Offline', 'Start', 'Tests', 'Text', LAB_PRIORITY],
};
