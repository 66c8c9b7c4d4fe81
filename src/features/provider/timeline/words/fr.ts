import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  title: 'Historique',
  help: 'Ce qui s’est passé ces 30 derniers jours, dans la mesure où vous pouvez le voir et où cet appareil le garde.',
  none: 'Rien des 30 derniers jours n’est sur cet appareil.',
  by: (day, who) => `${day} · ${who}`,
  named: (name, kind) => `${name}, ${kind}`,
  doers: {
    client: 'Le client',
    app: 'L’application',
    you: 'Vous',
    gone: 'Quelqu’un qui n’est plus là',
    unknown: 'Quelqu’un d’autre qui suit le client',
  },
  care: 'Vous a été confié',
  visit: (title) => `Rendez-vous : ${title}`,
  declined: (title) => `Rendez-vous refusé : ${title}`,
  attended: 'Présent',
  missed: 'Absent',
  note: (kind) => `Note : ${kind}`,
  evaluation: (score) => `Évaluation : ${score} sur 10`,
  workout: (name) => `Entraînement : ${name}`,
  offered: (title) => `Programme proposé : ${title}`,
  started: (title) => `Programme commencé : ${title}`,
  milestone: (title) => `Étape atteinte : ${title}`,
  goal: (title) => `Objectif fixé : ${title}`,
  reached: (title) => `Objectif atteint : ${title}`,
  weighed: (weight) => `Pesée : ${weight}`,
  measured: (count) => counted(count, { one: 'Une mesure', other: `${count} mesures` }),
  meals: (count) => counted(count, { one: 'Un repas saisi', other: `${count} repas saisis` }),
  planned: (count) => counted(count, { one: 'Un repas prévu', other: `${count} repas prévus` }),
  targets: (kcal) => `Cibles fixées : ${kcal} kcal par jour`,
  paper: (kind) => `Signé : ${kind}`,
  facts: {
    problem: (name) => `Problème : ${name}`,
    allergy: (name) => `Allergie : ${name}`,
  },
  order: (number) => `Demande d’analyses ${number}`,
  results: (count) => counted(count, { one: 'Un résultat d’analyse', other: `${count} résultats d’analyse` }),
  surgery: { operation: 'Opération', addition: 'Ajout à une opération', complication: 'Complication' },
  shown: { progress_photos: 'Photos montrées à vous', health_records: 'Documents montrés à vous' },
};
