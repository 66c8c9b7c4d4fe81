import type { words as en } from './en.ts';

export const words: typeof en = {
  flags: { normal: 'Habitual', high: 'Alto', low: 'Bajo', abnormal: 'Anómalo', critical: 'Crítico' },
  word: 'El médico dice',
  nextStep: 'Siguiente paso',
};
