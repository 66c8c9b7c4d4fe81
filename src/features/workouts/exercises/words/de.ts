import type { words as en } from './en.ts';

export const words: typeof en = {
  drawing: (name: string) => `Zeichnung: ${name}`,
  moving: (name: string) => `${name}: Anfang und Ende. Drücken, um die Bewegung zu sehen.`,
  mistakes: 'Häufige Fehler',
  later: 'Die Zeichnung und mehr dazu kommen mit einer Verbindung und sind von da an auf diesem Gerät.',
};
