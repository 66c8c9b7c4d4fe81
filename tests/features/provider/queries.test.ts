import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appointments } from '#sync/entities/appointments.ts';
import { recordAttendance } from '#sync/entities/attendance-records.ts';
import { contacts } from '#sync/entities/contacts.ts';
import { entities } from '#sync/entities/index.ts';
import { people } from '#sync/entities/people.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { agendaOf } from '#src/features/provider/queries.ts';
import { numbered } from '../../support/members.ts';

const [me, client] = [numbered(1), numbered(2)];
const HERE = { today: '2026-03-02', zone: 'Africa/Lagos' };
const STAMP = { rev: '', updated_at: '', deleted: false };

let db: Local;
beforeEach(async () => {
  db = await openDatabase(me, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const put = (entity: { name: string }, row: object) => db.rows(entity).put({ ...STAMP, ...row } as never);

const book = (n: number, starts_at: string, status = 'confirmed') =>
  put(appointments, {
    id: numbered(n),
    user_id: client,
    provider_id: me,
    title: 'Personal Training',
    scheduled_date: starts_at.slice(0, 10),
    starts_at,
    status,
  });

it('a provider has seven days back and fourteen ahead at hand, with who comes and how they are reached', async () => {
  await put(people, { id: client, first_name: 'Bísí', last_name: 'Ọláníyan' });
  await put(contacts, { id: client, phone: '+234 800' });
  // Just after midnight in Lagos it is still the day before by UTC.
  const days = [
    '2026-02-22T09:00Z',
    '2026-02-22T23:30Z',
    '2026-03-02T09:00Z',
    '2026-03-16T09:00Z',
    '2026-03-16T23:30Z',
  ];
  for (const [n, at] of days.entries()) await book(10 + n, at);
  const { visits, week } = await agendaOf(db, me, HERE);
  expect(visits.map(({ day }) => day)).toEqual(['2026-02-23', '2026-03-02', '2026-03-16']);
  expect(visits[0]?.client).toEqual({ name: 'Bísí Ọláníyan', phone: '+234 800' });
  expect(week).toEqual({ thisWeek: 1, today: 1, confirmed: 1, pending: 0 });
});

it('what was said of who came stands with the appointment', async () => {
  await book(10, '2026-03-02T09:00Z');
  await book(11, '2026-03-02T11:00Z');
  const session = { client_id: client, trainer_id: me, session_date: HERE.today, appointment_id: numbered(11) };
  await recordAttendance(db, { ...session, status: 'missed' });
  const { visits } = await agendaOf(db, me, HERE);
  expect(visits.map(({ attendance }) => attendance?.status ?? null)).toEqual([null, 'missed']);
});
