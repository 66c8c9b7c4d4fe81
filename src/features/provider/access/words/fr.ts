import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  sees: 'Ce que vous voyez',
  kinds: {
    trainer: 'Entraînements, eau, objectifs et mesures, dans la mesure où le client les partage.',
    nutritionist: 'Repas, eau, objectifs et mesures.',
    doctor: 'Mesures, médicaments, carte d’urgence et résultats d’analyses.',
    aesthetic_surgeon: 'Mesures, médicaments, carte d’urgence et résultats d’analyses.',
    lab_technician: 'Demandes d’analyses.',
  },
  never:
    'Photos et documents seulement là où ils sont nommés ici. Le cycle et l’humeur ne sont jamais montrés à personne.',
  progress_photos: (count) => counted(count, { one: 'Une photo', other: `${count} photos` }),
  health_records: (count) => counted(count, { one: 'Un document', other: `${count} documents` }),
  until: (purpose, day) => `${purpose}, jusqu’au ${day}`,
  follow: 'Tout le dossier sur vos appareils',
  asked: (moment) => `Demandé ${moment}. Cela se termine 30 jours après la dernière ouverture du dossier.`,
  looked: 'Quand vous avez regardé',
  help: 'Le client lit ces lignes, et personne ne peut en retirer une. Voici celles des 7 derniers jours.',
  none: 'Vous n’avez pas regardé ces 7 derniers jours.',
  parts: {
    record: 'Le dossier a été ouvert',
    history: 'Tout le dossier a été emporté',
    photos: 'Les photos ont été ouvertes',
    papers: 'Les documents ont été ouverts',
  },
};
