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
  report: {
    open: 'Signaler',
    title: 'Signaler',
    help: 'Nos modérateurs voient ce qui est écrit maintenant, même si c’est modifié plus tard. L’auteur n’apprend pas qui l’a signalé.',
    about: 'Ce que vous signalez',
    reason: 'Ce qui ne va pas',
    note: 'Remarque',
    send: 'Envoyer le signalement',
    done: 'Merci. Le signalement est enregistré et va à nos modérateurs.',
    failed: 'Le signalement n’a pas été enregistré',
    kept: 'Ce que vous avez saisi est encore ici. Réessayez.',
    messageHelp:
      'Nos modérateurs lisent ce seul message avec ce qui y est joint, même s’il est retiré plus tard, et ce que vous écrivez ci-dessous. Ils ne voient rien d’autre de la conversation ni du dossier. Son auteur n’apprend pas qui l’a signalé.',
    post: 'Cette publication',
    comment: 'Ce commentaire',
    message: 'Ce message',
    challenge: 'Le nom de ce défi',
    team: (name: string) => `Le nom de l’équipe ${name}`,
  },
};
