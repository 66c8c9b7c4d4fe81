export const words = {
  flags: { normal: 'Normal', high: 'High', low: 'Low', abnormal: 'Abnormal', critical: 'Critical' },
  word: 'The doctor says',
  nextStep: 'Next step',
};
