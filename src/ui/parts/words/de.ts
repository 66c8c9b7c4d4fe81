import type { PartWords } from '../words.ts';

export const words: PartWords = {
  calendar: { previous: 'Der Monat davor', next: 'Der Monat danach' },
  digit: (label, place, of) => `${label}, Ziffer ${place} von ${of}`,
  drop: 'oder hier ablegen',
  crop: {
    label: 'Ausschnitt des Bildes, der gezeigt wird',
    help: 'Pfeiltasten bewegen ihn; mit Alt ändern sie seine Größe.',
    at: (left, top, side) => `${left} von links, ${top} von oben, ${side} breit`,
    smaller: 'Verkleinern',
    larger: 'Vergrößern',
  },
  showAll: 'Alle zeigen',
};
