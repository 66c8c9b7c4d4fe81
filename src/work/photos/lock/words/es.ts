import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  open: 'Bloqueo',
  title: 'Bloqueo del álbum',
  help: 'Un PIN sella las fotos de este dispositivo. Se bloquea solo a los cinco minutos, y en cuanto sales de la aplicación. Funciona sin red.',
  limits:
    'Vale solo para este dispositivo, y nadie puede devolverte el PIN. Tu cuenta guarda las fotos con tu contraseña.',
  newPin: 'PIN nuevo',
  again: 'El PIN otra vez',
  length: (least) => `Al menos ${least} cifras o letras.`,
  other: 'No son iguales.',
  set: 'Bloquear con este PIN',
  isSet: 'El álbum tiene bloqueo',
  isOn: 'Las fotos de este dispositivo están selladas.',
  lockNow: 'Bloquear ahora',
  remove: 'Quitar el bloqueo',
  removeHelp: 'Las fotos siguen en este dispositivo, sin sellar.',
  removed: 'Bloqueo quitado',
  shut: 'El álbum está bloqueado.',
  unlockFirst: 'Desbloquea antes el álbum.',
  pin: 'PIN',
  wrong: 'No es el PIN.',
  unlock: 'Desbloquear',
  failed: 'No funcionó',
  forgotten: 'He olvidado el PIN',
  noWay: 'Sin el PIN nadie puede abrir las copias de este dispositivo. Se quitan, y el bloqueo con ellas.',
  copies: (count) =>
    counted(count, {
      one: 'Un archivo está también en tu cuenta y vuelve desde allí.',
      other: `${count} archivos están también en tu cuenta y vuelven desde allí.`,
    }),
  lost: (count) =>
    counted(count, {
      one: 'Una foto no llegó a enviarse. Se pierde para siempre.',
      other: `${count} fotos no llegaron a enviarse. Se pierden para siempre.`,
    }),
  password: 'Contraseña de tu cuenta',
  needsConnection: 'Hace falta conexión.',
  wrongPassword: 'No es la contraseña.',
  unreached: 'No se pudo preguntar al servidor. Inténtalo de nuevo con conexión.',
  forget: 'Quitar copias y bloqueo',
  forgot: 'Bloqueo quitado. Tus fotos vuelven desde tu cuenta.',
};
