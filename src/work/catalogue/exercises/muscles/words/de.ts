import type { words as en } from './en.ts';

export const words: typeof en = {
  'hip flexors': 'Hüftbeuger',
  'lower back': 'unterer Rücken',
  'upper back': 'oberer Rücken',
  adductors: 'innere Oberschenkel',
  biceps: 'Bizeps',
  calves: 'Waden',
  chest: 'Brust',
  core: 'Rumpf',
  forearms: 'Unterarme',
  glutes: 'Gesäß',
  hamstrings: 'hintere Oberschenkel',
  lats: 'breiter Rückenmuskel',
  neck: 'Nacken',
  quadriceps: 'vordere Oberschenkel',
  shins: 'Schienbeine',
  shoulders: 'Schultern',
  triceps: 'Trizeps',
};
