import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Vos données arrivent',
  once: 'Un appareil les récupère une seule fois.',
  received: (n) => `${n} éléments sont là, le reste suit.`,
  start: 'Commencer maintenant',
  notHere: 'Vos données ne sont pas encore sur cet appareil',
  why: {
    offline:
      'Un nouvel appareil a besoin d’une connexion une fois, pour les récupérer. Connectez-le et elles arrivent d’elles-mêmes ; ensuite, tout fonctionne sans.',
    portal:
      'Ce réseau demande d’abord une connexion. Ouvrez une page dans votre navigateur et connectez-vous au Wi-Fi, et elles arriveront.',
    'cannot-reach':
      'Vous êtes en ligne, mais notre serveur ne répond pas. Nous réessayons, et elles arriveront dès qu’il répondra.',
    'sign-in': 'Votre session s’est terminée avant leur arrivée. Reconnectez-vous et elles arriveront.',
    'update-needed':
      'Cette version est trop ancienne pour notre serveur. Rechargez pour obtenir la nouvelle, et elles arriveront.',
    storage: 'Cet appareil est plein. Libérez de la place et réessayez.',
  },
  signIn: 'Se connecter',
};
