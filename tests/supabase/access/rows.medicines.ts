import { day, idOf, named, oneEach, personal } from './made.ts';
import type { Row, Wanted } from './made.ts';

export const ROWS_OF_MEDICINES: Record<string, (wanted: Wanted) => Row> = {
  emergency_cards: oneEach,
  readiness_answers: oneEach,
  medicine_doses: ({ owner, n }) => ({
    user_id: owner,
    medicine_id: idOf('parent-medicine', owner),
    day: day(n),
    time: '08:00',
    status: 'taken',
  }),
  medicines: personal('medicines', () => ({ name: 'Metformin' })),
  // A clearance, which trainers read; the other kinds have tests of their own.
  care_papers: (wanted) => ({
    ...named('care_papers', wanted),
    client_id: wanted.owner,
    author_id: wanted.maker,
    kind: 'clearance',
    verdict: 'cleared',
    from_on: day(wanted.n),
    signed_at: '2026-03-02T10:00:00Z',
    signed_by: 'Dr',
  }),
  care_facts: personal('care_facts', ({ maker }) => ({
    kind: 'allergy',
    name: 'Penicillin',
    signed_by_id: maker,
    signed_by: 'Dr',
    signed_at: '2026-03-02T10:00:00Z',
  })),
  personal_ranges: ({ owner, maker, n }) => ({
    user_id: owner,
    kind: ['systolic', 'diastolic', 'heart_rate', 'temperature', 'blood_glucose', 'respiratory_rate'][n % 6],
    low: 20,
    reason: 'As it has been for years',
    set_by: maker,
  }),
};
