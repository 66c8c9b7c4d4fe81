import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  title: 'Inviter des clients',
  help: 'Qui saisit votre code dans « Mon suivi » ou ouvre son lien voit qui vous êtes et ce que vous verrez, puis accepte. Un code dure 14 jours.',
  offline: 'Les codes demandent une connexion',
  for: 'Pour combien',
  many: (n) => counted(n, { one: 'Un client', other: `${n} clients` }),
  make: 'Créer un code',
  made: 'Le code est prêt',
  notMade: 'Aucun code créé',
  notMadeHelp: 'Peut-être en avez-vous créé vingt aujourd’hui. Réessayez demain.',
  open: 'Vos codes',
  none: 'Aucun code ouvert.',
  failed: 'Vos codes n’ont pas pu être lus',
  used: (used, most, day) => `${used} sur ${most} utilisés, jusqu’au ${day}`,
  copy: 'Copier le lien',
  copied: 'Le lien est copié',
  notCopied: 'Le lien n’a pas pu être copié',
  revoke: 'Révoquer',
  act: (act, code) => `${act} : ${code}`,
  revoked: 'Le code ne sert plus',
  notRevoked: 'Non révoqué',
  requests: {
    title: 'Demande votre suivi',
    unnamed: 'Quelqu’un',
    since: (day) => `Demandé le ${day}`,
    accept: 'Accepter',
    decline: 'Refuser',
    accepted: (name) => `Vous suivez maintenant ${name}`,
    declined: 'Refusé',
    doneHelp: 'Cela compte dès que notre serveur l’a reçu.',
    notSaved: 'Non enregistré',
  },
  end: {
    act: 'Mettre fin au suivi',
    ask: (name) => `Mettre fin au suivi de ${name} ?`,
    takes:
      'Sans rendez-vous convenu entre vous, vous ne voyez plus ses coordonnées ni son dossier, qui quittent vos appareils, et ce qui vous était montré prend fin définitivement.',
    stays:
      'Vos propres notes restent lisibles pour vous, et ce que vous avez prévu reste chez le client, qui apprend la fin du suivi. Avec un rendez-vous convenu, même passé, vous continuez à tout voir jusqu’à ce que le client le retire.',
    keep: 'Laisser ainsi',
    done: 'Le suivi est terminé',
    notSaved: 'Non terminé',
  },
};
