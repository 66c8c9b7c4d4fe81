import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  title: 'Personas en este teléfono',
  help: 'Cada una tiene aquí sus propios registros. Nada de una se muestra a otra ni se envía con la sesión de otra.',
  here: 'Aquí ahora',
  again: 'Tiene que iniciar sesión de nuevo',
  waiting: (count, name) =>
    counted(count, {
      one: `Un registro espera a que ${name} vuelva aquí o a que este teléfono lo envíe por sí mismo.`,
      other: `${count} registros esperan a que ${name} vuelva aquí o a que este teléfono los envíe por sí mismo.`,
    }),
  locked: 'Con PIN',
  add: 'Añadir una persona',
  full: (most) => `Un teléfono lo comparten ${most} personas como mucho.`,
  noRoom: 'Este teléfono no tiene sitio para otra persona.',
  changed: 'No se pudo. Abre la lista otra vez.',
  failed: 'No se pudo',
  pinOf: (name) => `PIN de ${name}`,
  open: 'Abrir',
  back: 'Atrás',
  wrong: 'Este no es el PIN.',
  wait: (seconds) =>
    counted(seconds, {
      one: 'Demasiados errores. Inténtalo de nuevo en un segundo.',
      other: `Demasiados errores. Inténtalo de nuevo en ${seconds} segundos.`,
    }),
  forgotten: 'Olvidé el PIN',
  password: 'Contraseña de tu cuenta',
  remove: 'Quitar el PIN',
  needsConnection: 'Para esto hace falta conexión.',
  wrongPassword: 'Esta no es la contraseña.',
  unreached: 'No se pudo preguntar al servidor. Inténtalo de nuevo con conexión.',
  lock: 'Tu PIN en este teléfono',
  lockHelp:
    'Se pide cuando te eligen aquí y cuando se abre la aplicación. Si sigue abierta, aunque no se vea, no lo vuelve a pedir: ciérrala antes de pasar el teléfono.',
  limits:
    'Detiene a quien coge el teléfono. No cifra tus registros: quien pueda copiar la memoria de este teléfono o usar las herramientas de un navegador puede leerlos.',
  newPin: 'PIN nuevo',
  againPin: 'El PIN otra vez',
  length: (least) => `Al menos ${least} cifras o letras.`,
  other: 'Los dos no son iguales.',
  set: 'Pedir este PIN',
  isSet: 'Desde ahora se pide tu PIN',
  removed: 'Ya no se pide ningún PIN',
};
