import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Avant votre premier programme',
  help: 'Cochez ce qui est vrai pour vous. Votre coach et vos médecins le lisent.',
  asked: {
    heart: 'Un médecin m’a dit que mon cœur va mal ou que ma tension est trop haute',
    chest: 'J’ai mal à la poitrine, au repos ou à l’effort',
    faint: 'Cette dernière année, je me suis évanoui, ou presque',
    joint: 'Un os, une articulation ou mon dos pourrait empirer avec l’entraînement',
    medicine: 'Je prends un médicament pour le cœur, la tension ou le sucre',
    other: 'Il y a autre chose pour quoi l’entraînement doit peut-être attendre',
  },
  save: 'C’est tout',
  saved: 'Réponses enregistrées',
  askDoctor: 'Demandez d’abord à un médecin',
  askDoctorHelp: 'Quelque chose de ce que vous avez coché devrait être examiné avant de suivre un programme.',
  signedBefore: 'Vos réponses sont peut-être plus récentes que l’aptitude. Demandez au médecin si elle vaut encore.',
  cleared: 'Un médecin n’a rien contre',
  again: 'Répondre à nouveau',
  notSaved: 'Réponses non enregistrées',
};
