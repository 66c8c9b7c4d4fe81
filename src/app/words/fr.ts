import type { words as en } from './en.ts';

export const words: typeof en = {
  main: 'Menu principal',
  places: {
    home: 'Accueil',
    office: 'Bureau',
    dashboard: 'Tableau de bord',
    profile: 'Profil',
    workouts: 'Entraînements',
    nutrition: 'Nutrition',
    schedule: 'Agenda',
    goals: 'Objectifs',
    progress: 'Progrès',
    health: 'Santé',
    care: 'Mon suivi',
    clients: 'Clients',
    community: 'Communauté',
    messages: 'Messagerie',
    lab: 'Laboratoire',
    notifications: 'Notifications',
    settings: 'Réglages',
  },
  groups: {
    top: 'Accueil',
    office: 'Gestion',
    dashboard: 'Tableau de bord',
    tracking: 'Suivi',
    portal: 'Espace des praticiens',
    settings: 'Réglages',
  },
  dock: { today: 'Aujourd’hui', log: 'Noter', menu: 'Menu' },
  sidebar: { collapse: 'Replier la barre latérale', expand: 'Déplier la barre latérale' },
  bell: { read: 'Notifications', unread: 'Notifications, dont certaines non lues' },
  user: 'Utilisateur',
  signOut: 'Se déconnecter',
  network: {
    offline: 'Vous êtes hors ligne. Ce que vous notez est gardé sur cet appareil.',
  },
  update: {
    ready: 'Une nouvelle version est prête',
    readyDetail: 'Cela prend un instant, et rien de ce que vous avez saisi n’est perdu.',
    coming: 'La nouvelle version arrive',
    held: 'La nouvelle version attend',
    heldDetail:
      'Un entraînement ou un formulaire est encore ouvert, peut-être dans un autre onglet. Terminez-le d’abord.',
    act: 'Mettre à jour',
    later: 'Plus tard',
  },
  tapped: {
    title: 'Ouvrir la notification ?',
    detail: 'Quelque chose n’est pas terminé ici. Ce que vous avez saisi sans l’enregistrer sera perdu.',
    act: 'Ouvrir',
    stay: 'Rester ici',
  },
  opening: {
    waiting: 'Ouverture de vos données',
    'time-out': 'Vos données ne se sont pas ouvertes. Un autre onglet les retient peut-être : fermez-le et réessayez.',
    newer: 'Une version plus récente a ouvert vos données. Rechargez pour l’obtenir.',
    outdated: 'Une version plus récente est ouverte dans un autre onglet. Rechargez pour continuer ici.',
    failed: 'Vos données n’ont pas pu être ouvertes sur cet appareil. Elles ne sont pas perdues ; réessayez.',
    reload: 'Recharger',
    again: 'Réessayer',
  },
  coming: {
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
  },
  missing: {
    title: 'Cette partie n’est pas encore là',
    detail:
      'Elle n’est pas sur cet appareil et le réseau ne l’a pas apportée. Connectez-vous une fois et elle viendra toute seule ; ce que vous avez noté est en sécurité.',
  },
  broken: {
    title: 'Cette page a cessé de fonctionner',
    detail:
      'Ce que vous avez noté est en sûreté sur cet appareil. Rechargez la page, ou copiez ce qui s’est passé et envoyez-le-nous.',
    reload: 'Recharger la page',
    copy: 'Copier le diagnostic',
    copied: 'Copié',
    home: 'Aller au tableau de bord',
  },
  failed: { title: 'Votre profil n’a pas pu être lu', detail: 'Rien n’a été modifié.' },
  lost: {
    code: '404',
    title: 'Oups ! Page introuvable',
    detail: 'Il n’y a pas de page à cette adresse.',
    home: 'Retour à l’accueil',
  },
};
