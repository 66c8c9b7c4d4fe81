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
  join: 'Unirse',
  joinOffline: 'Unirse requiere conexión',
  joinLater: 'El enlace llega con la respuesta',
  day: 'Día',
  time: 'Hora',
  zone: (zone) => `Las horas son las de ${zone}.`,
};
