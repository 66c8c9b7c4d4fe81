import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factsOf, missingIn, proposalOf, refusalOf, targetsAt } from '#src/work/food/proposal.ts';
import type { Body } from '#src/work/food/proposal.ts';
import { proposalGround } from '#src/features/nutrition/queries.ts';
import { shownProfile } from '#src/features/profile/shown-profile.ts';
import { DEFAULT_SETTINGS } from '#src/data/settings/settings.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { setNutritionGoals, takeTargets } from '#sync/actions/nutrition-goals.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import { people } from '#sync/entities/people.ts';
import { profiles } from '#sync/entities/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { goalsOf, heldOn } from '#sync/queries/nutrition-goals.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';

const { ProposalSheet } = await import('#src/features/nutrition/proposal-sheet.tsx');

const TUNDE: Body = {
  age: 34,
  kilograms: 80,
  centimetres: 175,
  sex: 'male',
  activity: 'partly_standing',
  goal: 'maintain',
};
const BISI: Body = {
  age: 45,
  kilograms: 95,
  centimetres: 160,
  sex: 'female',
  activity: 'mostly_sitting',
  goal: 'lose_15',
};
const ZARA: Body = { ...BISI, age: 60, kilograms: 55, centimetres: 150 };

describe('a proposal of targets', () => {
  // 10 × 80 + 6.25 × 175 − 5 × 34 + 5 and so on, by hand.
  it.each([
    ['who keeps the weight', TUNDE, { resting: 1729, spent: 2680, change: 0, isFloor: false, rest: 2700, more: 200 }],
    ['who loses', BISI, { resting: 1564, spent: 2190, change: -500, isFloor: false, rest: 1700, more: 250 }],
    ['who gains', { ...TUNDE, goal: 'gain' }, { spent: 2680, change: 350, rest: 3050 }],
    ['whose sex is unsaid', { ...TUNDE, sex: null }, { constant: -78, resting: 1646 }],
    ['who would fall below the floor', ZARA, { resting: 1027, spent: 1438, isFloor: true, rest: 1200, least: 1200 }],
    ['whose sex is unsaid and who falls below it', { ...ZARA, sex: null }, { isFloor: true, rest: 1500 }],
    ['who spends just the floor', { ...ZARA, goal: 'maintain', kilograms: 46, age: 74 }, { spent: 1214, rest: 1200 }],
    [
      'who is underweight, and spends that at least',
      { ...TUNDE, kilograms: 50, goal: 'maintain' },
      { resting: 1429, spent: 2215, least: 2250, rest: 2250, isLight: true },
    ],
    ['who is underweight and gains', { ...TUNDE, kilograms: 50, goal: 'gain' }, { least: 2250, rest: 2550 }],
    ['who is not underweight', TUNDE, { least: 1500, isLight: false }],
  ] as const)('of one %s', (_, body, expected) => {
    expect(proposalOf(body)).toMatchObject(expected);
  });

  it('is never below the floor, whatever the body', () => {
    for (const sex of ['female', 'male', null] as const)
      for (const goal of ['lose_5', 'maintain', 'gain'] as const)
        for (let kilograms = 30; kilograms < 120; kilograms += 1)
          for (const age of [18, 40, 65, 90]) {
            const body = { ...ZARA, sex, goal, kilograms, age };
            const floor = sex === 'female' ? 1200 : 1500;
            if (refusalOf(body, { isHidden: false, isPregnant: false }) !== null) continue;
            const { rest, least } = proposalOf(body);
            expect(Math.min(rest, least)).toBeGreaterThanOrEqual(floor);
            expect(rest).toBeGreaterThanOrEqual(least);
          }
  });

  it('splits calories into what they are of, and leaves the water', () => {
    const water = { water_target: 9 };
    expect(targetsAt(2700, 'maintain', water)).toEqual({
      calories_target: 2700,
      protein_target: 135,
      carbs_target: 340,
      fat_target: 90,
      ...water,
    });
    expect(targetsAt(1700, 'lose_5', water)).toMatchObject({ protein_target: 105, carbs_target: 190, fat_target: 55 });
  });

  it.each([
    ['hidden', BISI, { isHidden: true }],
    ['pregnant', BISI, { isPregnant: true }],
    ['young', { ...BISI, age: 17 }, {}],
    ['young', { ...BISI, age: 17, kilograms: null }, {}],
    ['light', { ...BISI, kilograms: 47, goal: 'lose_5' }, {}],
    ['low', { ...BISI, age: 90, kilograms: 35, centimetres: 140, goal: 'maintain' }, {}],
    ['low', { ...BISI, age: 90, kilograms: 40, centimetres: 140 }, {}],
    ['low', { ...BISI, age: 90, kilograms: 35, centimetres: 140, goal: 'gain' }, {}],
    ['odd', { ...TUNDE, kilograms: 9.1, centimetres: 25 }, {}],
    [null, { ...BISI, kilograms: 47, goal: 'gain' }, {}],
    [null, { ...BISI, age: 18 }, {}],
    [null, { ...BISI, age: null }, {}],
  ] as const)('is refused, or not: %s', (why, facts, known) => {
    expect(refusalOf(facts, { isHidden: false, isPregnant: false, ...known })).toBe(why);
  });

  it('takes the age from the date of birth, in kilograms and centimetres', () => {
    const profile = { age: 20, date_of_birth: '1990-06-15', weight: 176.4, height: 68.9, sex: null } as Profile;
    const of = { ...profile, activity: null, weight_loss_goal: null };
    const said = { activity: 'moving', sex: 'male' } as const;
    expect(factsOf(of, said, '2026-06-14')).toEqual({
      age: 35,
      kilograms: 80,
      centimetres: 175,
      sex: 'male',
      activity: 'moving',
      goal: null,
    });
    expect(factsOf(of, said, '2026-06-15').age).toBe(36);
    expect(missingIn({ ...of, age: null })).toEqual(['weight_loss_goal', 'activity']);
  });
});

