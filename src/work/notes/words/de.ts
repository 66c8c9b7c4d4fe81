import type { words as en } from './en.ts';

export const words: typeof en = {
  templates: { free: 'Notiz', session: 'Sitzung', soap: 'SOAP', adime: 'ADIME' },
  parts: {
    free: { objective: 'Notiz' },
    session: { objective: 'Was gemacht wurde', subjective: 'Wie es ging', plan: 'Nächstes Mal' },
    soap: { subjective: 'Subjektiv', objective: 'Objektiv', assessment: 'Beurteilung', plan: 'Plan' },
    adime: {
      assessment: 'Erhebung',
      diagnosis: 'Ernährungsdiagnose',
      plan: 'Maßnahme',
      monitoring: 'Verlauf und Bewertung',
    },
  },
  signed: (who, when) => `Unterschrieben von ${who}, ${when}`,
  signedByMe: (when) => `Unterschrieben, ${when}`,
  added: 'Später hinzugefügt',
  somebody: 'jemandem, der nicht mehr da ist',
};
