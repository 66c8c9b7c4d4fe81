import type { words as en } from './en.ts';

export const words: typeof en = {
  templates: { free: 'Nota', session: 'Sesión', soap: 'SOAP', adime: 'ADIME' },
  parts: {
    free: { objective: 'Nota' },
    session: { objective: 'Qué se hizo', subjective: 'Cómo fue', plan: 'La próxima vez' },
    soap: { subjective: 'Subjetivo', objective: 'Objetivo', assessment: 'Valoración', plan: 'Plan' },
    adime: {
      assessment: 'Valoración',
      diagnosis: 'Diagnóstico nutricional',
      plan: 'Intervención',
      monitoring: 'Seguimiento y evaluación',
    },
  },
  signed: (who, when) => `Firmada por ${who}, ${when}`,
  signedByMe: (when) => `Firmada, ${when}`,
  added: 'Añadido después',
  somebody: 'alguien que ya no está',
};
