import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { expect, it, vi } from 'vitest';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { contacts } from '#sync/entities/contacts.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { people } from '#sync/entities/people.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { rosterOf } from '#src/features/provider/roster/queries.ts';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT, ME } from './local.ts';

const HERE = { today: '2026-03-20', zone: 'Africa/Lagos' };
const NOW = Date.parse('2026-03-20T12:00:00Z');
const { local, put } = aDevice();
const isOf = (row: unknown, name: string): boolean =>
  typeof row === 'object' && row !== null && 'name' in row && row.name === name;

it('the list follows what a client logs while it is open', async () => {
  await put(profiles, { id: ME, role: 'trainer' });
  await put(people, { id: CLIENT, user_id: CLIENT, first_name: 'Bísí', role: 'client', listed: false });
  await put(contacts, { id: CLIENT, user_id: CLIENT, phone: null, email: null });
  const given = { assignment_date: '2026-01-05', program_focus: null, sessions_per_week: 3 };
  await put(clientAssignments, { id: numbered(5), trainer_id: ME, client_id: CLIENT, status: 'active', ...given });
  let logged: (string | null)[] = [];
  const following = liveQuery(async () => rosterOf(local(), ME, HERE, NOW)).subscribe((clients) => {
    logged = clients.map(({ loggedOn }) => loggedOn);
  });
  await expect.poll(() => logged).toEqual([null]);
  // With a date to come it is no log.
  const ahead = { date: '2026-04-19', logged: true, logged_at: '2026-04-19T10:00:00Z' };
  await put(mealPlans, { id: numbered(13), user_id: CLIENT, name: 'Eba', ...ahead });
  await put(waterIntake, { id: numbered(14), user_id: CLIENT, date: '2026-04-20', glasses_consumed: 4 });
  await put(workoutSessions, { id: numbered(15), user_id: CLIENT, status: 'completed', completed_at: ahead.logged_at });
  await put(measurements, {
    id: numbered(16),
    user_id: CLIENT,
    kind: 'weight',
    value: 70,
    measured_at: ahead.logged_at,
  });
  await put(waterIntake, { id: numbered(10), user_id: CLIENT, date: '2026-03-17', glasses_consumed: 4 });
  await expect.poll(() => logged).toEqual(['2026-03-17']);
  const at = '2026-03-18T10:00:00Z';
  await put(workoutSessions, { id: numbered(11), user_id: CLIENT, status: 'completed', completed_at: at });
  await expect.poll(() => logged).toEqual(['2026-03-18']);
  const eaten = { date: '2026-03-19', logged: true, logged_at: '2026-03-19T10:00:00Z' };
  await put(mealPlans, { id: numbered(12), user_id: CLIENT, name: 'Eba', ...eaten });
  await expect.poll(() => logged).toEqual(['2026-03-19']);
  const weighed = { user_id: CLIENT, kind: 'weight', value: 70, measured_at: '2026-03-20T05:00:00Z' };
  await put(measurements, { id: numbered(17), ...weighed });
  await expect.poll(() => logged).toEqual(['2026-03-20']);
  following.unsubscribe();
});

it('of a client’s logs no more is read than is said, and at the second visit nothing is asked of the disk', async () => {
  await put(profiles, { id: ME, role: 'trainer' });
  const clients = Array.from({ length: 12 }, (_, n) => numbered(100 + n));
  for (const [n, id] of clients.entries()) {
    await put(people, { id, user_id: id, first_name: 'Bísí', role: 'client', listed: false });
    await put(contacts, { id, user_id: id, phone: null, email: null });
    // Of the first client the last two were taken off.
    for (const off of n === 0 ? [15, 16] : []) {
      const eaten = { date: '2026-03-19', logged: true, logged_at: `2026-03-19T10:00:${off}Z`, deleted: true };
      await put(mealPlans, { id: numbered(1000 + off), user_id: id, name: 'Off', ...eaten });
    }
    // Of one day, more than are shown anywhere at once, and none of today.
    for (let meal = 0; meal < 11; meal += 1) {
      const eaten = { date: '2026-03-18', logged: true, logged_at: `2026-03-18T10:00:${10 + meal}Z` };
      await put(mealPlans, { id: numbered(1000 + 20 * n + meal), user_id: id, name: 'Eba', ...eaten });
    }
  }
  const visit = async () => {
    const asked = [
      vi.spyOn(IDBIndex.prototype, 'getAll'),
      vi.spyOn(IDBObjectStore.prototype, 'getAll'),
      vi.spyOn(IDBObjectStore.prototype, 'get'),
      vi.spyOn(IDBIndex.prototype, 'openCursor'),
    ];
    const found = await new Promise<number>((resolve, reject) => {
      const visited = liveQuery(async () => rosterOf(local(), ME, HERE, NOW)).subscribe({
        next: (all) => {
          resolve(all.filter(({ loggedOn }) => loggedOn === '2026-03-18').length);
          queueMicrotask(() => visited.unsubscribe());
        },
        error: reject,
      });
    });
    expect(found).toBe(12);
    const reads = asked.flatMap((each) => each.mock.results.map(({ value }) => (value as IDBRequest<unknown>).result));
    for (const each of asked) each.mockRestore();
    return { reads: reads.length, meals: reads.flat().filter((row) => isOf(row, 'Eba')).length };
  };
  // The last one, and one more in case that was deleted; of the first client some more.
  expect(await visit()).toMatchObject({ meals: 29 });
  expect(await visit()).toEqual({ reads: 0, meals: 0 });
});
