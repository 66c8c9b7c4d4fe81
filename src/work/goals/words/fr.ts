import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('fr');

export const words: typeof en = {
  kinds: {
    weight: 'Poids',
    'body-fat': 'Masse grasse',
    waist: 'Tour de taille',
    workouts: 'Séances par semaine',
    strength: 'Force',
    distance: 'Distance par semaine',
    duration: 'Temps d’entraînement par semaine',
    calories: 'Calories par jour',
    protein: 'Protéines par jour',
    water: 'Eau par jour',
    steps: 'Pas par jour',
    sleep: 'Sommeil par nuit',
    'resting-heart-rate': 'Pouls au repos',
    'blood-pressure': 'Tension, valeur haute',
    streak: 'Jours de suite',
    custom: 'Quelque chose à vous',
  },
  units: {
    workouts: (count) => counted(count, { one: 'séance', other: 'séances' }),
    glasses: (count) => counted(count, { one: 'verre', other: 'verres' }),
    steps: (count) => counted(count, { one: 'pas', other: 'pas' }),
    days: (count) => counted(count, { one: 'jour', other: 'jours' }),
  },
  exercise: {
    label: 'Exercice',
    help: 'Le chiffre est votre maximum estimé, d’après les séries que vous notez.',
    choose: 'Choisissez un exercice',
  },
  reasons: { ill: 'Maladie', travel: 'En voyage', fasting: 'Jeûne', period: 'Règles', other: 'Autre chose' },
};
