/** What is the same in English and another language, and not an English text left behind. */
export const SAME_WORDS: Record<'es' | 'fr' | 'de', readonly string[]> = {
  es: [],
  fr: ['Pages'],
  de: ['Offline'],
};
