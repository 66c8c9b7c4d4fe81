import type { words as en } from './en.ts';

export const words: typeof en = {
  left: (left, all) => `reste ${left} séances sur ${all}`,
  sold: (count) => (count === 1 ? 'Cela paie une séance.' : `Cela paie ${count} séances.`),
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
      hours === 0 ? `Par vous, plus tard : ${back}` : `Par vous, ${hours} heures avant ou plus tôt : ${back}`,
    provider: (back) => `Par le prestataire, à tout moment : ${back}`,
    absence: (back) => `Le prestataire ne vient pas : ${back}`,
    session: 'la séance vous est rendue',
    money: (share) => `${share} du prix reviennent`,
    none: 'rien ne revient',
  },
};
