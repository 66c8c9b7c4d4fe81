import type { words as en } from './en.ts';

export const words: typeof en = {
  meals: {
    breakfast: 'Desayuno',
    lunch: 'Almuerzo',
    snack: 'Merienda',
    dinner: 'Cena',
  },
  search: {
    label: 'Alimento',
    placeholder: 'Jollof, moi moi, ẹ̀bà …',
    none: (text) => `Ningún alimento se llama «${text}»`,
    noFavourites: 'Marca un alimento con la estrella para encontrarlo aquí.',
    noRecent: 'Lo que anotas aparece aquí.',
    noMine: 'Los alimentos que añades aparecen aquí.',
    add: (name) => `Anotar ${name}`,
    first: 'La tabla de alimentos está en camino. Añadir rápido ya funciona.',
  },
  amount: {
    meal: 'Comida',
    measure: 'Medida',
    servings: 'Porciones',
    grams: 'Gramos',
    unit: (serving, grams) => `${serving}, ${grams} g`,
    kcal: (value) => `${value} kcal`,
    macros: (protein, carbs, fat) => `Proteína ${protein} g, carbohidratos ${carbs} g, grasa ${fat} g`,
  },
  figures: {
    calories: 'Calorías',
    protein: 'Proteína',
    carbs: 'Carbohidratos',
    fat: 'Grasa',
    water: 'Agua',
    glasses: 'vasos',
  },
  dayKinds: {
    label: 'En qué días',
    every: 'Cada día',
    training: 'Días de entrenamiento',
    rest: 'Días de descanso',
    fasting: 'Días de ayuno',
    today: {
      training: 'Día de entrenamiento',
      rest: 'Día de descanso',
      fasting: 'Día de ayuno',
    },
    why: {
      marked: 'está marcado así',
      done: 'entrenaste',
      planned: 'hay un entrenamiento previsto',
      nothing: 'no hay entrenamiento previsto',
    },
    told: (day, why) => `${day}: ${why}.`,
    fasts: 'Ayuno este día',
    notMarked: 'No marcado',
  },
};
