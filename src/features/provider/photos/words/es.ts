import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  title: 'Fotos que te muestra',
  until: (day) => `Hasta el ${day}`,
  open: (count) => counted(count, { one: 'Abrir una foto', other: `Abrir ${count} fotos` }),
  help: 'Solo para mirar, y solo aquí. El cliente sabrá que las abriste. Dejan este dispositivo cuando termine.',
  ended: 'Estas fotos ya no se te muestran.',
  strip: 'Las fotos',
};
