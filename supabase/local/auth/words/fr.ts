import type { Words } from './wording.ts';

export const words: Words = {
  code: (code) => `Si un code vous est demandé, le voici : ${code}.`,
  linkLife: 'Le lien fonctionne une seule fois et pendant une heure.',
  signup: (product) => ({
    subject: `Confirmez votre compte ${product}`,
    heading: `Bienvenue chez ${product}`,
    before: ['Merci de votre inscription. Confirmez que cette adresse est la vôtre, et votre compte est prêt.'],
    button: 'Confirmer mon adresse',
    after: [
      'Si cette inscription ne vient pas de vous, vous pouvez ignorer cet e-mail : le compte reste fermé tant que vous ne le confirmez pas.',
    ],
  }),
  recovery: (product) => ({
    subject: `Réinitialisez votre mot de passe ${product}`,
    heading: 'Réinitialisez votre mot de passe',
    before: [
      `Quelqu’un a demandé un nouveau mot de passe pour votre compte ${product}. Si c’est vous, choisissez-en un ici.`,
    ],
    button: 'Choisir un nouveau mot de passe',
    after: ['Si ce n’est pas vous, vous pouvez ignorer cet e-mail : votre mot de passe reste le même.'],
  }),
  email_change_current: (product, newEmail) => ({
    subject: `Confirmez le changement de votre adresse ${product}`,
    heading: 'Votre adresse va changer',
    before: [
      `Votre compte ${product} doit passer de cette adresse à ${newEmail}.`,
      'Confirmez ici que vous le souhaitez. La nouvelle adresse doit le confirmer aussi, avec l’e-mail que nous y avons envoyé.',
    ],
    button: 'Confirmer le changement',
    after: [
      'Si vous n’avez rien demandé, ne confirmez pas, et changez votre mot de passe : quelqu’un le connaît peut-être.',
    ],
  }),
  email_change_new: (product, oldEmail) => ({
    subject: `Confirmez votre nouvelle adresse ${product}`,
    heading: 'Confirmez votre nouvelle adresse',
    before: [
      `Le compte ${product} de ${oldEmail} doit passer à cette adresse.`,
      'Confirmez ici qu’elle est à vous. L’ancienne adresse doit aussi confirmer le changement.',
    ],
    button: 'Confirmer ma nouvelle adresse',
    after: ['Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail, et rien ne se passe.'],
  }),
  password_changed: (product) => ({
    subject: `Votre mot de passe ${product} a été modifié`,
    heading: 'Votre mot de passe a été modifié',
    before: [
      `Le mot de passe de votre compte ${product} vient d’être modifié, et vos autres appareils ont été déconnectés.`,
    ],
    after: ['Si ce n’est pas vous, demandez tout de suite un nouveau mot de passe sur la page de connexion.'],
  }),
  passkey_added: (product) => ({
    subject: `Une clé d’accès a été ajoutée à votre compte ${product}`,
    heading: 'Une clé d’accès a été ajoutée',
    before: [`Qui a l’appareil où elle se trouve peut maintenant se connecter avec elle à votre compte ${product}.`],
    after: ['Si ce n’est pas vous, retirez la clé d’accès dans les réglages et changez votre mot de passe.'],
  }),
};
