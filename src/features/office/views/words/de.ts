import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Gespeicherte Ansichten',
  keep: 'Diese Ansicht speichern…',
  drop: (name) => `„${name}“ vergessen`,
  help: 'Was jetzt gefiltert ist und seine Reihenfolge, unter einem Namen. Nur du siehst es, auf allen deinen Geräten.',
  name: 'Bezeichnung',
  missing: 'Gib ihr einen Namen.',
  act: 'Speichern',
  done: 'Die Ansicht ist gespeichert',
  gone: 'Die Ansicht ist vergessen',
  refused: {
    taken: 'Du hast schon eine andere Ansicht mit diesem Namen. Vergiss zuerst diese, oder nimm einen anderen Namen.',
    full: 'Dreißig Ansichten je Tisch sind genug: Vergiss zuerst eine.',
  },
};
