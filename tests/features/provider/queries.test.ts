import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { followClient, unfollowClient } from '#sync/actions/client-follows.ts';
import { recordAttendance } from '#sync/actions/attendance-records.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { contacts } from '#sync/entities/contacts.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { people } from '#sync/entities/people.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { nextVisit, waiting } from '#src/features/provider/day.ts';
import { agendaOf, caredFor, earlierOf, fileOf } from '#src/features/provider/queries.ts';
import { rosterOf } from '#src/features/provider/roster/queries.ts';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT, ME } from './local.ts';
import { did } from '../../support/did.ts';

const HERE = { today: '2026-03-02', zone: 'Africa/Lagos' };
const { local, put, book } = aDevice();

it('a provider has seven days back and all that is to come, with who comes and how they are reached', async () => {
  await put(people, { id: CLIENT, first_name: 'Bísí', last_name: 'Ọláníyan' });
  await put(contacts, { id: CLIENT, phone: '+234 800' });
  // Just before midnight by UTC it is already the next day in Lagos.
  const days = ['2026-02-22T09:00Z', '2026-02-22T23:30Z', '2026-03-02T09:00Z', '2027-03-16T23:30Z'];
  for (const [n, at] of days.entries()) await book(10 + n, at);
  const { visits, week } = await agendaOf(local(), ME, HERE);
  expect(visits.map(({ day }) => day)).toEqual(['2026-02-23', '2026-03-02', '2027-03-17']);
  expect(visits[0]?.client).toEqual({ name: 'Bísí Ọláníyan', phone: '+234 800' });
  expect(week).toEqual({ thisWeek: 1, today: 1, confirmed: 1, pending: 0 });
});

it.each([
  ['of a former day', '2026-02-25'],
  ['planned ahead', '2026-03-05'],
])('the last log is the meal of today, also when ten %s were ticked after it', async (_, other) => {
  const given = { trainer_id: ME, client_id: CLIENT, assignment_date: '2026-01-05', status: 'active' };
  await put(clientAssignments, { id: numbered(20), ...given });
  for (let n = 0; n <= 10; n += 1) {
    const date = n === 0 ? HERE.today : other;
    const at = `2026-03-02T10:${10 + n}:00.000Z`;
    await put(mealPlans, { id: numbered(100 + n), user_id: CLIENT, date, logged: true, logged_at: at, created_at: at });
  }
  const [client] = await rosterOf(local(), ME, HERE, Date.parse('2026-03-02T12:00:00Z'));
  expect(client?.loggedOn).toBe(HERE.today);
});

it('a request waits for its answer however far ahead it is', async () => {
  const id = await book(10, '2026-03-29T09:00Z', { status: 'requested' });
  const { visits } = await agendaOf(local(), ME, HERE);
  const asked = waiting(visits, Date.parse(HERE.today));
  expect(asked.map(({ appointment }) => appointment.id)).toEqual([id]);
});

it('what was said of who came stands with the appointment', async () => {
  await book(10, '2026-03-02T09:00Z');
  const appointment_id = await book(11, '2026-03-02T11:00Z');
  const session = { client_id: CLIENT, trainer_id: ME, session_date: HERE.today, appointment_id };
  await did(local(), recordAttendance({ ...session, status: 'missed' }));
  const { visits } = await agendaOf(local(), ME, HERE);
  expect(visits.map(({ attendance }) => attendance?.status ?? null)).toEqual([null, 'missed']);
});

it('what was said of a day stands no more with an appointment that was moved to another', async () => {
  const appointment_id = await book(10, '2026-03-05T09:00Z');
  const session = { client_id: CLIENT, trainer_id: ME, appointment_id };
  await did(local(), recordAttendance({ ...session, session_date: '2026-03-02', status: 'missed' }));
  const said = async () => {
    const { visits } = await agendaOf(local(), ME, HERE);
    return [visits[0]?.attendance?.status ?? null, nextVisit(visits, Date.parse(HERE.today))?.appointment.id ?? null];
  };
  expect(await said()).toEqual([null, appointment_id]);
  await did(local(), recordAttendance({ ...session, session_date: '2026-03-05', status: 'attended' }));
  expect(await said()).toEqual(['attended', null]);
});

it('of a client a trainer has the workouts of a week, the latest first, each with its sets, and the water of today', async () => {
  // The week begins at midnight in Lagos, an hour earlier by UTC.
  const ended = ['2026-02-23T22:59Z', '2026-02-23T23:00Z', '2026-03-02T09:00Z'];
  for (const [n, at] of ended.entries()) {
    const session = { user_id: CLIENT, name: `Workout ${n}`, completed_at: new Date(at).toISOString() };
    await put(workoutSessions, { id: numbered(10 + n), ...session });
  }
  for (const n of [20, 21]) await put(workoutSets, { id: numbered(n), user_id: CLIENT, session_id: numbered(12) });
  await put(waterIntake, { id: numbered(30), user_id: CLIENT, date: HERE.today, glasses_consumed: 3 });
  const { lately } = await fileOf(local(), CLIENT, HERE);
  expect(lately.workouts.map(({ session, sets }) => [session.name, sets])).toEqual([
    ['Workout 2', 2],
    ['Workout 1', 0],
  ]);
  expect(lately.glassesToday).toBe(3);
});

it('the clients of a provider are those who were given to him, and then all others whom he cares for', async () => {
  const [given, ended, asked] = [numbered(3), numbered(4), numbered(5)];
  const names = [
    [CLIENT, 'Zainab'],
    [given, 'Bísí'],
    [ended, 'Chidi'],
    [asked, 'Dayo'],
    [ME, 'Me'],
  ];
  for (const [id, first_name] of names) await put(people, { id, first_name, last_name: 'Bello' });
  // The server gives a contact to whoever cares for the client, and to the client.
  for (const id of [CLIENT, given, ME]) await put(contacts, { id, user_id: id, phone: null });
  const assigned = { trainer_id: ME, assignment_date: '2026-01-05' };
  await put(clientAssignments, { id: numbered(20), ...assigned, client_id: given, status: 'active' });
  await put(clientAssignments, { id: numbered(21), ...assigned, client_id: ended, status: 'ended' });
  await book(10, '2026-03-09T09:00Z', { status: 'confirmed' });
  await book(11, '2026-03-09T11:00Z', { user_id: asked, status: 'requested' });
  const cared = await caredFor(local(), ME);
  expect(cared.map(({ clientId, client }) => [clientId, client.name])).toEqual([
    [given, 'Bísí Bello'],
    [CLIENT, 'Zainab Bello'],
  ]);
});

it('what was done earlier is read here once the history of a followed client has come, and not before', async () => {
  const pair = { follower_id: ME, client_id: CLIENT };
  const session = { user_id: CLIENT, name: 'Legs', status: 'completed' };
  const done = (n: number, completed_at: string) => put(workoutSessions, { id: numbered(n), ...session, completed_at });
  const names = async () => (await earlierOf(local(), pair, HERE))?.workouts.map(({ id }) => id) ?? null;
  await done(10, '2026-02-21T09:00:00.000Z');
  expect(await names()).toBeNull();
  await did(local(), followClient(pair));
  expect(await names()).toBeNull();
  await done(11, '2025-06-01T09:00:00.000Z');
  expect(await names()).toEqual([numbered(10), numbered(11)]);
  await did(local(), unfollowClient(pair));
  expect(await names()).toBeNull();
});
