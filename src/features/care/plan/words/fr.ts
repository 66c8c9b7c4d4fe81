import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  title: 'Mon plan',
  help: 'Ce que chacun a prévu pour vous. Tout est sur cet appareil, avec ou sans réseau.',
  none: 'Personne n’a encore rien prévu pour vous.',
  failed: 'Votre plan n’a pas pu être lu',
  somebody: 'Une personne qui n’est plus là',
  visit: (title) => `Rendez-vous : ${title}`,
  program: (title) => `Entraînement : ${title}`,
  done: (done, of) => `${done} séances sur ${of}`,
  next: (day) => `prochaine ${day}`,
  offered: 'Attend que vous le commenciez',
  meals: (count) => counted(count, { one: 'Un repas prévu', other: `${count} repas prévus` }),
  span: (first, last) => `du ${first} au ${last}`,
  targets: (kcal) => `${kcal} kcal par jour`,
  ofKind: (kind, kcal) => `${kind} : ${kcal} kcal`,
  since: (macros, day) => `${macros}, à partir du ${day}`,
  goal: (title) => `Objectif : ${title}`,
  until: (amount, day) => `${amount} d’ici le ${day}`,
  ranges: (count) => counted(count, { one: 'Une limite personnelle', other: `${count} limites personnelles` }),
  rangesHelp: 'Vos mesures sont jugées d’après cela.',
  medicine: 'Prescrit',
  lab: 'Donner un échantillon au laboratoire',
  ordered: (day) => `demandé le ${day}`,
  operation: (what) => `Opération : ${what}`,
  checkin: 'Comment allez-vous après l’opération ?',
  due: (what, day) => `${what}, à partir du ${day}`,
  changes: 'Ce qui a changé dans mon plan',
  you: 'Vous',
  made: 'Le programme a été fait.',
  ofMeals: 'Repas prévus',
  changedSince: (moment) => `Quelque chose a changé depuis ${moment}. Le détail arrivera avec une connexion.`,
  notAsked: 'Ce qui a changé sera demandé dès qu’il y aura une connexion.',
  allChanges: 'Montrer tous les changements',
};
