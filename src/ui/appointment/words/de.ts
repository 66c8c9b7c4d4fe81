import type { AppointmentWords } from '../words.ts';

export const words: AppointmentWords = {
  status: {
    requested: 'Angefragt',
    pending: 'Offen',
    scheduled: 'Geplant',
    confirmed: 'Bestätigt',
    completed: 'Abgeschlossen',
    cancelled: 'Abgesagt',
    declined: 'Abgelehnt',
  },
  week: { thisWeek: 'Diese Woche', today: 'Heute', confirmed: 'Bestätigt', pending: 'Offen' },
  mode: { video: 'Virtuell', phone: 'Am Telefon', 'in-person': 'Vor Ort' },
  titles: {
    'Personal Training': 'Einzeltraining',
    'Fitness Assessment': 'Fitnesstest',
    'Nutrition Consult': 'Ernährungsberatung',
    'Nutrition Consultation': 'Ernährungsberatung',
    'Meal Prep Planning': 'Essensplanung',
    'Dietary Analysis': 'Ernährungsanalyse',
    'Health Check-up': 'Gesundheitscheck',
    'Medical Consultation': 'Ärztliche Beratung',
    'Health Monitoring': 'Gesundheitskontrolle',
    'Aesthetic Consultation': 'Ästhetische Beratung',
    'Lab Testing Package': 'Laboruntersuchung',
  },
  join: 'Beitreten',
  joinOffline: 'Beitreten braucht eine Verbindung',
  joinLater: 'Der Link kommt mit der Antwort',
  day: 'Tag',
  time: 'Uhrzeit',
  zone: (zone) => `Die Zeiten sind die von ${zone}.`,
};
