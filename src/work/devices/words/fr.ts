import type { words as en } from './en.ts';

export const words: typeof en = {
  read: 'Lire sur un appareil',
  waiting: 'Prends la mesure maintenant. L’appareil la transmet par Bluetooth.',
  stop: 'Arrêter',
  taken: 'Lu sur l’appareil. Vérifie, puis enregistre.',
  failed: 'Rien n’a été lu',
  failedHelp: 'Ce que tu as saisi est toujours ici. Allume l’appareil et approche-le, ou saisis les chiffres.',
  coming: 'Ce qui lit les appareils n’a pas pu être chargé. La première fois, il faut une connexion.',
};
