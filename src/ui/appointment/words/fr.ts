import type { AppointmentWords } from '../words.ts';

export const words: AppointmentWords = {
  status: {
    requested: 'Demandé',
    pending: 'En attente',
    scheduled: 'Prévu',
    confirmed: 'Confirmé',
    completed: 'Terminé',
    cancelled: 'Annulé',
    declined: 'Refusé',
  },
  week: { thisWeek: 'Cette semaine', today: 'Aujourd’hui', confirmed: 'Confirmés', pending: 'En attente' },
  mode: { video: 'En visio', phone: 'Par téléphone', 'in-person': 'Sur place' },
  join: 'Rejoindre',
  joinOffline: 'Rejoindre demande une connexion',
  joinLater: 'Le lien arrive avec la réponse',
  day: 'Jour',
  time: 'Heure',
  zone: (zone) => `Les horaires sont ceux de ${zone}.`,
};
