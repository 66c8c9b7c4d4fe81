import type { words as en } from './en.ts';

export const words: typeof en = {
  'hip flexors': 'flexores de la cadera',
  'lower back': 'espalda baja',
  'upper back': 'espalda alta',
  adductors: 'aductores',
  biceps: 'bíceps',
  calves: 'pantorrillas',
  chest: 'pecho',
  core: 'core',
  forearms: 'antebrazos',
  glutes: 'glúteos',
  hamstrings: 'isquiotibiales',
  lats: 'dorsales',
  neck: 'cuello',
  quadriceps: 'cuádriceps',
  shins: 'espinillas',
  shoulders: 'hombros',
  triceps: 'tríceps',
};
