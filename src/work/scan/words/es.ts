import type { words as en } from './en.ts';

export const words: typeof en = {
  open: 'Escanear',
  title: {
    label: 'Apunta la cámara a la etiqueta',
    packet: 'Apunta la cámara a las barras del envase',
  },
  blind: {
    label: 'La cámara no se puede usar. Escribe la etiqueta.',
    packet: 'La cámara no se puede usar. Escribe el número que está bajo las barras.',
  },
  coming: 'Preparando la lectura. La primera vez hace falta conexión.',
  light: 'Luz',
};
