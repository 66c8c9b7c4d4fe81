import type { words as en } from './en.ts';

export const words: typeof en = {
  templates: { free: 'Note', session: 'Séance', soap: 'SOAP', adime: 'ADIME' },
  parts: {
    free: { objective: 'Note' },
    session: { objective: 'Ce qui a été fait', subjective: 'Comment cela s’est passé', plan: 'La prochaine fois' },
    soap: { subjective: 'Subjectif', objective: 'Objectif', assessment: 'Évaluation', plan: 'Plan' },
    adime: {
      assessment: 'Évaluation',
      diagnosis: 'Diagnostic nutritionnel',
      plan: 'Intervention',
      monitoring: 'Suivi et évaluation',
    },
  },
  signed: (who, when) => `Signée par ${who}, ${when}`,
  signedByMe: (when) => `Signée, ${when}`,
  added: 'Ajouté plus tard',
  somebody: 'quelqu’un qui n’est plus là',
};
