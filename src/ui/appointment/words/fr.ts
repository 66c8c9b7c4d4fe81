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
  titles: {
    'Personal Training': 'Coaching personnel',
    'Fitness Assessment': 'Bilan de forme',
    'Nutrition Consult': 'Conseil en nutrition',
    'Nutrition Consultation': 'Consultation de nutrition',
    'Meal Prep Planning': 'Préparation des repas',
    'Dietary Analysis': 'Analyse alimentaire',
    'Health Check-up': 'Bilan de santé',
    'Medical Consultation': 'Consultation médicale',
    'Health Monitoring': 'Suivi de santé',
    'Aesthetic Consultation': 'Consultation esthétique',
    'Lab Testing Package': 'Analyses en laboratoire',
  },
  join: 'Rejoindre',
  joinOffline: 'Rejoindre demande une connexion',
  joinLater: 'Le lien arrive avec la réponse',
  day: 'Jour',
  time: 'Heure',
  zone: (zone) => `Les horaires sont ceux de ${zone}.`,
};
