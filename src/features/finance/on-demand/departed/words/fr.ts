import type { DepartedWords } from '../words.ts';

export const words: DepartedWords = {
  title: (name) => `Où payer ${name} ?`,
  help: 'Comparez avec l’écrit et avec la personne. Rien n’y est versé pendant trois jours, puis par deux personnes.',
  bank: 'Banque',
  number: 'Numéro de compte',
  holder: 'Titulaire du compte',
  proof: 'Ce qui le prouve',
  missing: 'Dites ce qui le prouve : c’est conservé.',
  act: 'Saisir',
  done: 'Le compte est saisi',
  wanted: 'Cela remplace le compte donné par le prestataire lui-même : une deuxième personne doit saisir la même chose',
  wrong: { bank: 'Dites quelle banque.', number: 'Il a dix chiffres.', holder: 'Le nom tel que la banque l’a.' },
};