const ME = randomUUID();
const NURSE = randomUUID();
// A device without an account has this zone.
const TODAY = dayIn(DEFAULT_SETTINGS.timezone);
const OWN = { calories_target: 2000, protein_target: 1, carbs_target: 1, fat_target: 1, water_target: 1 };
const AT = { rev: '', updated_at: '2026-01-01T00:00:00.000Z', deleted: false } as const;

describe('taking it', () => {
  let db: Local;
  beforeEach(async () => {
    db = await openDatabase(ME, entities, { prefix: randomUUID() });
    const known = { age: 34, height: 68.9, weight_loss_goal: 'maintain', role: 'client', provider_status: 'none' };
    const row = { ...AT, id: ME, user_id: ME, weight: null, date_of_birth: null, sex: null, activity: null };
    await db.rows(profiles).put({ ...row, ...known, created_at: `${TODAY}T00:00:00Z` });
  });
  afterEach(() => db.close());

  const calories = async (kind: 'training' | 'rest' | 'fasting' | null, day = TODAY): Promise<number> =>
    heldOn(await goalsOf(db, ME), day, kind).calories_target;
  const take = () =>
    did(
      db,
      takeTargets({
        user_id: ME,
        valid_from: TODAY,
        rest: { ...OWN, calories_target: 1800 },
        training: { ...OWN, calories_target: 2100 },
      }),
    );

  it('sets rest and training from today, in place of own ones that began today', async () => {
    await did(db, setNutritionGoals({ user_id: ME, valid_from: TODAY, targets: OWN, day_kind: 'rest' }));
    expect(await take()).toBe(true);
    expect(await Promise.all(([null, 'rest', 'training', 'fasting'] as const).map((kind) => calories(kind)))).toEqual([
      1800, 1800, 2100, 1800,
    ]);
    expect(await calories(null, addDays(TODAY, -1))).toBe(1500);
  });

  it.each([0, 30])('keeps own figures for fasting, also from %s days before', async (days) => {
    const since = { user_id: ME, valid_from: addDays(TODAY, -days) };
    await did(
      db,
      setNutritionGoals({ ...since, targets: { ...OWN, calories_target: 900, fat_target: 7 }, day_kind: 'fasting' }),
    );
    expect(await take()).toBe(true);
    expect(heldOn(await goalsOf(db, ME), TODAY, 'fasting')).toMatchObject({
      calories_target: 900,
      fat_target: 7,
      day_kind: 'fasting',
    });
    expect(await goalsOf(db, ME)).toHaveLength(5);
  });

  it('leaves what a nutritionist set, be it for one kind of day', async () => {
    const theirs = { user_id: ME, valid_from: TODAY, targets: OWN, set_by: NURSE };
    await did(db, setNutritionGoals({ ...theirs, day_kind: 'training' }));
    expect(await take()).toBe(false);
    expect(await goalsOf(db, ME)).toHaveLength(1);
    await did(db, setNutritionGoals({ user_id: ME, valid_from: TODAY, targets: OWN, overrides: true }));
    expect(await take()).toBe(true);
  });

  it('knows of a pregnancy that the laboratory wrote down, for as long as one lasts', async () => {
    const order = async (days: number, patient_pregnant: boolean | null) => {
      const ordered_date = `${addDays(TODAY, -days)}T08:00:00Z`;
      await db.rows(labOrders).put({ ...AT, id: randomUUID(), client_id: ME, ordered_date, patient_pregnant });
      return (await proposalGround(db, ME, TODAY))?.isPregnant;
    };
    expect(await order(300, true)).toBe(false);
    expect(await order(100, true)).toBe(true);
    expect(await order(50, null)).toBe(true);
    expect(await order(20, false)).toBe(false);
  });

  it('is offered on the profile, but not to whom it would be refused', async () => {
    const isOffered = async (change: object) => {
      await db.rows(profiles).update(ME, change);
      return (await shownProfile(db, ME, TODAY))?.isToPropose;
    };
    const onboarded = { first_name: 'Ada', last_name: 'Obi', phone: '+234 800 000 0101', weight: 176.4 };
    expect(await isOffered(onboarded)).toBe(true);
    expect(await isOffered({ age: 17 })).toBe(false);
    expect(await isOffered({ age: 34, weight: 100, weight_loss_goal: 'lose_5' })).toBe(false);
    expect(await isOffered({ weight: 176.4 })).toBe(true);
    const pregnant = { client_id: ME, ordered_date: `${TODAY}T08:00:00Z`, patient_pregnant: true };
    await db.rows(labOrders).put({ ...AT, id: randomUUID(), ...pregnant });
    expect(await isOffered({})).toBe(false);
  });

  const sheet = () =>
    aScreen(
      db,
      ME,
      createElement(
        MemoryRouter,
        null,
        createElement(ProposalSheet, {
          onClose: () => {
            isClosed = true;
          },
        }),
      ),
    );
  let isClosed = false;

  it('asks for what is missing, shows the sum, and saves both when it is taken and nothing before', async () => {
    const screen = sheet();
    await expect.poll(() => screen.place.textContent).toContain('Fill in what is empty');
    expect(screen.read('Age')).toBeUndefined();
    screen.type('Weight', '2000');
    expect(screen.place.textContent).toContain('From 20 to 1,500.');
    screen.type('Weight', '176.4');
    screen.choose('Sex', 'male');
    screen.choose('How your days go', 'partly_standing');
    expect(screen.place.textContent).toContain('10 × 80 kg + 6.25 × 175 cm − 5 × 34 + 5 = 1,729 kcal');
    expect(screen.place.textContent).toContain('1,729 × 1.55 = 2,680 kcal');
    screen.press('Less: Training days, Calories');
    expect(await goalsOf(db, ME)).toEqual([]);
    expect(await profileOf(db, ME)).toMatchObject({ weight: null, activity: null });
    isClosed = false;
    screen.pressTwice('Take these targets');
    await expect.poll(() => isClosed).toBe(true);
    expect(await goalsOf(db, ME)).toHaveLength(3);
    expect(await calories('rest')).toBe(2700);
    expect(await calories('training')).toBe(2850);
    expect(await profileOf(db, ME)).toMatchObject({ weight: 176.4, sex: 'male', activity: 'partly_standing' });
  });

  it('says whose targets hold, and offers no button to take others', async () => {
    await db.rows(profiles).update(ME, { weight: 176.4, activity: 'moving' });
    await db.rows(people).put({ ...AT, id: NURSE, first_name: 'Ngozi', last_name: 'Eze' });
    await did(db, setNutritionGoals({ user_id: ME, valid_from: TODAY, targets: OWN, set_by: NURSE }));
    await db.rows(profiles).update(ME, { activity: null });
    const screen = sheet();
    await expect.poll(() => screen.place.textContent).toContain('Ngozi Eze set your targets, and they stay.');
    expect(screen.place.textContent).toContain('Nothing of it is saved.');
    expect(screen.place.textContent).not.toContain('goes into your profile');
    expect(screen.place.textContent).not.toContain('until you take');
    screen.choose('How your days go', 'moving');
    expect(screen.place.textContent).toMatch(/set your targets.*= /s);
    expect(screen.button('Take these targets')).toBeUndefined();
  });
});
