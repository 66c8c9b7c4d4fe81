import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import type { NutritionWords } from './words.ts';

interface Reading {
  today: Day;
  words: NutritionWords['day'];
  language: string;
}

/** Today and yesterday by these words, and any other by its date. */
export function dayCalled(day: Day, { today, words, language }: Reading): string {
  if (day === today) return words.today;
  return day === addDays(today, -1) ? words.yesterday : dayInWords(day, language);
}
