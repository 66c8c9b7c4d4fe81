import type { words as en } from './en.ts';

export const words: typeof en = {
  leave: {
    signOut: 'Cerrar sesión',
    onlyHere: 'Sesión cerrada en este dispositivo',
    onlyHereHelp: {
      offline: 'No había conexión, así que tus otros dispositivos siguen con la sesión iniciada.',
      busy: 'El servidor no pudo hacerlo ahora, así que tus otros dispositivos siguen con la sesión iniciada.',
      ended:
        'El servidor ya había terminado esta sesión, así que tus otros dispositivos quizá sigan con la sesión iniciada.',
    },
  },
  deleted: {
    title: 'Tu cuenta está eliminada',
    help: 'En este dispositivo no queda nada de ella.',
    close: 'Puedes cerrar esta página.',
  },
};
