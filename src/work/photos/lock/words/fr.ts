import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  open: 'Verrou',
  title: 'Verrou de l’album',
  help: 'Un code scelle les photos de cet appareil. L’album se verrouille seul au bout de cinq minutes, et dès que vous quittez l’application. Cela marche sans réseau.',
  limits:
    'Il ne vaut que pour cet appareil, et personne ne peut vous rendre le code. Votre compte garde les photos sous votre mot de passe.',
  newPin: 'Nouveau code',
  again: 'Le code encore une fois',
  length: (least) => `Au moins ${least} chiffres ou lettres.`,
  other: 'Les deux ne sont pas identiques.',
  set: 'Verrouiller avec ce code',
  isSet: 'L’album a un verrou',
  isOn: 'Les photos de cet appareil sont scellées.',
  lockNow: 'Verrouiller maintenant',
  remove: 'Retirer le verrou',
  removeHelp: 'Les photos restent sur cet appareil, sans sceau.',
  removed: 'Le verrou est retiré',
  shut: 'L’album est verrouillé.',
  unlockFirst: 'Déverrouillez d’abord l’album.',
  pin: 'Code',
  wrong: 'Ce n’est pas le code.',
  unlock: 'Déverrouiller',
  failed: 'Cela n’a pas marché',
  forgotten: 'J’ai oublié le code',
  noWay:
    'Sans le code, personne ne peut ouvrir les copies de cet appareil. Elles sont retirées, et le verrou avec elles.',
  copies: (count) =>
    counted(count, {
      one: 'Un fichier est aussi dans votre compte et en reviendra.',
      other: `${count} fichiers sont aussi dans votre compte et en reviendront.`,
    }),
  lost: (count) =>
    counted(count, {
      one: 'Une photo n’a jamais été envoyée. Elle est perdue pour toujours.',
      other: `${count} photos n’ont jamais été envoyées. Elles sont perdues pour toujours.`,
    }),
  password: 'Mot de passe de votre compte',
  needsConnection: 'Il faut une connexion.',
  wrongPassword: 'Ce n’est pas le mot de passe.',
  unreached: 'Le serveur n’a pas pu être interrogé. Réessayez avec une connexion.',
  forget: 'Retirer copies et verrou',
  forgot: 'Le verrou est retiré. Vos photos reviennent de votre compte.',
};
