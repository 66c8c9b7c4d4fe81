import type { PasskeyWords } from '../words.ts';

export const words: PasskeyWords = {
  help: 'Entra con el dedo, la cara o el bloqueo de tu dispositivo: no se escribe nada que una página falsa pueda robar.',
  none: 'Todavía no tienes ninguna llave de acceso.',
  notHere: 'Este navegador no admite llaves de acceso. Uno más nuevo, sí.',
  off: 'Las llaves de acceso no están activadas aquí.',
  failed: 'No se pudieron cargar tus llaves de acceso',
  unnamed: 'Llave de acceso sin nombre',
  made: (day, used) => `Creada el ${day} · ${used === null ? 'sin usar todavía' : `usada por última vez ${used}`}`,
  add: 'Añadir una llave de acceso',
  name: 'Su nombre, por ejemplo «Mi móvil»',
  long: 'Es demasiado largo.',
  rename: 'Cambiar el nombre',
  remove: 'Quitar la llave de acceso',
  removeHelp:
    'Con ella ya no podrá entrar nadie. Tu dispositivo quizá la siga ofreciendo hasta que la borres también allí.',
  done: 'Tus llaves de acceso han cambiado',
  notDone: 'Tus llaves de acceso no han cambiado',
  refused: {
    passkey_not_used: 'Tu dispositivo no creó ninguna, o lo cancelaste.',
    webauthn_credential_exists: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
    webauthn_verification_failed: 'No se pudo comprobar tu dispositivo. Inténtalo de nuevo.',
    webauthn_challenge_expired: 'No se pudo comprobar tu dispositivo. Inténtalo de nuevo.',
    too_many_passkeys: 'Ya tienes el máximo de llaves de acceso. Quita una primero.',
  },
};
