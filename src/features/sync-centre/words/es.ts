import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  title: 'Tus cambios',
  safe: (count, shown) =>
    counted(count, {
      one: `${shown} cambio está a salvo en este dispositivo`,
      other: `${shown} cambios están a salvo en este dispositivo`,
    }),
  allSaved: 'Todo está guardado',
  decide: (count, shown) =>
    counted(count, { one: `${shown} cambio espera tu decisión`, other: `${shown} cambios esperan tu decisión` }),
  why: {
    'first-sync': 'Tus registros están en camino. Ya puedes anotar.',
    synced: 'No hay nada por enviar.',
    'to-send': 'Se envían solos; puedes cerrar la aplicación.',
    'to-decide':
      'Dos dispositivos cambiaron el mismo registro. Se guardó el cambio posterior; el anterior espera abajo tu decisión.',
    offline: 'No hay conexión. Se envían solos cuando vuelva; puedes cerrar la aplicación.',
    portal:
      'Esta red pide que entres primero. Abre cualquier página en tu navegador y entra en la Wi-Fi; lo que espera se conserva y después se envía solo.',
    'cannot-reach': 'Tienes conexión, pero nuestro servidor no responde. Lo intentamos de nuevo solos.',
    'sign-in': 'Tu sesión terminó. Entra de nuevo y se enviarán; no se pierde nada.',
    'update-needed': 'Esta versión es demasiado antigua para nuestro servidor. Actualiza; lo que espera se conserva.',
    storage: 'El almacenamiento de este dispositivo está lleno. Libera espacio y prueba otra vez.',
    'needs-attention': 'Algo no fue aceptado. Queda abajo hasta que decidas.',
  },
  lastSync: (when) => `Última sincronización ${when}`,
  never: 'Aún sin sincronizar en este dispositivo',
  retry: 'Probar ahora',
  retryOffline: 'Para probar hace falta conexión',
  signIn: 'Entrar',
  waiting: 'Por enviar',
  rejected: {
    title: 'Necesita atención',
    badge: 'No aceptado',
    held: 'Espera tu decisión',
    sendHeld: 'Enviar ahora',
    reasons: {
      held: 'Esperó en este dispositivo más de un día. Di si sigue valiendo.',
      '23505': 'Ya existe uno igual.',
      '23514': 'Algo de lo escrito no se puede guardar así.',
      '23503': 'Aquello a lo que pertenece ya no está.',
      '42501': 'No puedes cambiar esto, o ya no puedes.',
      P0001:
        'Es demasiado de una vez o para un día, ya hay demasiado en espera de revisión, o falta algo necesario, como el número de una licencia vigente. Corrígelo o vuelve a enviarlo más tarde.',
      other: 'Nuestro servidor no lo aceptó.',
    },
    over: 'Quizá una atención terminó mientras tanto. Copia tus palabras si las necesitas antes de descartarlo.',
    edit: 'Corregir',
    send: 'Enviar de nuevo',
    discard: 'Descartar',
    discardAsk: '¿Descartar estas palabras?',
    discardHelp: 'No están en ningún otro lugar.',
    discarded: 'Descartado',
    copy: 'Copiar tus palabras',
    copied: 'Copiado',
  },
  conflicts: {
    title: 'Cambiado en dos sitios',
    help: 'Se hicieron los dos; quedó el más reciente.',
    kept: 'Quedó',
    earlier: 'Anterior',
    restore: 'Restaurar el anterior',
    restored: 'Restaurado',
    gone: 'El registro ya no está.',
    dismiss: 'Está bien',
  },
  files: {
    help: 'Usas pocos datos, por eso las fotos y los archivos esperan a que los envíes.',
    send: (size: string) => `Enviar archivos, ${size}`,
  },
  month: {
    title: 'Este mes',
    received: 'Recibido',
    sent: 'Enviado',
    help: 'Lo que tomó sincronizar, sin la aplicación misma ni sus archivos.',
  },
  device: {
    title: 'En este dispositivo',
    used: 'Espacio usado',
    of: (used, quota) => `${used} de ${quota}`,
    protected: 'Protegido',
    isProtected: 'El navegador prometió no borrar estos datos para ahorrar espacio.',
    unprotected: 'El navegador puede borrar estos datos si falta espacio. Lo enviado está también en nuestro servidor.',
    protect: 'Proteger',
    denied: 'El navegador no aceptó. Ayuda instalar la aplicación en la pantalla de inicio.',
  },
  diagnostics: {
    copy: 'Copiar diagnóstico',
    copied: 'Diagnóstico copiado',
    help: 'Cifras y códigos, nada de lo que escribiste.',
  },
  failed: 'No funcionó. No se cambió nada.',
};
