import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  title: 'Verlauf',
  help: 'Was in den letzten 30 Tagen geschah, soweit du es sehen darfst und es auf diesem Gerät ist.',
  none: 'Von den letzten 30 Tagen ist nichts auf diesem Gerät.',
  by: (day, who) => `${day} · ${who}`,
  named: (name, kind) => `${name}, ${kind}`,
  doers: {
    client: 'Der Klient',
    app: 'Die App',
    you: 'Du',
    gone: 'Jemand, der nicht mehr da ist',
    unknown: 'Jemand anderes, der den Klienten betreut',
  },
  care: 'Kam in deine Betreuung',
  visit: (title) => `Termin: ${title}`,
  declined: (title) => `Termin abgelehnt: ${title}`,
  attended: 'Kam',
  missed: 'Kam nicht',
  note: (kind) => `Notiz: ${kind}`,
  evaluation: (score) => `Bewertung: ${score} von 10`,
  workout: (name) => `Training: ${name}`,
  offered: (title) => `Programm angeboten: ${title}`,
  started: (title) => `Programm begonnen: ${title}`,
  milestone: (title) => `Etappe erreicht: ${title}`,
  goal: (title) => `Ziel gesetzt: ${title}`,
  reached: (title) => `Ziel erreicht: ${title}`,
  weighed: (weight) => `Gewogen: ${weight}`,
  measured: (count) => counted(count, { one: 'Eine Messung', other: `${count} Messungen` }),
  meals: (count) => counted(count, { one: 'Eine Mahlzeit eingetragen', other: `${count} Mahlzeiten eingetragen` }),
  planned: (count) => counted(count, { one: 'Eine Mahlzeit geplant', other: `${count} Mahlzeiten geplant` }),
  targets: (kcal) => `Tagesziele gesetzt: ${kcal} kcal`,
  paper: (kind) => `Unterschrieben: ${kind}`,
  facts: {
    problem: (name) => `Problem: ${name}`,
    allergy: (name) => `Allergie: ${name}`,
  },
  order: (number) => `Laborauftrag ${number}`,
  results: (count) => counted(count, { one: 'Ein Laborwert', other: `${count} Laborwerte` }),
  surgery: { operation: 'Operation', addition: 'Nachtrag zu einer Operation', complication: 'Komplikation' },
  shown: { progress_photos: 'Dir Fotos gezeigt', health_records: 'Dir Unterlagen gezeigt' },
};
