import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  missing: 'Aún no está en este dispositivo',
  inFull: 'Mostrar completa',
  pose: 'Postura',
  before: 'Antes',
  after: 'Después',
  as: 'Vista',
  ways: { side: 'Lado a lado', slider: 'Deslizador', blink: 'Una sobre otra', time: 'En el tiempo' },
  share: 'Cuánto de la posterior',
  other: 'Ver la otra',
  days: (count) => counted(count, { one: 'Un día entre ellas', other: `${count} días entre ellas` }),
  moment: 'Cuál de ellas',
};
