export const words: Readonly<Record<string, { title: string; description: string }>> = {
  'Beginner Weight Loss': {
    title: 'Perte de poids pour débuter',
    description:
      'Un départ en douceur : trois séances par semaine pour tout le corps et de la marche, sans salle de sport.',
  },
  'Cardio Blast': {
    title: 'Cardio intense',
    description:
      'Des intervalles courts et durs trois fois par semaine, pour un cœur plus fort et une dépense plus élevée.',
  },
  'Strength Builder': {
    title: 'Gagner en force',
    description:
      'Les grands mouvements à la barre, un peu plus lourds à chaque fois, avec le temps de récupérer entre les séances.',
  },
};
