import type { words as en } from './en.ts';

export const words: typeof en = {
  drawing: (name: string) => `Dibujo: ${name}`,
  moving: (name: string) => `${name}: inicio y final. Púlsalo para ver el movimiento.`,
  mistakes: 'Errores frecuentes',
  later: 'El dibujo y más sobre el ejercicio llegan con una conexión y desde entonces están en este dispositivo.',
};
