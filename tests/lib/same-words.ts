const DISHES = 'Jollof, moi moi, ẹ̀bà …';
const SUPERSET = 'Superset 2 | Superset 1 | Superset 5';

/** What is the same in English and another language, and not an English text left behind. */
export const SAME_WORDS: Record<'es' | 'fr' | 'de', readonly string[]> = {
  es: ['Cardio', 'Core', 'core', 'no', DISHES],
  fr: [
    'biceps',
    'Calories',
    'Cardio',
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
    DISHES,
    SUPERSET,
  ],
  de: ['Arm', 'Name', 'Offline', 'Start', 'Text'],
};
