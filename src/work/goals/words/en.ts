import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  kinds: {
    weight: 'Weight',
    'body-fat': 'Body fat',
    waist: 'Waist',
    workouts: 'Workouts a week',
    strength: 'Strength',
    distance: 'Distance a week',
    duration: 'Training time a week',
    calories: 'Calories a day',
    protein: 'Protein a day',
    water: 'Water a day',
    steps: 'Steps a day',
    sleep: 'Sleep a night',
    'resting-heart-rate': 'Resting heart rate',
    'blood-pressure': 'Blood pressure, upper value',
    streak: 'Days in a row',
    custom: 'Something of your own',
  },
  units: {
    workouts: (count: number) => counted(count, { one: 'workout', other: 'workouts' }),
    glasses: (count: number) => counted(count, { one: 'glass', other: 'glasses' }),
    steps: (count: number) => counted(count, { one: 'step', other: 'steps' }),
    days: (count: number) => counted(count, { one: 'day', other: 'days' }),
  },
  exercise: {
    label: 'Exercise',
    help: 'Its figure is your estimated maximum, from the sets you log.',
    choose: 'Choose an exercise',
  },
  reasons: { ill: 'Ill', travel: 'Travelling', fasting: 'Fasting', period: 'Period', other: 'Something else' },
};
