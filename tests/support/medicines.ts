import type { MedicineDraft } from '#sync/actions/medicines.ts';

/** Amlodipine each morning, unless said otherwise. */
export const aMedicine = (said: Partial<MedicineDraft> = {}): MedicineDraft => ({
  name: 'Amlodipine',
  dose: '5 mg',
  purpose: null,
  notes: null,
  times: ['08:00'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  starts_on: '2026-01-01',
  ends_on: null,
  remind: true,
  units_per_dose: 1,
  supply: null,
  ...said,
});
