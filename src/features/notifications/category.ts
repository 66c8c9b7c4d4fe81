import type { NotificationsWords } from './words.ts';

export const CATEGORIES = [
  'workouts',
  'appointments',
  'community',
  'marketing',
  'reminders',
  'system',
  'general',
  'report',
  'announcement',
] as const;

const isKnown = (category: string): category is (typeof CATEGORIES)[number] =>
  (CATEGORIES as readonly string[]).includes(category);

/** A category this version has no word for keeps the server's name. */
export const categoryName = ({ category: { names } }: NotificationsWords, category: string): string =>
  isKnown(category) ? names[category] : category;
