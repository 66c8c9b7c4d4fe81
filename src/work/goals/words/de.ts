import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('de');

export const words: typeof en = {
  kinds: {
    weight: 'Gewicht',
    'body-fat': 'Körperfett',
    waist: 'Taille',
    workouts: 'Trainings je Woche',
    strength: 'Kraft',
    distance: 'Strecke je Woche',
    duration: 'Trainingszeit je Woche',
    calories: 'Kalorien am Tag',
    protein: 'Eiweiß am Tag',
    water: 'Wasser am Tag',
    steps: 'Schritte am Tag',
    sleep: 'Schlaf je Nacht',
    'resting-heart-rate': 'Ruhepuls',
    'blood-pressure': 'Blutdruck, oberer Wert',
    streak: 'Tage in Folge',
    custom: 'Etwas Eigenes',
  },
  units: {
    workouts: (count) => counted(count, { one: 'Training', other: 'Trainings' }),
    glasses: (count) => counted(count, { one: 'Glas', other: 'Gläser' }),
    steps: (count) => counted(count, { one: 'Schritt', other: 'Schritte' }),
    days: (count) => counted(count, { one: 'Tag', other: 'Tage' }),
  },
  exercise: {
    label: 'Übung',
    help: 'Die Zahl ist dein geschätztes Maximum aus den Sätzen, die du einträgst.',
    choose: 'Übung wählen',
  },
  reasons: { ill: 'Krank', travel: 'Auf Reisen', fasting: 'Fasten', period: 'Periode', other: 'Etwas anderes' },
};
