import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What is said of an appointment on every screen that shows one. */
export const appointmentWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

export type AppointmentWords = typeof en;
