import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  sees: 'Lo que ves',
  kinds: {
    trainer: 'Entrenamientos, agua, objetivos y mediciones, en la medida en que el cliente los comparte.',
    nutritionist: 'Comidas, agua, objetivos y mediciones.',
    doctor: 'Mediciones, medicamentos, tarjeta de emergencia y resultados de laboratorio.',
    aesthetic_surgeon: 'Mediciones, medicamentos, tarjeta de emergencia y resultados de laboratorio.',
    lab_technician: 'Pedidos de laboratorio.',
  },
  never: 'Fotos y documentos solo donde se nombran aquí. El ciclo y el ánimo nunca se muestran a nadie.',
  progress_photos: (count) => counted(count, { one: 'Una foto', other: `${count} fotos` }),
  health_records: (count) => counted(count, { one: 'Un documento', other: `${count} documentos` }),
  until: (purpose, day) => `${purpose}, hasta el ${day}`,
  follow: 'Todo el historial en tus dispositivos',
  asked: (moment) => `Pedido ${moment}. Termina 30 días después de abrir el historial por última vez.`,
  looked: 'Cuándo miraste',
  help: 'El cliente lee estas líneas y nadie puede quitar ninguna. Aquí están las de los últimos 7 días.',
  none: 'No has mirado en los últimos 7 días.',
  parts: {
    record: 'Se abrió el historial',
    history: 'Se llevó todo el historial',
    photos: 'Se abrieron las fotos',
    papers: 'Se abrieron los documentos',
  },
};
