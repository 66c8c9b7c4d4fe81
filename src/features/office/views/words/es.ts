import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Vistas guardadas',
  keep: 'Guardar esta vista…',
  drop: (name) => `Olvidar «${name}»`,
  help: 'Lo que está filtrado ahora y su orden, con un nombre. Solo tú lo ves, en todos tus dispositivos.',
  name: 'Nombre',
  missing: 'Ponle un nombre.',
  act: 'Guardar',
  done: 'La vista está guardada',
  gone: 'La vista está olvidada',
  refused: {
    taken: 'Ya tienes otra vista con este nombre. Olvida esa antes, o elige otro nombre.',
    full: 'Treinta vistas por mesa bastan: olvida una antes.',
  },
};
