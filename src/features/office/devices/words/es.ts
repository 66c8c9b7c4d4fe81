import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Dispositivos y sincronización',
  help: 'Cada dispositivo informa una vez al día de su versión, de cuánto no pudo enviar todavía y de los códigos de lo que se rechazó; nada de lo que se escribió. Se cuentan los que informaron en los últimos 30 días.',
  failed: 'No se pudieron leer los informes',
  none: 'Ningún dispositivo ha informado todavía.',
  version: (name) => `Versión ${name}`,
  newest: 'la más nueva',
  firstAt: (day) => `primer informe ${day}`,
  unsent: 'Con algo sin enviar',
  oldest: (moment) => `lo más antiguo desde ${moment}`,
  refused: (reason) => `Con anotaciones rechazadas: ${reason}`,
  reasons: {
    '42501': 'no permitido',
    '23502': 'falta algo',
    '23503': 'pertenece a algo que ya no existe',
    '23505': 'ya existe',
    '23514': 'fuera de los límites',
    '22023': 'no válido',
    '23P01': 'la hora está ocupada',
    P0001: 'se alcanzó un límite',
  },
  code: (reason, code) => `${reason} (${code})`,
  reported: (moment) => `informó ${moment}`,
  counted: (edits) => `${edits} sin enviar`,
  writes: (count, reason) => `${count} × ${reason}`,
  nobody: 'Cuenta eliminada',
};
