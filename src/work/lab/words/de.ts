import type { words as en } from './en.ts';

export const words: typeof en = {
  flags: { normal: 'Unauffällig', high: 'Hoch', low: 'Niedrig', abnormal: 'Auffällig', critical: 'Kritisch' },
  word: 'Ärztlich dazu',
  nextStep: 'Nächster Schritt',
};
