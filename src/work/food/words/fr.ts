import type { words as en } from './en.ts';

export const words: typeof en = {
  meals: {
    breakfast: 'Petit-déjeuner',
    lunch: 'Déjeuner',
    snack: 'Collation',
    dinner: 'Dîner',
  },
  search: {
    label: 'Aliment',
    placeholder: 'Jollof, moi moi, ẹ̀bà …',
    none: (text) => `Aucun aliment ne s’appelle « ${text} »`,
    noFavourites: 'Marquez un aliment de l’étoile pour le trouver ici.',
    noRecent: 'Ce que vous notez apparaît ici.',
    noMine: 'Les aliments que vous ajoutez apparaissent ici.',
    add: (name) => `Noter ${name}`,
    first: 'La table des aliments arrive. L’ajout rapide marche déjà.',
  },
  amount: {
    meal: 'Repas',
    measure: 'Mesure',
    servings: 'Portions',
    grams: 'Grammes',
    unit: (serving, grams) => `${serving}, ${grams} g`,
    kcal: (value) => `${value} kcal`,
    macros: (protein, carbs, fat) => `Protéines ${protein} g, glucides ${carbs} g, lipides ${fat} g`,
  },
  figures: {
    calories: 'Calories',
    protein: 'Protéines',
    carbs: 'Glucides',
    fat: 'Lipides',
    water: 'Eau',
    glasses: 'verres',
  },
  dayKinds: {
    label: 'Quels jours',
    every: 'Tous les jours',
    training: 'Jours d’entraînement',
    rest: 'Jours de repos',
    fasting: 'Jours de jeûne',
    today: {
      training: 'Jour d’entraînement',
      rest: 'Jour de repos',
      fasting: 'Jour de jeûne',
    },
    why: {
      marked: 'il est marqué ainsi',
      done: 'vous vous êtes entraîné',
      planned: 'un entraînement est prévu',
      nothing: 'aucun entraînement prévu',
    },
    told: (day, why) => `${day} : ${why}.`,
    fasts: 'Je jeûne ce jour-là',
    notMarked: 'Non marqué',
  },
};
