import type { words as en } from './en.ts';

export const words: typeof en = {
  undo: 'Annuler',
  gone: {
    record:
      'Cet élément n’existe plus, peut-être parce qu’il a été retiré sur un autre appareil. Rien n’a été modifié.',
    typed:
      'Cet élément n’existe plus, peut-être parce qu’il a été retiré sur un autre appareil. Ce que vous avez saisi est encore là.',
    appointment:
      'Ce rendez-vous n’existe plus, peut-être parce qu’il a été retiré sur un autre appareil. Rien n’a été modifié.',
    workout:
      'Cet entraînement n’existe plus, peut-être parce qu’il a été retiré sur un autre appareil. Rien n’a été modifié.',
    account:
      'Cet appareil n’a pas encore les données de votre compte. Rien n’a été modifié. Réessayez après la synchronisation.',
  },
  picture: {
    share: 'Partager en image',
    failed: 'L’image n’a pas été créée.',
    failedHelp: 'Ce qu’elle montre est toujours ici. La première image a besoin d’une connexion.',
  },
  notShared: {
    title: 'Rien n’est arrivé de l’autre application.',
    description: 'Ce qui a été partagé y est toujours. Partagez-le à nouveau, ou choisissez le fichier ici.',
  },
  remote: {
    loading: 'Demande au serveur…',
    offline: 'Il faut une connexion ; cela arrive de soi-même dès qu’il y en a une.',
    gone: 'Cette partie n’a pas pu être chargée. Si l’application propose une nouvelle version, acceptez-la.',
    stale: (time) => `À ${time}. La mise à jour n’a pas abouti.`,
  },
  body: {
    up: 'Votre tendance monte.',
    down: 'Votre tendance descend.',
    steady: 'Votre tendance est stable.',
    unknown: 'Il faut deux semaines de pesées pour dire où va votre tendance.',
  },
};
