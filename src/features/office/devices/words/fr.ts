import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Appareils et synchronisation',
  help: 'Chaque appareil indique une fois par jour sa version, ce qu’il n’a pas encore pu envoyer et les codes de ce qui fut refusé ; rien de ce qui fut saisi. On compte ceux qui se sont manifestés depuis 30 jours.',
  failed: 'Les rapports n’ont pas pu être lus',
  none: 'Aucun appareil ne s’est encore manifesté.',
  version: (name) => `Version ${name}`,
  newest: 'la plus récente',
  firstAt: (day) => `première fois le ${day}`,
  unsent: 'Avec des saisies non envoyées',
  oldest: (moment) => `la plus ancienne depuis ${moment}`,
  refused: (reason) => `Avec des saisies refusées : ${reason}`,
  reasons: {
    '42501': 'non autorisé',
    '23502': 'quelque chose manque',
    '23503': 'appartient à ce qui n’existe plus',
    '23505': 'existe déjà',
    '23514': 'hors des limites',
    '22023': 'non valable',
    '23P01': 'l’heure est prise',
    P0001: 'une limite fut atteinte',
  },
  code: (reason, code) => `${reason} (${code})`,
  reported: (moment) => `rapport ${moment}`,
  counted: (edits) => `${edits} non envoyées`,
  writes: (count, reason) => `${count} × ${reason}`,
  nobody: 'Compte supprimé',
};
