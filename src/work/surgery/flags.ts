import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';

export const SYMPTOMS = ['fever', 'leg_swelling', 'breathless', 'discharge'] as const;

type Symptom = (typeof SYMPTOMS)[number];

/** From here on pain counts as a red flag. The server says the same: private.is_red. */
const TOO_MUCH_PAIN = 8;

type Answers = Pick<SurgeryCheckin, Symptom | 'pain'>;

/** `now`: a clot may be on its way to the lungs. `today`: somebody has to see it today. */
export function dangerIn({ fever, leg_swelling, breathless, discharge, pain }: Answers): 'now' | 'today' | null {
  if (leg_swelling || breathless) return 'now';
  return fever || discharge || pain >= TOO_MUCH_PAIN ? 'today' : null;
}
