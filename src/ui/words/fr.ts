import type { KitWords } from '../words.ts';

export const words: KitWords = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  skip: 'Aller au contenu',
  estimate: 'estimation',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  clear: 'Effacer',
  notifications: 'Messages de l’application',
  steps: { less: (name) => `Moins : ${name}`, more: (name) => `Plus : ${name}` },
  log: (name) => `Noter ${name}`,
  chart: { showTable: 'Afficher en tableau', goal: 'Objectif', projected: 'prévu' },
  firstSync: {
    count: (received) => `${received} sont arrivés. Vous pouvez commencer ; le reste arrive pendant ce temps.`,
    start: 'Vous pouvez commencer ; le reste arrive pendant ce temps.',
  },
  pages: { label: 'Pages', previous: 'Précédent', next: 'Suivant', at: (page, of) => `${page} sur ${of}` },
  progress: { of: (target) => `sur ${target}`, over: (amount) => `${amount} de trop` },
  standing: { 'on-this-device': 'Sur cet appareil', sending: 'Envoi en cours', 'needs-attention': 'À vérifier' },
  sync: {
    'first-sync': 'Réception de vos données',
    synced: 'Synchronisé',
    'to-send': (count) => `${count} à envoyer`,
    offline: 'Hors ligne',
    'cannot-reach': 'Serveur injoignable',
    'sign-in': 'Se connecter pour synchroniser',
    'update-needed': 'Mise à jour requise',
    storage: 'Stockage plein',
    'needs-attention': 'À vérifier',
  },
};
