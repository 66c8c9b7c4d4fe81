import type { words as en } from './en.ts';

export const words: typeof en = {
  kinds: {
    nutritionist: 'Nutritionniste',
    trainer: 'Coach sportif',
    lab_technician: 'Technicien de laboratoire',
    doctor: 'Médecin',
    aesthetic_surgeon: 'Chirurgien esthétique',
  },
  reported: {
    spam: 'Publicité ou spam',
    abuse: 'Insulte, menace ou haine',
    'self-harm': 'Je m’inquiète pour cette personne',
    'body-shaming': 'Se moque des corps',
    'unsafe-advice': 'Régime, drogue ou remède dangereux',
    'fake-provider': 'Se fait passer pour un professionnel',
    privacy: 'Montre la vie privée de quelqu’un',
    other: 'Autre chose',
  },
};
