import type { words as en } from './en.ts';
import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  begin: 'Commencer par',
  beginEmpty: 'Un programme vide',
  dayTitle: (day, count) => `Jour ${day} : ${counted(count, { one: 'un exercice', other: `${count} exercices` })}`,
  addDay: 'Ajouter un jour',
  copyDay: 'Reprendre le dernier jour',
  removeDay: 'Retirer ce jour',
  divide: 'Diviser en blocs',
  addBlock: 'Reprendre le dernier bloc',
  blocksHelp:
    'Les blocs se suivent. Chacun a ses propres jours et objectifs, et le suivant commence quand ses séances sont faites.',
  find: 'Chercher un exercice à ajouter',
  found: 'Exercices trouvés',
  notFound: 'Aucun exercice ne porte ce nom',
  more: 'Plage, cadence, progression',
  moreOf: (name) => `Plage, cadence, progression : ${name}`,
  joined: 'En alternance avec l’exercice au-dessus',
  free: 'Non précisé',
  ruleHelp: {
    none: 'Qui s’entraîne le choisit.',
    double: 'Quand toutes les séries atteignent le haut de la plage, un palier s’ajoute et l’on repart du bas.',
    linear: 'Quand toutes les séries atteignent leurs répétitions, un palier s’ajoute.',
  },
  never: 'Jamais',
  misses: (count) => `Après ${count} échecs de suite`,
  tempoHelp: 'Secondes en descente, tenu, en montée, tenu ; X, le plus vite possible.',
  tempoFault: 'Quatre positions, comme 3-1-1-0.',
  noInstead: 'Rien d’autre',
  startsHelp: 'Sans date, il commence quand on le démarre.',
  up: (name) => `Monter : ${name}`,
  down: (name) => `Descendre : ${name}`,
  removeStep: (name) => `Retirer : ${name}`,
  removeBlock: 'Retirer le bloc',
  removeBlockHelp: 'Ses jours et leurs exercices partent avec lui.',
  incomplete: 'Il faut un nom, un exercice chaque jour, et des cadences comme 3-1-1-0.',
  weeks: 'Le programme, semaine par semaine',
  kept: (done, of) => `${done} sur ${of}`,
  unheld: 'Pas ici',
};
