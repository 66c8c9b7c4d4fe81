import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  title: 'Cronología',
  help: 'Lo que pasó en los últimos 30 días, en la medida en que puedes verlo y este dispositivo lo guarda.',
  none: 'No hay nada de los últimos 30 días en este dispositivo.',
  by: (day, who) => `${day} · ${who}`,
  named: (name, kind) => `${name}, ${kind}`,
  doers: {
    client: 'El cliente',
    app: 'La aplicación',
    you: 'Tú',
    gone: 'Alguien que ya no está',
    unknown: 'Otra persona que atiende al cliente',
  },
  care: 'Quedó a tu cuidado',
  visit: (title) => `Cita: ${title}`,
  declined: (title) => `Cita rechazada: ${title}`,
  attended: 'Vino',
  missed: 'No vino',
  note: (kind) => `Nota: ${kind}`,
  evaluation: (score) => `Evaluación: ${score} de 10`,
  workout: (name) => `Entrenamiento: ${name}`,
  offered: (title) => `Programa propuesto: ${title}`,
  started: (title) => `Programa empezado: ${title}`,
  milestone: (title) => `Meta alcanzada: ${title}`,
  goal: (title) => `Objetivo fijado: ${title}`,
  reached: (title) => `Objetivo alcanzado: ${title}`,
  weighed: (weight) => `Pesaje: ${weight}`,
  measured: (count) => counted(count, { one: 'Una medición', other: `${count} mediciones` }),
  meals: (count) => counted(count, { one: 'Una comida registrada', other: `${count} comidas registradas` }),
  planned: (count) => counted(count, { one: 'Una comida planificada', other: `${count} comidas planificadas` }),
  targets: (kcal) => `Valores fijados: ${kcal} kcal al día`,
  paper: (kind) => `Firmado: ${kind}`,
  facts: {
    problem: (name) => `Problema: ${name}`,
    allergy: (name) => `Alergia: ${name}`,
  },
  order: (number) => `Pedido de laboratorio ${number}`,
  results: (count) =>
    counted(count, { one: 'Un resultado de laboratorio', other: `${count} resultados de laboratorio` }),
  surgery: { operation: 'Operación', addition: 'Añadido a una operación', complication: 'Complicación' },
  shown: { progress_photos: 'Fotos mostradas a ti', health_records: 'Documentos mostrados a ti' },
};
