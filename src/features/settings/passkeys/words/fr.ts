import type { PasskeyWords } from '../words.ts';

export const words: PasskeyWords = {
  help: 'Connectez-vous avec le doigt, le visage ou le verrou de votre appareil : rien n’est saisi qu’une fausse page puisse voler.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  notHere: 'Ce navigateur ne connaît pas les clés d’accès. Un plus récent les connaît.',
  off: 'Les clés d’accès ne sont pas activées ici.',
  failed: 'Vos clés d’accès n’ont pas pu être chargées',
  unnamed: 'Clé d’accès sans nom',
  made: (day, used) =>
    `Créée le ${day} · ${used === null ? 'pas encore utilisée' : `utilisée la dernière fois ${used}`}`,
  add: 'Ajouter une clé d’accès',
  name: 'Son nom, par exemple « Mon téléphone »',
  long: 'C’est trop long.',
  rename: 'Renommer',
  remove: 'Retirer la clé d’accès',
  removeHelp:
    'Plus personne ne se connecte avec elle. Votre appareil la propose peut-être encore, jusqu’à ce que vous l’y supprimiez aussi.',
  done: 'Vos clés d’accès sont modifiées',
  notDone: 'Vos clés d’accès n’ont pas été modifiées',
  refused: {
    passkey_not_used: 'Votre appareil n’en a pas créé, ou vous avez annulé.',
    webauthn_credential_exists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    webauthn_verification_failed: 'Votre appareil n’a pas pu être vérifié. Veuillez réessayer.',
    webauthn_challenge_expired: 'Votre appareil n’a pas pu être vérifié. Veuillez réessayer.',
    too_many_passkeys: 'Vous avez atteint le nombre maximal de clés d’accès. Retirez-en une d’abord.',
  },
};
