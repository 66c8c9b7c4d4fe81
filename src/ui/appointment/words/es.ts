import type { AppointmentWords } from '../words.ts';

export const words: AppointmentWords = {
  status: {
    requested: 'Solicitada',
    pending: 'Pendiente',
    scheduled: 'Programada',
    confirmed: 'Confirmada',
    completed: 'Completada',
    cancelled: 'Cancelada',
    declined: 'Rechazada',
  },
  week: { thisWeek: 'Esta semana', today: 'Hoy', confirmed: 'Confirmadas', pending: 'Pendientes' },
  mode: { video: 'Videollamada', phone: 'Por teléfono', 'in-person': 'En persona' },
  titles: {
    'Personal Training': 'Entrenamiento personal',
    'Fitness Assessment': 'Evaluación física',
    'Nutrition Consult': 'Consulta de nutrición',
    'Nutrition Consultation': 'Consulta de nutrición',
    'Meal Prep Planning': 'Planificación de comidas',
    'Dietary Analysis': 'Análisis de la dieta',
    'Health Check-up': 'Chequeo médico',
    'Medical Consultation': 'Consulta médica',
    'Health Monitoring': 'Control de salud',
    'Aesthetic Consultation': 'Consulta estética',
    'Lab Testing Package': 'Análisis de laboratorio',
  },
  join: 'Unirse',
  joinOffline: 'Unirse requiere conexión',
  joinLater: 'El enlace llega con la respuesta',
  day: 'Día',
  time: 'Hora',
  zone: (zone) => `Las horas son las de ${zone}.`,
};
