const DISHES = 'Jollof, moi moi, ẹ̀bà …';

/** What is the same in English and another language, and not an English text left behind. */
export const SAME_WORDS: Record<'es' | 'fr' | 'de', readonly string[]> = {
  es: [DISHES],
  fr: ['Calories', 'Menu', 'Notes', 'Notifications', 'Nutrition', 'Pages', 'Source', DISHES],
  de: ['Name', 'Offline', 'Start', 'Text'],
};
