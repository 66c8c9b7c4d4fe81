import type { DisputeWords } from '../words.ts';

export const words: DisputeWords = {
  title: 'Reclamaciones',
  help: 'El banco de un cliente reclama un pago. Lo que no se responde a tiempo se pierde. La factura y las sesiones que tuvieron lugar se envían también.',
  failed: 'No se pudieron leer las reclamaciones',
  none: 'Ningún banco reclama nada.',
  since: (when: string) => `desde ${when}`,
  due: (when: string) => `responder antes de ${when}`,
  held: (amount: string) => `${amount} retenidos`,
  sessions: (days: string) => `tuvieron lugar: ${days}`,
  noSessions: 'ninguna sesión tuvo lugar',
  said: (answer: string) => `respondido: ${answer}`,
  stands: {
    open: 'Por responder',
    waits: 'Espera a una segunda persona',
    answered: 'A punto de enviarse',
    sent: 'En el banco',
    unclear: 'Terminada, sin saber cómo',
  },
  acts: { contest: 'Rebatir', accept: 'Aceptar', won: 'Se ganó', lost: 'Se perdió' },
  ask: {
    contest: (amount: string) => `¿Rebatir ${amount}?`,
    accept: (amount: string) => `¿Devolver ${amount}?`,
    won: (amount: string) => `¿Se ganó la reclamación de ${amount}?`,
    lost: (amount: string) => `¿Cuánto de ${amount} se perdió?`,
  },
  will: {
    contest: 'Decide el banco. Hasta entonces el dinero queda retenido, y también lo que ganan sus sesiones.',
    accept: 'Cuando la pasarela lo diga, se abona, y lo que no se usó de ello desaparece.',
    won: 'Otra persona tiene que aceptarlo. El dinero vuelve a ser de la casa.',
    lost: 'Otra persona tiene que aceptarlo. Lo perdido se abona, como consta en las páginas de la pasarela.',
  },
  reason: 'Lo que el banco debe saber',
  missing: 'Di qué pasó: el banco lo lee.',
  done: 'La respuesta sale con la próxima ronda',
};
