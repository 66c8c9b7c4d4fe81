import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  title: 'Vos changements',
  safe: (count, shown) =>
    counted(count, {
      one: `${shown} changement est en sûreté sur cet appareil`,
      other: `${shown} changements sont en sûreté sur cet appareil`,
    }),
  allSaved: 'Tout est enregistré',
  decide: (count, shown) =>
    counted(count, {
      one: `${shown} modification attend votre décision`,
      other: `${shown} modifications attendent votre décision`,
    }),
  why: {
    'first-sync': 'Vos données arrivent. Vous pouvez noter tout de suite.',
    synced: 'Rien n’attend d’être envoyé.',
    'to-send': 'Ils partent tout seuls ; vous pouvez fermer l’application.',
    'to-decide':
      'Deux appareils ont modifié la même donnée. La modification la plus récente a été gardée ; l’autre attend votre décision ci-dessous.',
    offline: 'Pas de connexion. Ils partent tout seuls à son retour ; vous pouvez fermer l’application.',
    portal:
      'Ce réseau demande d’abord une connexion. Ouvrez une page dans votre navigateur et connectez-vous au Wi-Fi ; ce qui attend est gardé et partira ensuite tout seul.',
    'cannot-reach': 'Vous êtes en ligne, mais notre serveur ne répond pas. Nous réessayons tout seuls.',
    'sign-in': 'Votre session est terminée. Reconnectez-vous et ils seront envoyés ; rien n’est perdu.',
    'update-needed': 'Cette version est trop ancienne pour notre serveur. Mettez à jour ; ce qui attend est gardé.',
    storage: 'Le stockage de cet appareil est plein. Libérez de la place, puis réessayez.',
    'needs-attention': 'Quelque chose n’a pas été accepté. C’est gardé ci-dessous jusqu’à votre décision.',
  },
  lastSync: (when) => `Dernière synchronisation ${when}`,
  never: 'Pas encore synchronisé sur cet appareil',
  retry: 'Réessayer',
  retryOffline: 'Réessayer demande une connexion',
  signIn: 'Se connecter',
  waiting: 'À envoyer',
  rejected: {
    title: 'Demande votre attention',
    badge: 'Non accepté',
    held: 'Attend votre décision',
    sendHeld: 'Envoyer maintenant',
    reasons: {
      held: 'Il a attendu plus d’un jour sur cet appareil. Dites s’il vaut toujours.',
      '23505': 'Il en existe déjà un pareil.',
      '23514': 'Une des valeurs ne peut pas être gardée telle quelle.',
      '23503': 'Ce dont il dépend n’existe plus.',
      '42501': 'Vous ne pouvez pas, ou plus, modifier ceci.',
      P0001:
        'C’est trop en une fois ou pour un jour, trop attend déjà d’être examiné, ou il manque quelque chose, comme le numéro d’une licence en vigueur. Corrigez-le, ou renvoyez-le plus tard.',
      other: 'Notre serveur ne l’a pas accepté.',
    },
    over: 'Un suivi a peut-être pris fin entre-temps. Copiez vos mots si vous en avez besoin avant de l’abandonner.',
    edit: 'Corriger',
    send: 'Renvoyer',
    discard: 'Abandonner',
    discardAsk: 'Abandonner ces mots ?',
    discardHelp: 'Ils ne sont nulle part ailleurs.',
    discarded: 'Abandonné',
    copy: 'Copier vos mots',
    copied: 'Copié',
  },
  conflicts: {
    title: 'Modifié à deux endroits',
    help: 'Les deux ont été faits ; le plus récent a été gardé.',
    kept: 'Gardé',
    earlier: 'Précédent',
    restore: 'Rétablir le précédent',
    restored: 'Rétabli',
    gone: 'L’enregistrement n’existe plus.',
    dismiss: 'C’est bien ainsi',
  },
  files: {
    help: 'Vous utilisez peu de données : photos et fichiers attendent que vous les envoyiez.',
    send: (size: string) => `Envoyer les fichiers, ${size}`,
  },
  month: {
    title: 'Ce mois',
    received: 'Reçu',
    sent: 'Envoyé',
    help: 'Ce que la synchronisation a pris, sans l’application elle-même ni ses fichiers.',
  },
  device: {
    title: 'Sur cet appareil',
    used: 'Espace utilisé',
    of: (used, quota) => `${used} sur ${quota}`,
    protected: 'Protégé',
    isProtected: 'Le navigateur a promis de ne pas effacer ces données pour gagner de la place.',
    unprotected: 'Le navigateur peut effacer ces données si la place manque. Ce qui est envoyé est aussi chez nous.',
    protect: 'Protéger',
    denied: 'Le navigateur n’a pas accepté. Installer l’application sur l’écran d’accueil aide.',
  },
  diagnostics: {
    copy: 'Copier le diagnostic',
    copied: 'Diagnostic copié',
    help: 'Des nombres et des codes, rien de ce que vous avez saisi.',
  },
  failed: 'Cela n’a pas marché. Rien n’a été modifié.',
};
