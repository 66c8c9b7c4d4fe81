import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  title: 'Invitar clientes',
  help: 'Quien introduce tu código en «Mi atención» o abre su enlace ve quién eres y qué verás, y acepta. Un código dura 14 días.',
  offline: 'Los códigos necesitan conexión',
  for: 'Para cuántos',
  many: (n) => counted(n, { one: 'Un cliente', other: `${n} clientes` }),
  make: 'Crear un código',
  made: 'El código está listo',
  notMade: 'No se creó ningún código',
  notMadeHelp: 'Quizá ya creaste veinte hoy. Vuelve a intentarlo mañana.',
  open: 'Tus códigos',
  none: 'No hay ningún código abierto.',
  failed: 'No se pudieron leer tus códigos',
  used: (used, most, day) => `${used} de ${most} usados, hasta el ${day}`,
  copy: 'Copiar el enlace',
  copied: 'El enlace está copiado',
  notCopied: 'No se pudo copiar el enlace',
  revoke: 'Revocar',
  act: (act, code) => `${act}: ${code}`,
  revoked: 'El código ya no sirve',
  notRevoked: 'No revocado',
  requests: {
    title: 'Pide tu atención',
    unnamed: 'Alguien',
    since: (day) => `Pedido el ${day}`,
    accept: 'Aceptar',
    decline: 'Rechazar',
    accepted: (name) => `Ahora atiendes a ${name}`,
    declined: 'Rechazado',
    doneHelp: 'Cuenta en cuanto llega a nuestro servidor.',
    notSaved: 'No guardado',
  },
  end: {
    act: 'Terminar la atención',
    ask: (name) => `¿Terminar la atención de ${name}?`,
    takes:
      'Si no compartís una cita acordada, ya no ves sus datos de contacto ni su historial, que salen de tus dispositivos, y lo que se te mostró termina para siempre.',
    stays:
      'Tus propias notas quedan para que las leas, y lo que planeaste queda con el cliente, que se entera del final. Con una cita acordada, aunque ya haya pasado, sigues viéndolo todo hasta que el cliente lo retire.',
    keep: 'Dejarlo así',
    done: 'La atención ha terminado',
    notSaved: 'No terminado',
  },
};
