import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Tus registros están llegando',
  once: 'Un dispositivo los trae una sola vez.',
  received: (n) => `Ya han llegado ${n}; faltan los demás.`,
  start: 'Empezar ya',
  notHere: 'Tus registros aún no están en este dispositivo',
  why: {
    offline:
      'Un dispositivo nuevo necesita conexión una vez para traerlos. Conéctalo y llegan solos; después todo funciona sin ella.',
    portal: 'Esta red pide que entres primero. Abre cualquier página en tu navegador y entra en la Wi-Fi, y llegarán.',
    'cannot-reach':
      'Tienes conexión, pero nuestro servidor no responde. Seguimos intentándolo y llegarán en cuanto responda.',
    'sign-in': 'Tu sesión terminó antes de que llegaran. Inicia sesión de nuevo y llegarán.',
    'update-needed': 'Esta versión es demasiado antigua para nuestro servidor. Recarga para tener la nueva y llegarán.',
    storage: 'Este dispositivo está lleno. Libera espacio y prueba otra vez.',
  },
  signIn: 'Iniciar sesión',
};
