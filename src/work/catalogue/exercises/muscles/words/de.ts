import type { words as en } from './en.ts';

export const words: typeof en = {
  'hip flexors': 'Hüftbeuger',
  'lower back': 'unterer Rücken',
  'upper back': 'oberer Rücken',
  biceps: 'Bizeps',
  calves: 'Waden',
  chest: 'Brust',
  core: 'Rumpf',
  forearms: 'Unterarme',
  glutes: 'Gesäß',
  hamstrings: 'hintere Oberschenkel',
  lats: 'breiter Rückenmuskel',
  quadriceps: 'vordere Oberschenkel',
  shoulders: 'Schultern',
  triceps: 'Trizeps',
};
