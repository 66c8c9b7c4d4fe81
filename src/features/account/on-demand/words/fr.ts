import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  title: 'Personnes sur ce téléphone',
  help: 'Chacune a ici ses propres données. Rien de l’une n’est montré à une autre, ni envoyé avec la session d’une autre.',
  here: 'Ici en ce moment',
  again: 'Doit se reconnecter',
  waiting: (count, name) =>
    counted(count, {
      one: `Une entrée attend que ${name} revienne ici, ou que ce téléphone l’envoie de lui-même.`,
      other: `${count} entrées attendent que ${name} revienne ici, ou que ce téléphone les envoie de lui-même.`,
    }),
  locked: 'Avec un code PIN',
  add: 'Ajouter une personne',
  full: (most) => `Un téléphone se partage à ${most} personnes au plus.`,
  noRoom: 'Ce téléphone n’a plus de place pour une autre personne.',
  changed: 'Cela n’a pas marché. Ouvrez la liste encore une fois.',
  failed: 'Cela n’a pas marché',
  pinOf: (name) => `Code PIN de ${name}`,
  open: 'Ouvrir',
  back: 'Retour',
  wrong: 'Ce n’est pas le code PIN.',
  wait: (seconds) =>
    counted(seconds, {
      one: 'Trop d’erreurs. Réessayez dans une seconde.',
      other: `Trop d’erreurs. Réessayez dans ${seconds} secondes.`,
    }),
  forgotten: 'Code PIN oublié',
  password: 'Mot de passe de votre compte',
  remove: 'Retirer le code PIN',
  needsConnection: 'Il faut une connexion pour cela.',
  wrongPassword: 'Ce n’est pas le mot de passe.',
  unreached: 'Le serveur n’a pas pu être interrogé. Réessayez avec une connexion.',
  lock: 'Votre code PIN sur ce téléphone',
  lockHelp:
    'Il est demandé quand on vous choisit ici, et quand l’application s’ouvre. Tant qu’elle reste ouverte, même hors de vue, il n’est plus demandé : fermez-la avant de prêter le téléphone.',
  limits:
    'Il arrête qui prend le téléphone en main. Il ne chiffre pas vos données : qui peut copier la mémoire de ce téléphone, ou se servir des outils d’un navigateur, peut les lire.',
  newPin: 'Nouveau code PIN',
  againPin: 'Le code PIN encore une fois',
  length: (least) => `Au moins ${least} chiffres ou lettres.`,
  other: 'Les deux ne sont pas identiques.',
  set: 'Demander ce code PIN',
  isSet: 'Votre code PIN est demandé désormais',
  removed: 'Aucun code PIN n’est plus demandé',
};
