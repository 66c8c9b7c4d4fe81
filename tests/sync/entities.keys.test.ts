import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { awardAchievement } from '#sync/actions/achievements.ts';
import { report } from '#sync/actions/community-reports.ts';
import { markConversationRead } from '#sync/actions/message-reads.ts';
import { blockPerson } from '#sync/actions/person-blocks.ts';
import { createChallenge } from '#sync/actions/challenges.ts';
import { createPost } from '#sync/actions/community-posts.ts';
import { startPause } from '#sync/actions/pauses.ts';
import { saveStreak } from '#sync/actions/streaks.ts';
import { markTip } from '#sync/actions/tip-marks.ts';
import { tipsHeld } from '#sync/queries/health-tips.ts';
import { favouriteFood } from '#sync/actions/food-favourites.ts';
import { foodTable } from '#sync/queries/foods.ts';
import { entities } from '#sync/entities/index.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import { orderTests } from '#sync/actions/lab-orders.ts';
import { enterResults } from '#sync/actions/lab-results.ts';
import { collectSamples, receiveSamples } from '#sync/actions/lab-samples.ts';
import { writeVersions } from '#sync/actions/lab-versions.ts';
import { openLabOrders } from '#sync/queries/lab-orders.ts';
import { samplesOfOrders } from '#sync/queries/lab-samples.ts';
import { labCatalogue } from '#sync/queries/lab-tests.ts';
import { noteView } from '#sync/actions/record-views.ts';
import { takeDose } from '#sync/actions/medicine-doses.ts';
import { addMedicine } from '#sync/actions/medicines.ts';
import { setRange } from '#sync/actions/personal-ranges.ts';
import { answerCheck, answerCheckin } from '#sync/actions/surgery.ts';
import { likePost } from '#sync/actions/post-likes.ts';
import { followClient } from '#sync/actions/client-follows.ts';
import { markFasting } from '#sync/actions/fasting-days.ts';
import { askForCare } from '#sync/actions/care-requests.ts';
import { withdrawSight } from '#sync/actions/sight-withdrawals.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterOfDay } from '#sync/queries/water-intake.ts';
import { BLANK } from '#src/features/provider/catalogue/rules.ts';
import { assign, join, numbered } from '../support/members.ts';
import { aServer, openDevice } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';
import { aMedicine } from '../support/medicines.ts';

const [user, technician, surgeon, surgery] = [numbered(1), numbered(4), numbered(5), numbered(9)];

/** A gesture for each entity with a natural key. */
const GESTURES: Record<string, (device: Device) => Promise<unknown>> = {
  water_intake: ({ db }) => did(db, addGlass({ userId: user, date: '2026-03-02' })),
  achievements: ({ db }) => did(db, awardAchievement({ user_id: user, code: 'streak:7', title: 'A week' })),
  food_favourites: async ({ db }) => did(db, favouriteFood(user, (await foodTable(db))[0]?.id ?? '')),
  tip_marks: async ({ db }) => did(db, markTip(user, (await tipsHeld(db))[0]?.id ?? '', 'saved')),
  post_likes: async ({ db }) => did(db, likePost(user, await did(db, createPost(user, { content: 'Hello' })))),
  challenge_members: ({ db }) => {
    const days = { starts_on: '2026-03-01', ends_on: '2026-03-31' };
    return did(db, createChallenge({ creator_id: user, title: 'March', metric: 'workouts', target: 12, ...days }));
  },
  streaks: ({ db }) => did(db, saveStreak(user, { unit: 'day' })),
  pauses: ({ db }) => did(db, startPause({ user_id: user, from_day: '2026-03-02', reason: 'ill' })),
  message_reads: ({ db }) =>
    did(db, markConversationRead(user, { client_id: numbered(3), provider_id: user }, '2026-03-02T10:00:00.000Z')),
  person_blocks: ({ db }) => did(db, blockPerson(user, numbered(2))),
  community_reports: ({ db }) =>
    did(db, report({ user_id: user, about: 'person', about_id: numbered(2), reason: 'spam', note: '' })),
  fasting_days: ({ db }) => did(db, markFasting({ user_id: user, date: '2026-03-02', marked_by: null })),
  care_requests: ({ db }) => did(db, askForCare({ client_id: user, provider_id: numbered(2), message: null })),
  sight_withdrawals: ({ db }) => did(db, withdrawSight({ user_id: user, provider_id: numbered(2) })),
  medicine_doses: async ({ db }) => {
    const medicine_id = await did(db, addMedicine(user, aMedicine()));
    return did(db, takeDose({ user_id: user, medicine_id, day: '2026-03-02', time: '08:00' }));
  },
  personal_ranges: ({ db }) => {
    const limits = { low: null, high: 150, alarm_low: null, alarm_high: null };
    const said = { reason: 'As it has been for years', set_by: user, set_on: '2026-03-02' };
    return did(db, setRange({ user_id: numbered(3), kind: 'systolic', ...limits, ...said }));
  },
  record_views: ({ db }) =>
    did(db, noteView({ viewer_id: user, client_id: numbered(3), part: 'record', day: '2026-03-02' })),
  client_follows: ({ db }) => did(db, followClient({ follower_id: user, client_id: numbered(3) })),
  lab_order_items: async ({ db }) => {
    const [first] = await labCatalogue(db);
    return did(db, orderTests({ clientId: user, orderedById: user, testIds: [first?.id ?? ''] }));
  },
};

