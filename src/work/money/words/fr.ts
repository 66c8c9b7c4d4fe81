import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  left: (left, all) =>
    counted(left, { one: `reste ${left} séance sur ${all}`, other: `restent ${left} séances sur ${all}` }),
  sold: (count) => counted(count, { one: 'Cela paie une séance.', other: `Cela paie ${count} séances.` }),
  takes: (title, left) => `${title} : ${left}. Ce rendez-vous en utilise une dès qu’il est confirmé.`,
  terms: 'Si une séance est annulée',
  back: {
    session: 'La séance vous est rendue.',
    money: (amount) => `${amount} vous reviennent, et la séance compte comme utilisée.`,
    none: 'Rien n’en revient : la séance compte comme utilisée.',
    counts: 'C’est le moment où cela arrive sur notre serveur qui compte.',
  },
  term: {
    client: (hours, back) =>
      hours === 0
        ? `Par vous, plus tard : ${back}`
        : `Par vous, ${counted(hours, { one: 'une heure', other: `${hours} heures` })} avant ou plus tôt : ${back}`,
    provider: (back) => `Par le prestataire, à tout moment : ${back}`,
    absence: (back) => `Le prestataire ne vient pas : ${back}`,
    session: 'la séance vous est rendue',
    money: (share) => `${share} du prix reviennent`,
    none: 'rien ne revient',
  },
};
