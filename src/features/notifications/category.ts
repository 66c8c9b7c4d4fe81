import type { NotificationsWords } from './words.ts';

export const CATEGORIES = ['workouts', 'appointments', 'community', 'marketing', 'system', 'general'] as const;

const isKnown = (category: string): category is (typeof CATEGORIES)[number] =>
  (CATEGORIES as readonly string[]).includes(category);

/** One that this version has no word for is called as the server calls it. */
export const categoryName = ({ category: { names } }: NotificationsWords, category: string): string =>
  isKnown(category) ? names[category] : category;
