import type { words as en } from './en.ts';

export const words: typeof en = {
  leave: {
    signOut: 'Se déconnecter',
    onlyHere: 'Déconnecté sur cet appareil',
    onlyHereHelp: {
      offline: 'Il n’y avait pas de connexion : vos autres appareils restent connectés.',
      busy: 'Le serveur n’a pas pu le faire maintenant : vos autres appareils restent connectés.',
      ended: 'Le serveur avait déjà mis fin à cette session : vos autres appareils sont peut-être encore connectés.',
    },
  },
  deleted: {
    title: 'Votre compte est supprimé',
    help: 'Il n’en reste rien sur cet appareil.',
    close: 'Vous pouvez fermer cette page.',
  },
};
