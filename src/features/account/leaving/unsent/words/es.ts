import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  heading: 'Hay cambios que solo están en este dispositivo',
  unsent: (n) => counted(n, { one: 'No se ha enviado 1 cambio.', other: `No se han enviado ${n} cambios.` }),
  rejected: (n) => counted(n, { one: 'No se aceptó 1 cambio.', other: `No se aceptaron ${n} cambios.` }),
  held: (n) =>
    counted(n, {
      one: '1 mensaje esperó demasiado y espera tu decisión.',
      other: `${n} mensajes esperaron demasiado y esperan tu decisión.`,
    }),
  conflicts: (n) =>
    counted(n, {
      one: '1 cambio cedió ante otro posterior y solo se conserva aquí. Para restaurarlo, sigue con la sesión y abre «Tus cambios». Si lo descartas, se pierde.',
      other: `${n} cambios cedieron ante otros posteriores y solo se conservan aquí. Para restaurarlos, sigue con la sesión y abre «Tus cambios». Si los descartas, se pierden.`,
    }),
  photo: 'Tu foto nueva es uno de ellos. El archivo no la contiene.',
  files: (count) =>
    counted(count, {
      one: 'El archivo de un documento es uno de ellos. Una exportación no lo contiene.',
      other: `${count} archivos de documentos están entre ellos. Una exportación no los contiene.`,
    }),
  typed: (count) =>
    counted(count, {
      one: 'Lo que escribiste sobre un cliente cuya atención terminó solo está aquí. Una exportación no lo contiene: cópialo en «Clientes».',
      other: `Lo que escribiste en ${count} formularios sobre clientes cuya atención terminó solo está aquí. Una exportación no lo contiene: cópialo en «Clientes».`,
    }),
  choose: 'Al cerrar sesión, tus datos se borran de este dispositivo. ¿Qué hacemos con estos cambios?',
  send: 'Enviarlos y cerrar sesión',
  sending: 'Enviando…',
  sendOffline: 'Para enviar hace falta conexión.',
  notAllSent: 'No se pudo enviar todo. Elige qué hacer con el resto.',
  export: 'Guardarlos en un archivo',
  exported: 'Guardado en un archivo.',
  keep: 'Conservarlos en este dispositivo',
  keepHelp:
    'Lo que espera se envía la próxima vez que inicies sesión aquí. No lo elijas en un dispositivo que usen otras personas.',
  discard: 'Descartarlos y cerrar sesión',
  stay: 'Seguir con la sesión',
};
