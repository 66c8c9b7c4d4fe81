import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  title: 'Mediciones',
  help: 'Lo que midió el cliente, en la medida en que este dispositivo lo guarda.',
  none: 'No hay ninguna medición en este dispositivo.',
  before: (count) => counted(count, { one: 'Una anterior', other: `${count} anteriores` }),
  of: (name) => `Antes: ${name}`,
};
