import type { words as en } from './en.ts';

export const words: typeof en = {
  read: 'Leerlo de un aparato',
  strap: 'Pulso de una banda',
  letGo: 'Parar la banda',
  waiting: 'Haz la medición ahora. El aparato la envía por Bluetooth.',
  asking: 'Se pide al medidor la última medición que guarda.',
  stop: 'Parar',
  taken: 'Leído del aparato. Compruébalo y guarda.',
  storedHelp: 'Es la última que guarda el medidor. Comprueba también el día y la hora.',
  noneStored: 'El medidor no guarda ninguna medición de sangre. Lo que escribiste sigue aquí.',
  failed: 'No se ha leído nada',
  failedHelp: 'Lo que escribiste sigue aquí. Enciende el aparato y acércalo, o escribe las cifras.',
  coming: 'No se pudo cargar lo que lee aparatos. La primera vez necesita conexión.',
};
