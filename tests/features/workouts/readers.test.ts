import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { people } from '#sync/entities/people.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { isReadByTrainer } from '#src/features/workouts/active/queries.ts';
import { numbered } from '../../support/members.ts';
import { aDevice, CLIENT } from '../provider/local.ts';

const { local, put } = aDevice();

it.each([
  ['a trainer', 'trainer', 'active', true, true],
  ['a doctor alone', 'doctor', 'active', true, false],
  ['a trainer whose care has ended', 'trainer', 'ended', true, false],
  ['a trainer to whom no workouts are shared', 'trainer', 'active', false, false],
])('what hurt is said to be read by %s or not', async (_, role, status, workout_data_sharing, isRead) => {
  expect(await isReadByTrainer(local(), CLIENT)).toBe(false);
  await put(clientAssignments, { id: numbered(40), trainer_id: numbered(9), client_id: CLIENT, status });
  await put(people, { id: numbered(9), user_id: numbered(9), role });
  await put(userSettings, { id: CLIENT, user_id: CLIENT, workout_data_sharing });
  expect(await isReadByTrainer(local(), CLIENT)).toBe(isRead);
});
