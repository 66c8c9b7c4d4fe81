import type { LoanWords } from '../words.ts';

export const words: LoanWords = {
  title: 'Préstamos',
  help: 'Un prestamista paga a la casa por un cliente. Hasta que pasen los días para desistir no se anota nada, y una segunda persona lo contabiliza. El cliente se lo debe al prestamista.',
  failed: 'No se pudieron leer los préstamos',
  none: 'Ningún préstamo está firmado.',
  signed: (day) => `firmado el ${day}`,
  stands: {
    early: (day) => `Se puede desistir; se paga desde el ${day}`,
    due: 'El prestamista debe pagar',
    waits: 'Espera a una segunda persona',
    paid_out: 'Pagado a la casa',
  },
  acts: { enter: 'Se pagó', refused: 'El prestamista se niega', closed: 'Devuelto' },
  asks: {
    enter: (lender, amount) => `¿Pagó ${lender} ${amount}?`,
    refused: (lender, amount) => `¿Se niega ${lender} a pagar ${amount}?`,
    closed: (lender, amount) => `¿Se devolvieron ${amount} a ${lender}?`,
  },
  will: {
    enter: 'Una segunda persona lo compara con la cuenta y lo contabiliza. Entonces la factura está pagada.',
    refused: 'Se avisa al cliente, que no debe nada al prestamista y puede pagar de otro modo.',
    closed: 'Como dice el prestamista. Se avisa al cliente.',
  },
  reason: 'Referencia del banco, o lo que dice el prestamista',
  missing: 'Di qué lo prueba: se guarda.',
  done: {
    enter: 'Anotado. Una segunda persona debe contabilizarlo.',
    refused: 'Se avisa al cliente',
    closed: 'El préstamo está cerrado',
  },
};
