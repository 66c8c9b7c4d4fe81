import type { words as en } from './en.ts';

export const words: typeof en = {
  meals: {
    breakfast: 'Frühstück',
    lunch: 'Mittagessen',
    snack: 'Zwischendurch',
    dinner: 'Abendessen',
  },
  search: {
    label: 'Lebensmittel',
    placeholder: 'Jollof, Moi Moi, ẹ̀bà …',
    none: (text) => `Kein Lebensmittel heißt „${text}“`,
    noFavourites: 'Gib einem Lebensmittel den Stern, dann steht es hier.',
    noRecent: 'Was du einträgst, steht hier.',
    noMine: 'Lebensmittel, die du anlegst, stehen hier.',
    add: (name) => `${name} eintragen`,
    first: 'Die Lebensmitteltabelle ist unterwegs. Schnell eintragen geht schon.',
  },
  amount: {
    meal: 'Mahlzeit',
    measure: 'Maß',
    servings: 'Portionen',
    grams: 'Gramm',
    unit: (serving, grams) => `${serving}, ${grams} g`,
    kcal: (value) => `${value} kcal`,
    macros: (protein, carbs, fat) => `Eiweiß ${protein} g, Kohlenhydrate ${carbs} g, Fett ${fat} g`,
  },
  figures: {
    calories: 'Kalorien',
    protein: 'Eiweiß',
    carbs: 'Kohlenhydrate',
    fat: 'Fett',
    water: 'Wasser',
    glasses: 'Gläser',
  },
  dayKinds: {
    label: 'An welchen Tagen',
    every: 'Jeden Tag',
    training: 'Trainingstage',
    rest: 'Ruhetage',
    fasting: 'Fastentage',
    today: {
      training: 'Trainingstag',
      rest: 'Ruhetag',
      fasting: 'Fastentag',
    },
    why: {
      marked: 'er ist so markiert',
      done: 'du hast trainiert',
      planned: 'ein Training ist geplant',
      nothing: 'kein Training ist geplant',
    },
    told: (day, why) => `${day}: ${why}.`,
    fasts: 'An diesem Tag faste ich',
    notMarked: 'Nicht markiert',
  },
};
