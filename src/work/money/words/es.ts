import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  left: (left, all) =>
    counted(left, {
      one: `queda ${left} de ${counted(all, { one: 'una sesión', other: `${all} sesiones` })}`,
      other: `quedan ${left} de ${counted(all, { one: 'una sesión', other: `${all} sesiones` })}`,
    }),
  sold: (count) => counted(count, { one: 'Paga una sesión.', other: `Paga ${count} sesiones.` }),
  takes: (title, left) => `${title}: ${left}. Esta cita usa una de ellas cuando se confirme.`,
  terms: 'Si se cancela una sesión',
  back: {
    session: 'Se te devuelve la sesión.',
    money: (amount) => `Se te devuelven ${amount} y la sesión cuenta como usada.`,
    none: 'No se devuelve nada: la sesión cuenta como usada.',
    counts: 'Cuenta el momento en que llega a nuestro servidor.',
  },
  term: {
    client: (hours, back) =>
      hours === 0
        ? `Si cancelas más tarde: ${back}`
        : `Si cancelas ${counted(hours, { one: 'una hora', other: `${hours} horas` })} antes o más: ${back}`,
    provider: (back) => `Si cancela el profesional, cuando sea: ${back}`,
    absence: (back) => `Si el profesional no viene: ${back}`,
    session: 'se te devuelve la sesión',
    money: (share) => `se devuelve el ${share} del precio`,
    none: 'no se devuelve nada',
  },
};
