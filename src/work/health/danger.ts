// Words that nobody should only write down. Whoever writes is told what to do now; what was written is kept.

/** In the languages of the product and of its country; beginnings of words, without accents. */
const WORDS = [
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

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

export function speaksOfDanger(text: string): boolean {
  const said = plain(text);
  return WORDS.some((word) => said.includes(word));
}
