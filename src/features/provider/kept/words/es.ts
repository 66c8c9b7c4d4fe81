import { countingIn } from '#src/lib/words.ts';
import type { KeptWords } from '../words.ts';

const counted = countingIn('es');

export const words: KeptWords = {
  care: {
    paused: { title: 'La atención está en pausa', help: 'El historial se podrá leer de nuevo cuando se retome.' },
    hidden: {
      title: 'El cliente no te muestra nada',
      help: 'Te retiró el acceso a su historial. La atención en sí no ha terminado.',
    },
    closed: {
      title: 'Los historiales están cerrados para ti',
      help: 'La oficina no te ha aprobado, o ya no te aprueba.',
    },
    over: { title: 'La atención ha terminado', help: 'Ya no ves el historial.' },
  },
  by: {
    client: (when) => `El cliente la terminó el ${when}.`,
    provider: (when) => `La terminaste el ${when}.`,
    office: (when) => `La oficina la terminó el ${when}.`,
    nobody: (when) => `Terminó el ${when}.`,
  },
  written: 'Lo que escribiste y firmaste se puede seguir leyendo.',
  kept: 'Lo que estabas escribiendo no se guardó en el historial. Está aquí abajo y se queda en este dispositivo, solo para ti, hasta que lo borres o cierres sesión. Copia lo que aún necesites.',
  title: 'Lo que habías escrito',
  help: 'Tus propias palabras sobre clientes cuyos historiales están cerrados para ti. Solo están en este dispositivo, hasta que las borres o cierres sesión, y nadie más las lee. Si la atención se retoma, vuelven a estar en su formulario.',
  kinds: {
    note: 'Nota',
    program: 'Programa',
    evaluation: 'Evaluación',
    milestone: 'Hito',
    goal: 'Objetivo',
    targets: 'Objetivos diarios',
    comment: 'Comentario',
    session: 'Notas de la sesión',
    decline: 'Motivo del rechazo',
    case: 'Caso de cirugía',
    operation: 'Operación',
    fact: 'Problema o alergia',
    paper: 'Documento para firmar',
  },
  about: (kind, name) => `${kind}: ${name}`,
  client: 'un cliente',
  field: (label, text) => `${label}: ${text}`,
  sets: (sets, each) => `${sets} × ${each}`,
  seconds: (figure) => `${figure} s`,
  weeks: (count) => counted(count, { one: 'una semana', other: `${count} semanas` }),
  exercise: 'Un ejercicio',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se copió',
  notCopiedHelp: 'El navegador no lo permitió. Selecciona el texto y cópialo a mano.',
  remove: 'Borrar',
  removeAsk: '¿Borrar estas palabras?',
  removeHelp: 'No están en ningún otro lugar.',
  removed: 'Borrado',
  notRemoved: 'No se borró',
  notRemovedHelp: 'Las palabras siguen aquí. Inténtalo de nuevo.',
};
