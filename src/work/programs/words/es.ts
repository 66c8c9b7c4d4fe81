import type { words as en } from './en.ts';
import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('es');

export const words: typeof en = {
  begin: 'Empezar con',
  beginEmpty: 'Un programa vacío',
  dayTitle: (day, count) => `Día ${day}: ${counted(count, { one: 'un ejercicio', other: `${count} ejercicios` })}`,
  addDay: 'Añadir un día',
  copyDay: 'Repetir el último día',
  removeDay: 'Quitar este día',
  divide: 'Dividir en bloques',
  addBlock: 'Repetir el último bloque',
  blocksHelp:
    'Los bloques van uno tras otro. Cada uno tiene sus propios días y objetivos, y el siguiente empieza cuando sus sesiones están hechas.',
  find: 'Buscar un ejercicio para añadir',
  found: 'Ejercicios encontrados',
  notFound: 'Ningún ejercicio se llama así',
  more: 'Rango, ritmo, progresión',
  moreOf: (name) => `Rango, ritmo, progresión: ${name}`,
  joined: 'Alterna con el ejercicio de arriba',
  free: 'Sin indicar',
  ruleHelp: {
    none: 'Lo elige quien entrena.',
    double: 'Cuando todas las series llegan arriba del rango, se añade un paso y se vuelve a empezar abajo.',
    linear: 'Cuando todas las series llegan a sus repeticiones, se añade un paso.',
  },
  never: 'Nunca',
  misses: (count) => `Tras ${count} fallos seguidos`,
  tempoHelp: 'Segundos al bajar, parado, al subir, parado; X es lo más rápido posible.',
  tempoFault: 'Cuatro cifras, como 3-1-1-0.',
  noInstead: 'Nada más',
  startsHelp: 'Sin día, empieza cuando se inicia.',
  up: (name) => `Subir: ${name}`,
  down: (name) => `Bajar: ${name}`,
  removeStep: (name) => `Quitar: ${name}`,
  removeBlock: 'Quitar el bloque',
  removeBlockHelp: 'Sus días y sus ejercicios se van con él.',
  incomplete: 'Necesita un nombre, un ejercicio en cada día y ritmos como 3-1-1-0.',
  weeks: 'El programa, semana a semana',
  kept: (done, of) => `${done} de ${of}`,
  unheld: 'No está aquí',
};
