export const words: Readonly<Record<string, { title: string; description: string }>> = {
  'Beginner Weight Loss': {
    title: 'Abnehmen für Anfänger',
    description:
      'Ein sanfter Anfang: drei Trainings in der Woche für den ganzen Körper, dazu Gehen, alles ohne Fitnessstudio.',
  },
  'Cardio Blast': {
    title: 'Ausdauer intensiv',
    description: 'Kurze, harte Intervalle dreimal in der Woche, für ein stärkeres Herz und mehr verbrannte Kalorien.',
  },
  'Strength Builder': {
    title: 'Kraftaufbau',
    description:
      'Die großen Übungen mit der Stange, jedes Mal ein wenig schwerer, und dazwischen genug Zeit zur Erholung.',
  },
};
