import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  coming: 'Llega lo que se muestra',
  failed: 'No se pudo leer lo que se muestra',
  sight: 'Lo que ve este profesional',
  never: 'Fotos y papeles solo si aparecen abajo. Tu ciclo nunca se muestra a nadie.',
  withdrawn: 'Has retirado tu historial. En los ajustes se puede volver a mostrar.',
  grants: {
    title: 'Mostrado por ti',
    none: 'Ninguna foto ni papel.',
    photos: (count) => counted(count, { one: 'Una foto', other: `${count} fotos` }),
    papers: (count) => counted(count, { one: 'Un papel', other: `${count} papeles` }),
    until: (what, day) => `${what}, hasta el ${day}`,
    follow: 'Todo el historial en sus dispositivos',
    followHelp: 'Para trabajar sin red. Termina 30 días después de abrirse por última vez.',
    end: 'Terminar',
    for: (act, what) => `${act}: ${what}`,
    ended: 'Ya no se muestra',
    notEnded: 'No terminado',
  },
  views: {
    title: 'Mirado últimamente',
    none: 'Este profesional no ha abierto tu historial.',
    looked: (part, day) => `${part}, ${day}`,
    parts: { record: 'El historial', history: 'Todo el historial', photos: 'Las fotos', papers: 'Los papeles' },
  },
  message: 'Escribir',
  book: 'Reservar una sesión',
  leave: {
    act: 'Terminar la atención',
    ask: (name) => `¿Terminar la atención de ${name}?`,
    takes: (name) =>
      `${name} ya no ve tus datos de contacto ni tu historial. Salen de sus dispositivos con la próxima sincronización, y lo que mostraste termina para siempre.`,
    stays:
      'Las citas por venir no se cancelan. Las notas compartidas contigo quedan, y también lo planeado para ti. Quien te tenía asignado se entera de que la atención terminó; quien te veía solo por citas no se entera.',
    keep: 'Dejarlo así',
    done: 'La atención ha terminado',
    doneHelp: 'Cuenta en cuanto llega a nuestro servidor.',
    notSaved: 'No terminado',
  },
};
