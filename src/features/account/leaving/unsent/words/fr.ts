import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  heading: 'Certaines modifications ne sont que sur cet appareil',
  unsent: (n) =>
    counted(n, {
      one: `${n} modification n’a pas été envoyée.`,
      other: `${n} modifications n’ont pas été envoyées.`,
    }),
  rejected: (n) =>
    counted(n, {
      one: `${n} modification n’a pas été acceptée.`,
      other: `${n} modifications n’ont pas été acceptées.`,
    }),
  held: (n) =>
    counted(n, {
      one: `${n} message a trop attendu et attend votre décision.`,
      other: `${n} messages ont trop attendu et attendent votre décision.`,
    }),
  conflicts: (n) =>
    counted(n, {
      one: `${n} modification a cédé à une plus récente et n’est gardée qu’ici. Pour la rétablir, restez connecté et ouvrez « Vos changements ». Si vous l’abandonnez, elle est perdue.`,
      other: `${n} modifications ont cédé à de plus récentes et ne sont gardées qu’ici. Pour les rétablir, restez connecté et ouvrez « Vos changements ». Si vous les abandonnez, elles sont perdues.`,
    }),
  photo: 'Votre nouvelle photo en fait partie. Le fichier ne la contient pas.',
  files: (count) =>
    counted(count, {
      one: 'Le fichier d’un document en fait partie. Un export ne le contient pas.',
      other: `${count} fichiers de documents en font partie. Un export ne les contient pas.`,
    }),
  typed: (count) =>
    counted(count, {
      one: 'Ce que vous avez écrit sur un client dont le suivi est terminé n’est gardé qu’ici. Un export ne le contient pas : copiez-le sous « Clients ».',
      other: `Ce que vous avez écrit dans ${count} formulaires sur des clients dont le suivi est terminé n’est gardé qu’ici. Un export ne le contient pas : copiez-le sous « Clients ».`,
    }),
  choose: 'La déconnexion retire vos données de cet appareil. Que faire de ces modifications ?',
  send: 'Les envoyer, puis se déconnecter',
  sending: 'Envoi…',
  sendOffline: 'L’envoi demande une connexion.',
  notAllSent: 'Tout n’a pas pu être envoyé. Choisissez que faire du reste.',
  export: 'Les enregistrer dans un fichier',
  exported: 'Enregistré dans un fichier.',
  keep: 'Les garder sur cet appareil',
  keepHelp:
    'Ce qui attend est envoyé à votre prochaine connexion ici. Ne choisissez pas ceci sur un appareil que d’autres utilisent.',
  discard: 'Les abandonner et se déconnecter',
  stay: 'Rester connecté',
};
