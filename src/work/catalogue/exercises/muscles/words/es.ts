import type { words as en } from './en.ts';

export const words: typeof en = {
  'hip flexors': 'flexores de la cadera',
  'lower back': 'espalda baja',
  'upper back': 'espalda alta',
  biceps: 'bíceps',
  calves: 'pantorrillas',
  chest: 'pecho',
  core: 'core',
  forearms: 'antebrazos',
  glutes: 'glúteos',
  hamstrings: 'isquiotibiales',
  lats: 'dorsales',
  quadriceps: 'cuádriceps',
  shoulders: 'hombros',
  triceps: 'tríceps',
};
