import type { words as en } from './en.ts';

export const words: typeof en = {
  flags: { normal: 'Habituel', high: 'Élevé', low: 'Bas', abnormal: 'Anormal', critical: 'Critique' },
  word: 'Le médecin dit',
  nextStep: 'La suite',
};
