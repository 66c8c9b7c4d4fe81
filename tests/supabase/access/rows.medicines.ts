import { day, idOf, oneEach, personal } from './made.ts';
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
  personal_ranges: ({ owner, maker, n }) => ({
    user_id: owner,
    kind: ['systolic', 'diastolic', 'heart_rate', 'temperature', 'blood_glucose', 'respiratory_rate'][n % 6],
    low: 20,
    reason: 'As it has been for years',
    set_by: maker,
  }),
};
