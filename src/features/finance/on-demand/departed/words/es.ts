import type { DepartedWords } from '../words.ts';

export const words: DepartedWords = {
  title: (name) => `¿Dónde se paga a ${name}?`,
  help: 'Compáralo con lo escrito y con la persona. Durante tres días no se paga nada en ella, y después entre dos personas.',
  bank: 'Banco',
  number: 'Número de cuenta',
  holder: 'Titular de la cuenta',
  proof: 'Qué lo prueba',
  missing: 'Di qué lo prueba: se guarda.',
  act: 'Anotar',
  done: 'La cuenta está anotada',
  wanted: 'Sustituye la cuenta que dio el propio proveedor: una segunda persona debe anotar lo mismo',
  wrong: { bank: 'Di qué banco.', number: 'Tiene diez cifras.', holder: 'El nombre como lo tiene el banco.' },
};
