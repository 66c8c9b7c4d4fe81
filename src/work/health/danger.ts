import { bare } from '#src/lib/bare.ts';

// Words that nobody should only write down. Whoever writes is told what to do now; what was written is kept.

/** The server has the same words of the same version in `private.danger_words`: it tells whoever cares. */
export const DANGER_VERSION = '2026-11';

/** In the languages of the product and of its country; beginnings of words, without accents. */
export const DANGER_WORDS = [
  'chest pain',
  'cannot breathe',
  "can't breathe",
  'short of breath',
  'breathless',
  'fainted',
  'passed out',
  'unconscious',
  'stroke',
  'seizure',
  'convulsion',
  'vomiting blood',
  'bleeding heavily',
  'suicide',
  'kill myself',
  'end my life',
  'my chest dey pain',
  'i no fit breathe',
  'aya n dun mi',
  'obi na-afu',
  'ciwon kirji',
  'dolor en el pecho',
  'no puedo respirar',
  'desmay',
  'convulsi',
  'suicid',
  'douleur a la poitrine',
  'douleur thoracique',
  'essouffl',
  'evanoui',
  'brustschmerz',
  'schmerzen in der brust',
  'atemnot',
  'ohnmacht',
  'ohnmachtig',
  'schlaganfall',
  'krampfanfall',
  'selbstmord',
] as const;

/** The hooked letters of Hausa have no mark that could be taken off. */
const UNHOOKED: Readonly<Record<string, string>> = { '’': "'", ƙ: 'k', ɗ: 'd', ɓ: 'b' };

const plain = (text: string): string => bare(text).replaceAll(/[’ƙɗɓ]/g, (letter) => UNHOOKED[letter] ?? letter);

/** Of harm that somebody may do to himself. */
const OF_HARM = [
  'suicid',
  'kill myself',
  'end my life',
  'hurt myself',
  'cut myself',
  'no wan live again',
  'matarme',
  'quitarme la vida',
  'hacerme dano',
  'me tuer',
  'me faire du mal',
  'selbstmord',
  'mich umbringen',
  'mich verletzen',
] as const;

/** Of an illness of eating: starving, and taking back what was eaten. A fast is none. */
const OF_EATING = [
  'starve myself',
  'starving myself',
  'make myself vomit',
  'made myself vomit',
  'make myself throw up',
  'made myself throw up',
  'throw up after',
  'purging',
  'laxative',
  'anorexi',
  'bulimi',
  'binge eat',
  'binged',
  'eating disorder',
  'afraid to eat',
  'hate my body',
  'vomitar despues',
  'provocarme el vomito',
  'atracon',
  'trastorno alimentario',
  'odio mi cuerpo',
  'me faire vomir',
  'trouble alimentaire',
  'je deteste mon corps',
  'magersucht',
  'essstorung',
  'fressattacke',
  'abfuhrmittel',
  'mich ubergeben nach',
  'hasse meinen korper',
] as const;

/** At the beginning of a word: a breaststroke is no stroke. The words have no letter that means more in a pattern. */
const beginning = (words: readonly string[]): RegExp => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words.join('|')})`, 'u');

const [DANGER, HARM, EATING] = [beginning(DANGER_WORDS), beginning(OF_HARM), beginning(OF_EATING)];

export const speaksOfDanger = (text: string): boolean => DANGER.test(plain(text));

/** What help a text asks for without asking: where it speaks of both, of what cannot wait. */
export function helpFor(text: string): 'harm' | 'eating' | null {
  const written = plain(text);
  if (HARM.test(written)) return 'harm';
  return EATING.test(written) ? 'eating' : null;
}
