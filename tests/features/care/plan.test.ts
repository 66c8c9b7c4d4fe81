import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { planForClient, quickAddMeal } from '#sync/actions/meal-plans.ts';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import { offerProgram } from '#sync/actions/offered-programs.ts';
import { openCase, recordOperation } from '#sync/actions/surgery.ts';
import { goals } from '#sync/entities/goals.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import { people } from '#sync/entities/people.ts';
import { carePlanOf } from '#src/features/care/plan/queries.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aStep, UNDIVIDED } from '../../support/step.ts';
import { page } from '../../ui/page.ts';
import { aDevice, CLIENT, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { PlanCard } = await import('#src/features/care/plan/plan-card.tsx');

const HERE = { today: '2026-03-04', zone: 'Africa/Lagos' };
const NOW = Date.parse('2026-03-04T09:00:00Z');
const [NGOZI, BOLA, GONE] = [7, 8, 9].map(numbered) as [string, string, string];
const { local, put, book } = aDevice();

const known = (id: string, first_name: string, role: string) => put(people, { id, user_id: id, first_name, role });
const MEAL = { name: 'Eba', meal_type: 'lunch' as const, calories: 400, protein: 4, carbs: 80, fat: 2 };
const TARGETS = { calories_target: 1800, protein_target: 120, carbs_target: 200, fat_target: 60, water_target: 8 };
const STEP = aStep({ exercise_id: numbered(30) });
const PROGRAM = {
  title: 'Knees',
  description: '',
  duration_weeks: 4,
  difficulty: 'beginner' as const,
  starts_on: null,
  weekdays: [],
  ...UNDIVIDED,
};
const GOAL = { user_id: CLIENT, status: 'active', kind: 'weight', unit: 'kg', target: 80, target_date: '2026-06-01' };

async function planned() {
  await known(ME, 'Kemi', 'trainer');
  await known(NGOZI, 'Ngozi', 'nutritionist');
  await known(BOLA, 'Bola', 'aesthetic_surgeon');
  await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT], plan: { ...PROGRAM, steps: [STEP] } }));
  const planning = { clientId: CLIENT, plannedBy: NGOZI };
  await did(local(), planForClient(planning, { ...MEAL, date: '2026-03-03' }));
  const first = await did(local(), planForClient(planning, { ...MEAL, date: '2026-03-05' }));
  await did(local(), planForClient(planning, { ...MEAL, date: '2026-03-05', name: 'Fufu', instead_of: first }));
  await did(local(), planForClient(planning, { ...MEAL, date: '2026-03-07' }));
  await did(local(), quickAddMeal({ ...MEAL, user_id: CLIENT, date: HERE.today }));
  const set = (valid_from: string, rest: object) =>
    did(local(), setNutritionGoals({ user_id: CLIENT, valid_from, targets: TARGETS, ...rest }));
  await set('2026-03-01', { set_by: NGOZI });
  await set('2026-03-02', { set_by: NGOZI, day_kind: 'training' });
  const who = { client_id: CLIENT, surgeon_id: BOLA };
  const unsaid = { area: null, side: 'both', planned_on: null, place: null, price_low: null } as const;
  const opened = {
    ...who,
    ...unsaid,
    procedure: 'tummy_tuck',
    included: false,
    price_high: null,
    deposit: null,
  } as const;
  const case_id = await did(local(), openCase(opened));
  const said = { kind: 'operation', technique: null, findings: 'As planned.' } as const;
  await did(local(), recordOperation({ case_id, ...who, ...said, products: [], done_on: '2026-03-03' }));
  await put(labOrders, {
    id: numbered(41),
    client_id: CLIENT,
    ordered_by_id: GONE,
    status: 'ordered',
    ordered_date: '2026-03-02T09:00:00Z',
    order_number: null,
  });
  await put(labOrders, {
    id: numbered(42),
    client_id: CLIENT,
    ordered_by_id: CLIENT,
    status: 'ordered',
    ordered_date: '2026-03-02T09:00:00Z',
    order_number: null,
  });
  await put(goals, {
    ...GOAL,
    id: numbered(51),
    provider_id: NGOZI,
    title: 'Down to 80',
    created_at: '2026-03-01T09:00:00Z',
  });
  await put(goals, {
    ...GOAL,
    id: numbered(52),
    provider_id: null,
    title: 'My own',
    created_at: '2026-03-01T09:00:00Z',
  });
  await book(61, '2099-03-10T09:00:00Z');
  await book(62, '2099-03-12T09:00:00Z');
  await book(63, '2026-03-02T09:00:00Z');
}

it('has what each planned that is to come, and nothing of the client’s own', async () => {
  await planned();
  const plan = await carePlanOf(local(), CLIENT, HERE, NOW);
  const said = plan.map(({ name, planned: theirs }) => [name, ...theirs.map(({ what }) => what)]);
  expect(said).toEqual([
    ['Bola', 'checkin'],
    ['Kemi', 'visit', 'program'],
    ['Ngozi', 'meals', 'targets', 'targets', 'goal'],
    ['', 'lab'],
  ]);
  const [bola, kemi, ngozi] = plan.map(({ planned: theirs }) => theirs);
  expect(bola?.[0]).toMatchObject({ asked: { moment: 'day1', due: '2026-03-04' } });
  expect(kemi?.[0]).toMatchObject({ visit: { id: numbered(61) } });
  expect(ngozi?.[0]).toMatchObject({ count: 2, first: '2026-03-05', last: '2026-03-07' });
});

it('is read without a network, and each part leads to where it is done', async () => {
  await planned();
  const card = createElement(PlanCard, { here: HERE });
  const { place } = aScreen(local(), CLIENT, createElement(MemoryRouter, null, card));
  await expect.poll(() => place.textContent).toContain('Training: Knees');
  expect([...place.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Bola, Aesthetic Surgeon',
    'Kemi, Gym Trainer',
    'Ngozi, Nutritionist',
    'Somebody who is gone',
  ]);
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.map((link) => link?.replace(/=[\da-f-]{36}$/, '='))).toEqual([
    '/care?checkin=',
    '/schedule',
    '/workouts',
    '/nutrition?day=2026-03-05',
    '/nutrition',
    '/nutrition',
    '/goals',
    '/lab',
  ]);
  expect(place.textContent).toContain('2 planned meals');
  expect(place.textContent).toContain('Training days: 1,800 kcal');
  expect(place.textContent).toContain('176.4 lb by');
});
