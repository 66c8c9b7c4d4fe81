import type { words as en } from './en.ts';

export const words: typeof en = {
  'hip flexors': 'fléchisseurs de la hanche',
  'lower back': 'bas du dos',
  'upper back': 'haut du dos',
  adductors: 'adducteurs',
  biceps: 'biceps',
  calves: 'mollets',
  chest: 'poitrine',
  core: 'tronc',
  forearms: 'avant-bras',
  glutes: 'fessiers',
  hamstrings: 'ischio-jambiers',
  lats: 'grands dorsaux',
  neck: 'cou',
  quadriceps: 'quadriceps',
  shins: 'tibias',
  shoulders: 'épaules',
  triceps: 'triceps',
};
