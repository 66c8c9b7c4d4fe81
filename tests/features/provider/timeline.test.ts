import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { writeNote } from '#sync/actions/care-notes.ts';
import { signPaper } from '#sync/actions/care-papers.ts';
import { planForClient, quickAddMeal } from '#sync/actions/meal-plans.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { goals } from '#sync/entities/goals.ts';
import { grants } from '#sync/entities/grants.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { milestones } from '#sync/entities/milestones.ts';
import { nutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { people } from '#sync/entities/people.ts';
import { progressEvaluations } from '#sync/entities/progress-evaluations.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { timelineOf } from '#src/features/provider/timeline/queries.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { Timeline } = await import('#src/features/provider/timeline/timeline.tsx');

const HERE = { today: '2026-03-20', zone: 'Africa/Lagos' };
const [KEMI, NGOZI, STRANGER] = [7, 8, 9].map(numbered) as [string, string, string];
const { local, put, book } = aDevice();

const at = (day: string) => `${day}T09:00:00Z`;
const known = (id: string, first_name: string, role: string) => put(people, { id, user_id: id, first_name, role });

async function events(): Promise<[what: string, by: unknown][]> {
  const told = await timelineOf(local(), ME, CLIENT, HERE);
  return told.map(({ what, by }) => [what, typeof by === 'string' ? by : by.name]);
}

it('the timeline has what happened, the latest first', async () => {
  const note = { client_id: CLIENT, author_id: ME, template: 'session', shared: false, sign: true } as const;
  await did(local(), writeNote({ ...note, noted_on: HERE.today, parts: { objective: 'Step-ups' } }));
  await book(21, at('2026-03-19'), { status: 'completed' });
  await book(22, at('2026-03-17'), { status: 'cancelled' });
  const told = await timelineOf(local(), ME, CLIENT, HERE);
  expect(told.map(({ what, day, by }) => [what, day, by])).toEqual([
    ['note', '2026-03-20', 'you'],
    ['visit', '2026-03-19', 'you'],
  ]);
});

it('each line says whether the client, the app or which provider did it', async () => {
  await known(KEMI, 'Kemi', 'trainer');
  await known(NGOZI, 'Ngozi', 'nutritionist');
  const who = { client_id: CLIENT, trainer_id: ME, status: 'active' };
  await put(clientAssignments, { id: numbered(30), ...who, assignment_date: '2026-03-01' });
  await book(31, at('2026-03-02'), { status: 'declined', decline_reason: 'unanswered' });
  await book(32, at('2026-03-03'), { status: 'declined', decline_reason: 'provider' });
  const program = { user_id: CLIENT, title: 'Knees', description: '', status: 'active', created_at: at('2026-03-04') };
  await put(workoutPrograms, { id: numbered(33), ...program, assigned_by: KEMI, started_at: at('2026-03-05') });
  const score = { client_id: CLIENT, evaluation_date: '2026-03-06', overall_score: 8 };
  await put(progressEvaluations, { id: numbered(34), ...score, trainer_id: null });
  const step = { client_id: CLIENT, title: 'Ten pull-ups', achieved_at: at('2026-03-07') };
  await put(milestones, { id: numbered(35), ...step, trainer_id: STRANGER });
  const weight = { user_id: CLIENT, kind: 'weight', value: 80, unit: 'kg', notes: null };
  await put(measurements, { id: numbered(36), ...weight, measured_at: at('2026-03-08') });
  const targets = { user_id: CLIENT, calories_target: 1800, day_kind: null, created_at: at('2026-03-09') };
  await put(nutritionGoals, { id: numbered(37), ...targets, valid_from: '2026-03-09', set_by: NGOZI });
  const goal = { user_id: CLIENT, title: 'Down to 80', status: 'completed', created_at: at('2026-03-10') };
  await put(goals, { id: numbered(38), ...goal, provider_id: NGOZI, completed_at: at('2026-03-11') });
  const order = { client_id: CLIENT, status: 'completed', order_number: 'L-1', ordered_date: at('2026-03-12') };
  await put(labOrders, { id: numbered(39), ...order, ordered_by_id: CLIENT });
  const result = { client_id: CLIENT, order_id: numbered(39), released_at: at('2026-03-13'), signed_by_id: null };
  await put(labResults, { id: numbered(40), ...result, test_code: 'HB', verified_by_id: KEMI, entered_by_id: NGOZI });
  const grant = { user_id: CLIENT, provider_id: ME, row_ids: [numbered(50)], purpose: 'Knees', until: '2026-04-01' };
  await put(grants, { id: numbered(41), ...grant, subject: 'progress_photos', created_at: at('2026-03-14') });
  expect((await events()).toReversed()).toEqual([
    ['care', 'app'],
    ['declined', 'app'],
    ['declined', 'you'],
    ['offered', 'Kemi'],
    ['started', 'client'],
    ['evaluation', 'gone'],
    ['milestone', 'unknown'],
    ['weighed', 'client'],
    ['targets', 'Ngozi'],
    ['goal', 'Ngozi'],
    ['reached', 'client'],
    ['order', 'client'],
    ['results', 'Kemi'],
    ['shown', 'client'],
  ]);
});

it('meals are told by day: those that were eaten by the client, those that were planned by who planned them', async () => {
  const clock = { now: () => Date.parse('2026-03-18T12:00:00Z') };
  const meal = { name: 'Eba', meal_type: 'lunch' as const, calories: 400, protein: 4, carbs: 80, fat: 2 };
  for (const date of ['2026-03-21', '2026-03-22']) {
    await did(local(), planForClient({ clientId: CLIENT, plannedBy: NGOZI }, { ...meal, date }), clock);
  }
  await did(local(), quickAddMeal({ ...meal, user_id: CLIENT, date: '2026-03-18' }), clock);
  await known(NGOZI, 'Ngozi', 'nutritionist');
  const told = await timelineOf(local(), ME, CLIENT, HERE);
  expect(told.map((event) => [event.what, 'count' in event && event.count, event.by])).toEqual([
    ['meals', 1, 'client'],
    ['planned', 2, { name: 'Ngozi', role: 'nutritionist' }],
  ]);
});

it('on the screen stand name and kind, and the reader is told apart', async () => {
  await known(NGOZI, 'Ngozi', 'nutritionist');
  const paper = { kind: 'certificate', from_on: HERE.today, body: 'Fit' } as const;
  const signer = { client_id: CLIENT, signed_by: 'Dr Bola', license_number: 'MDCN 1' };
  const clock = { now: () => Date.parse('2026-03-20T09:00:00Z') };
  await did(local(), signPaper({ ...signer, author_id: NGOZI }, paper), clock);
  await did(local(), signPaper({ ...signer, author_id: ME }, paper), clock);
  const { place } = aScreen(local(), ME, createElement(Timeline, { clientId: CLIENT, here: HERE }));
  await expect.poll(() => place.textContent).toContain('Signed: Certificate');
  const details = [...place.querySelectorAll('.detail')].map(({ textContent }) => textContent).toSorted();
  expect(details).toEqual(['Mar 20, 2026 · Ngozi, Nutritionist', 'Mar 20, 2026 · You']);
});
