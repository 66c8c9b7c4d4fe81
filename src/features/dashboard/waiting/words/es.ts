import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Te espera',
  checkin: '¿Cómo estás?',
  consent: 'Un consentimiento para leer y decidir',
};