const OF_CASE = { case_id: surgery, client_id: user, surgeon_id: surgeon };

/** Of a surgery that is there already. */
const SURGERY: Record<string, (device: Device) => Promise<unknown>> = {
  surgery_checks: ({ db }) => {
    const said = { answer: 'yes', note: null, answered_by: surgeon, answered_on: '2026-03-02' } as const;
    return did(db, answerCheck({ ...OF_CASE, item: 'smoking', ...said }));
  },
  surgery_checkins: ({ db }) => {
    const symptoms = { fever: false, leg_swelling: false, breathless: false, discharge: false };
    return did(db, answerCheckin({ ...OF_CASE, moment: 'day1', ...symptoms, pain: 1, words: null, photo_ids: [] }));
  },
};

async function waiting(db: Device['db']): Promise<LabOrder> {
  const [order] = await openLabOrders(db);
  if (!order) throw new Error('no order waits');
  return order;
}

/** What the laboratory makes of the one order that waits there. */
const BENCH: Record<string, (device: Device) => Promise<unknown>> = {
  lab_versions: ({ db }) =>
    did(
      db,
      writeVersions({
        edits: [{ kind: 'analyte', code: 'DDIM', content: { ...BLANK.analyte, analyte_name: 'D-dimer' } }],
        state: 'draft',
        by: technician,
      }),
    ),
  lab_samples: async ({ db }) => {
    const { id, client_id } = await waiting(db);
    return did(db, collectSamples([{ order_id: id, client_id, container: 'fluoride', draw: 1 }]));
  },
  lab_results: async ({ db }) => {
    const { id, client_id } = await waiting(db);
    await did(db, receiveSamples((await samplesOfOrders(db, [id])).map((sample) => sample.id)));
    const range = { reference_range: '70 - 99', range_low: 70, range_high: 99 };
    const said = {
      test_code: 'GLU',
      test_name: 'Glucose',
      result_value: '540',
      unit: 'mg/dL',
      flag: 'critical',
    } as const;
    const finding = { order_id: id, client_id, ...said, ...range, was_questioned: true };
    return did(db, enterResults(id, [finding], technician));
  },
};

/** Made by the server: its catalogue, and a word to the doctors in care of what was entered above and is critical. */
const TOLD: Record<string, (device: Device) => Promise<unknown>> = {
  lab_analytes: (device) => device.pull(),
  lab_alerts: (device) => device.pull(),
};

const BY: Record<string, string> = { surgery_checks: surgeon };

describe('a record with a natural key', () => {
  const server = aServer(async (db) => {
    await join(db, user, 'doctor');
    await join(db, numbered(2), 'trainer');
    await join(db, numbered(3));
    await assign(db, user, numbered(3));
    await join(db, technician, 'lab_technician');
    await join(db, surgeon, 'aesthetic_surgeon');
    await assign(db, surgeon, user);
    await db.query(
      `insert into public.surgery_cases (id, client_id, surgeon_id, procedure, side) values ($1, $2, $3, 'arm_lift', 'both')`,
      [surgery, user, surgeon],
    );
    const [order] = await db.query<{ id: string }>(
      'insert into public.lab_orders (client_id, ordered_by_id) values ($1, $1) returning id',
      [numbered(3)],
    );
    await db.query(
      `insert into public.lab_order_items (order_id, client_id, test_id)
       select $1, $2, id from public.lab_tests where test_code = 'GLU'`,
      [order?.id, numbered(3)],
    );
  });

  const keyed = entities.filter(({ naturalKey }) => naturalKey !== null);

  it('is made here in every kind there is', () => {
    const made = Object.keys({ ...GESTURES, ...SURGERY, ...BENCH, ...TOLD });
    expect(keyed.map(({ name }) => name).toSorted()).toEqual(made.toSorted());
  });

  it.each(keyed.map((entity) => [entity.name, entity] as const))(
    'gets the id the server derives: %s',
    async (name, entity) => {
      const device = await openDevice(server(), BY[name] ?? (name in BENCH ? technician : user));
      await (GESTURES[name] ?? SURGERY[name] ?? BENCH[name] ?? TOLD[name])?.(device);
      const [row] = await device.db.rows(entity).toArray();
      const parts = (entity.naturalKey ?? []).map((column) => String(row?.[column]));
      const [derived] = await server().query('select sync.natural_id($1, variadic $2::text[]) as id', [name, parts]);
      expect(row?.id).toBe(derived?.['id']);
      await device.push();
      const kept = await server().query(`select id from public.${name} where id = $1`, [row?.id]);
      expect(kept).toHaveLength(1);
      device.close();
    },
  );
});

const glasses = async ({ db }: Device): Promise<number> => waterOfDay(db, user, '2026-03-02');

describe('two devices offline', () => {
  const server = aServer((db) => join(db, user));

  it('both count the glasses of one day', async () => {
    const [one, two] = await Promise.all([openDevice(server(), user), openDevice(server(), user)]);
    const day = { userId: user, date: '2026-03-02' };
    await did(one.db, addGlass(day));
    await did(two.db, addGlass(day));
    await did(two.db, addGlass(day));
    await one.push();
    // The second hears of the first's row by the verdict, merges, and says it again.
    await two.converge();
    await one.pull();
    expect(await glasses(one)).toBe(3);
    expect(await glasses(two)).toBe(3);
    expect(await one.db.conflicts.count()).toBe(0);
    expect(await two.db.conflicts.count()).toBe(0);
    one.close();
    two.close();
  });
});
