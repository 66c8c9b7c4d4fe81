import { countingIn } from '#src/lib/words.ts';
import type { words as en } from './en.ts';

const counted = countingIn('es');

export const words: typeof en = {
  title: 'Mi plan',
  help: 'Lo que cada persona planeó para ti. Está en este dispositivo, con o sin red.',
  none: 'Nadie ha planeado nada para ti todavía.',
  failed: 'No se pudo leer tu plan',
  somebody: 'Alguien que ya no está',
  visit: (title) => `Cita: ${title}`,
  program: (title) => `Entrenamiento: ${title}`,
  done: (done, of) => `${done} de ${of} sesiones`,
  next: (day) => `próxima ${day}`,
  offered: 'Espera a que lo empieces',
  meals: (count) => counted(count, { one: 'Una comida planeada', other: `${count} comidas planeadas` }),
  span: (first, last) => `del ${first} al ${last}`,
  targets: (kcal) => `${kcal} kcal al día`,
  ofKind: (kind, kcal) => `${kind}: ${kcal} kcal`,
  since: (macros, day) => `${macros}, desde el ${day}`,
  goal: (title) => `Meta: ${title}`,
  until: (amount, day) => `${amount} para el ${day}`,
  ranges: (count) => counted(count, { one: 'Un límite propio', other: `${count} límites propios` }),
  rangesHelp: 'Tus mediciones se juzgan según esto.',
  medicine: 'Recetado',
  lab: 'Dar una muestra para el laboratorio',
  ordered: (day) => `pedido el ${day}`,
  operation: (what) => `Cirugía: ${what}`,
  checkin: '¿Cómo estás después de la cirugía?',
  due: (what, day) => `${what}, desde el ${day}`,
  changes: 'Qué cambió en mi plan',
  you: 'Tú',
  made: 'Se hizo el programa.',
  ofMeals: 'Comidas planificadas',
  changedSince: (moment) => `Algo cambió desde ${moment}. El detalle llegará con una conexión.`,
  notAsked: 'Lo que cambió se pedirá en cuanto haya conexión.',
  allChanges: 'Mostrar todos los cambios',
};
