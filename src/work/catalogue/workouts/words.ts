import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What the app calls a workout, on every screen that shows one. */
export const workoutNames = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

export type WorkoutNames = typeof en;
