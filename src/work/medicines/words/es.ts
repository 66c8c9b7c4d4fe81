import type { words as en } from './en.ts';

export const words: typeof en = {
  takenAt: (time) => `Tomado a las ${time}`,
  notTaken: 'No tomado',
  notTakenWhy: (reason) => `No tomado: ${reason}`,
  skip: (name) => `No tomado: ${name}`,
  reasons: {
    forgot: 'Se me olvidó',
    'ran-out': 'Se había acabado',
    'side-effects': 'No me sienta bien',
    'felt-well': 'Me sentía bien sin él',
    advised: 'Me dijeron que lo dejara',
    other: 'Otra cosa',
  },
  why: 'Por qué',
  whyHelp: 'Ayuda a quien te cuida. Nadie te lo reprocha.',
  note: 'Nota',
  save: 'Guardar',
  done: { taken: 'Anotado como tomado', skipped: 'Anotado como no tomado', open: 'Abierto de nuevo' },
  failed: { title: 'No se ha guardado', description: 'No ha cambiado nada. Inténtalo de nuevo.' },
  due: 'Es la hora',
  take: 'Tomado',
};
