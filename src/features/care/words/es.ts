import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Mi atención',
  description: 'Quién te atiende y lo que ha escrito para ti.',
  coming: 'Llega tu equipo',
  failed: 'No se pudo leer tu equipo',
  team: {
    title: 'Mi equipo',
    none: 'Todavía no te atiende nadie',
    noneHelp: 'Aquí aparece la persona con la que reservas una sesión.',
    book: 'Reservar una sesión',
    message: (name) => `Mensaje a ${name}`,
    sees: {
      trainer: 'Ve tus entrenamientos, agua, objetivos y medidas.',
      nutritionist: 'Ve tus comidas, agua, objetivos y medidas.',
      doctor: 'Ve tus medidas, medicamentos, tarjeta de emergencia, documentos y resultados de laboratorio.',
      aesthetic_surgeon: 'Ve tus medidas, medicamentos, tarjeta de emergencia, documentos y resultados de laboratorio.',
      lab_technician: 'Ve tus pedidos de laboratorio.',
    },
    withdrawn: 'Ya no ve nada',
    next: (when) => `Próxima cita ${when}`,
    who: 'Quién puede ver mi historial y quién lo ha mirado',
  },
  notes: {
    title: 'Notas para mí',
    none: 'Nadie ha compartido una nota contigo.',
    failed: 'No se pudieron leer las notas',
  },
};
