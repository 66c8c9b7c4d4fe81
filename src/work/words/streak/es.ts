import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  title: 'Racha',
  failed: 'No se pudo leer tu racha',
  days: (count) => counted(count, { one: 'día', other: 'días' }),
  weeks: (count) => counted(count, { one: 'semana', other: 'semanas' }),
  logged: (day) => `${day}: con registro`,
  none: (day) => `${day}: sin registro`,
  thisWeek: (done, of) => `${done} de ${of} días esta semana.`,
  lately: (done, of) => `${done} de los últimos ${of} días tienen un registro.`,
  paused: (reason, day) => `En pausa desde el ${day}: ${reason}.`,
};
