export const words = {
  templates: { free: 'Note', session: 'Session', soap: 'SOAP', adime: 'ADIME' },
  parts: {
    free: { objective: 'Note' },
    session: { objective: 'What was done', subjective: 'How it went', plan: 'Next time' },
    soap: { subjective: 'Subjective', objective: 'Objective', assessment: 'Assessment', plan: 'Plan' },
    adime: {
      assessment: 'Assessment',
      diagnosis: 'Nutrition diagnosis',
      plan: 'Intervention',
      monitoring: 'Monitoring and evaluation',
    },
  },
  signed: (who: string, when: string) => `Signed by ${who}, ${when}`,
  signedByMe: (when: string) => `Signed, ${when}`,
  added: 'Added later',
  somebody: 'somebody who has left',
};
