import type { words as en } from './en.ts';

export const words: typeof en = {
  open: 'Einlesen',
  title: {
    label: 'Halte die Kamera auf das Etikett',
    packet: 'Halte die Kamera auf die Striche der Packung',
  },
  blind: {
    label: 'Die Kamera geht nicht. Tippe stattdessen das Etikett.',
    packet: 'Die Kamera geht nicht. Tippe stattdessen die Zahl unter den Strichen.',
  },
  coming: 'Gleich kann gelesen werden. Beim ersten Mal braucht es eine Verbindung.',
  light: 'Licht',
};
