import { parentsOfLab, ROWS_OF_LAB } from './rows.lab.ts';
import { ROWS_OF_MEDICINES } from './rows.medicines.ts';
import { ROWS_OF_GOALS } from './rows.goals.ts';
import { parentsOfMoney, ROWS_OF_MONEY } from './rows.money.ts';
import { parentsOfSurgery, ROWS_OF_SURGERY } from './rows.surgery.ts';
import { day, idOf, named, oneEach, personal } from './made.ts';
import type { Row, Wanted } from './made.ts';

const challenge = (name: string, owner: string): [table: string, row: Row] => {
  const days = { starts_on: day(0), ends_on: day(40) };
  return [
    'challenges',
    { id: idOf(name, owner), creator_id: owner, title: name, metric: 'workouts', target: 10, ...days },
  ];
};

/** What every owner has before a row is tried: the parents of the rows below. */
export function parentsOf(
  owner: string,
  { lab, surgeon, trainer }: Record<'lab' | 'surgeon' | 'trainer', string>,
): [table: string, row: Row][] {
  return [
    [
      'workout_programs',
      {
        id: idOf('parent-program', owner),
        user_id: owner,
        title: 'Plan',
        duration_weeks: 4,
        difficulty: 'beginner',
        sessions: 12,
      },
    ],
    ['workout_sessions', { id: idOf('parent-session', owner), user_id: owner, name: 'Legs' }],
    [
      'exercises',
      { id: idOf('parent-exercise', owner), owner_id: owner, name: `Squat of ${owner}`, category: 'strength' },
    ],
    [
      'workout_exercises',
      {
        id: idOf('parent-workout-exercise', owner),
        session_id: idOf('parent-session', owner),
        user_id: owner,
        exercise_id: idOf('parent-exercise', owner),
      },
    ],
    ['goals', { id: idOf('parent-goal', owner), user_id: owner, kind: 'custom', title: 'Read', target: 10 }],
    ['foods', { id: idOf('parent-food', owner), owner_id: owner, name: `Soup of ${owner}`, kcal_per_100g: 90 }],
    ['meal_plans', { id: idOf('parent-meal', owner), user_id: owner, date: day(0), name: 'Eba' }],
    ['community_posts', { id: idOf('parent-post', owner), user_id: owner, content: 'Hello' }],
    ...parentsOfLab(owner, lab),
    ...parentsOfMoney(owner),
    ...parentsOfSurgery(owner, surgeon, trainer),
    challenge('parent-challenge', owner),
    challenge('second-challenge', owner),
    ['medicines', { id: idOf('parent-medicine', owner), user_id: owner, name: 'Amlodipine' }],
    ['notifications', { id: idOf('parent-notification', owner), user_id: owner, title: 'Hello', message: 'World' }],
  ];
}

/** Who did it for the owner. */
const another = ({ owner, maker }: Pick<Wanted, 'owner' | 'maker'>) => (maker === owner ? null : maker);
const TIP = { topic: 'food', author: 'Us', source: 'WHO', published_on: day(0), title: 'Beans', body: 'Eat.' };
const tipAt = (n: number) => `(select id from public.health_tips order by code offset ${n} limit 1)`;
const codeOf = ({ owner, maker, n }: Wanted): string => `x${owner.slice(0, 6)}${maker.slice(0, 6)}${n}`;

/** A valid row of every table. A value that begins with `(select` is looked up first. */
export const ROWS: Record<string, (wanted: Wanted) => Row> = {
  ...ROWS_OF_LAB,
  ...ROWS_OF_MEDICINES,
  ...ROWS_OF_GOALS,
  ...ROWS_OF_MONEY,
  ...ROWS_OF_SURGERY,
  achievements: ({ owner, n }) => ({ user_id: owner, code: `first-${n}`, title: 'First' }),
  appointments: personal('appointments', ({ n, provider }) => ({
    provider_id: provider,
    title: 'Talk',
    scheduled_date: day(n),
    scheduled_time: '10:00',
  })),
  attendance_records: (wanted) => ({
    ...named('attendance_records', wanted),
    client_id: wanted.owner,
    trainer_id: wanted.maker,
    session_date: day(wanted.n),
    session_type: 'Training',
    status: 'attended',
  }),
  availability_exceptions: (wanted) => ({
    ...named('availability_exceptions', wanted),
    provider_id: wanted.owner,
    date: day(wanted.n),
    kind: 'closed',
  }),
  availability_rules: (wanted) => ({
    ...named('availability_rules', wanted),
    provider_id: wanted.owner,
    weekday: wanted.n % 7,
    start_time: '09:00',
    end_time: '17:00',
  }),
  challenge_members: ({ owner, n }) => ({
    user_id: owner,
    challenge_id: idOf(n === 0 ? 'parent-challenge' : 'second-challenge', owner),
  }),
  community_reports: ({ owner, n }) => ({
    user_id: owner,
    about: n === 0 ? 'post' : 'comment',
    about_id: idOf('parent-post', owner),
    reason: 'spam',
  }),
  challenges: (wanted) => ({
    ...named('challenges', wanted),
    creator_id: wanted.owner,
    title: 'May',
    metric: 'steps',
    target: 5,
    starts_on: day(0),
    ends_on: day(40),
  }),
  client_assignments: ({ owner, provider }) => ({ trainer_id: provider, client_id: owner }),
  community_posts: personal('community_posts', () => ({ content: 'Words' })),
  client_follows: ({ owner, maker }) => ({ follower_id: maker, client_id: owner }),
  contacts: (wanted) => ({ ...oneEach(wanted), phone: '+234' }),
  exercises: (wanted) => ({
    ...named('exercises', wanted),
    owner_id: wanted.owner,
    name: `Press ${wanted.n} of ${wanted.owner}`,
    category: 'strength',
  }),
  food_favourites: ({ owner, n }) => ({
    user_id: owner,
    food_id: `(select id from public.foods where owner_id is null order by id offset ${n} limit 1)`,
  }),
  foods: (wanted) => ({
    ...named('foods', wanted),
    owner_id: wanted.owner,
    name: `Stew ${wanted.n} of ${wanted.owner}`,
    kcal_per_100g: 100,
  }),
  goals: personal('goals', () => ({ kind: 'weight', title: 'Lighter', target: 70, unit: 'kg' })),
  grants: personal('grants', ({ owner, provider }) => ({
    provider_id: provider,
    subject: 'health_records',
    row_ids: `{${idOf('health_records', owner, owner, 0)}}`,
    purpose: 'The next visit',
    until: '(select current_date + 30)',
  })),
  health_records: personal('health_records', () => ({ title: 'Report' })),
  meal_plans: personal('meal_plans', ({ n, ...who }) => ({ date: day(n), name: 'Rice', planned_by: another(who) })),
  meal_comments: personal('meal_comments', ({ owner, maker }) => ({
    meal_id: idOf('parent-meal', owner),
    author_id: maker,
    body: 'More beans',
  })),
  meal_templates: personal('meal_templates', () => ({ name: 'Week' })),
  health_tips: (wanted) => ({ ...named('health_tips', wanted), ...TIP, code: codeOf(wanted) }),
  measurements: personal('measurements', () => ({ kind: 'waist', value: 90, unit: 'cm' })),
  milestones: (wanted) => ({
    ...named('milestones', wanted),
    client_id: wanted.owner,
    trainer_id: wanted.maker,
    title: 'Ten sessions',
  }),
  notification_deliveries: ({ owner, n }) => ({
    notification_id: idOf('parent-notification', owner),
    user_id: owner,
    channel: n === 0 ? 'email' : 'push',
    due_at: '2031-01-01',
  }),
  notification_preferences: oneEach,
  notifications: personal('notifications', () => ({ title: 'Note', message: 'Text' })),
  nutrition_goals: personal('nutrition_goals', (who) => ({ set_by: another(who), calories_target: 1500 })),
  own_measures: personal('own_measures', () => ({ name: 'Grip', unit: 'kg' })),
  outside_results: personal('outside_results', ({ n }) => ({ test_name: 'Hb', result_value: '12', taken_on: day(n) })),
  people: (wanted) => ({ ...oneEach(wanted), role: 'client' }),
  messages: (wanted) => ({
    ...named('messages', wanted),
    client_id: wanted.owner,
    provider_id: wanted.provider,
    sender_id: wanted.owner,
    content: 'Hello',
  }),
  message_reads: ({ owner, provider }) => ({
    user_id: owner,
    client_id: owner,
    provider_id: provider,
    read_at: '2031-01-06T00:00:00Z',
  }),
  // Taken back: one that holds changes what of other tables can be read.
  person_blocks: ({ owner, n }) => ({
    user_id: owner,
    blocked_id: `(select id from public.people where id <> '${owner}' order by id offset ${n % 9} limit 1)`,
    deleted: true,
  }),
  post_comments: personal('post_comments', ({ owner }) => ({ post_id: idOf('parent-post', owner), content: 'Yes' })),
  post_likes: ({ owner, n }) => ({
    user_id: owner,
    post_id: n === 0 ? idOf('parent-post', owner) : idOf('community_posts', owner, owner, 0),
  }),
  profiles: oneEach,
  progress_evaluations: (wanted) => ({
    ...named('progress_evaluations', wanted),
    client_id: wanted.owner,
    trainer_id: wanted.maker,
    evaluation_date: day(wanted.n),
    overall_score: 8,
  }),
  progress_photos: personal('progress_photos', ({ owner }) => ({
    pose: 'front',
    taken_on: day(0),
    path: `${owner}/a.jpg`,
    thumb_path: `${owner}/b.jpg`,
    width: 3,
    height: 4,
  })),
  provider_schedules: oneEach,
  push_subscriptions: personal('push_subscriptions', ({ n, owner }) => ({
    endpoint: `https://push.test/${owner}/${n}`,
    p256dh: 'p',
    auth: 'a',
  })),
  record_views: ({ owner, maker, n }) => ({ viewer_id: maker, client_id: owner, part: 'record', day: day(n, 2021) }),
  care_notes: ({ owner, maker, n }) => ({
    id: idOf('care_notes', owner, maker, n),
    client_id: owner,
    author_id: maker,
    template: 'free',
    noted_on: day(n, 2021),
    objective: 'Knee',
  }),
  tip_marks: ({ owner, n }) => ({ user_id: owner, tip_id: tipAt(n), mark: 'saved' }),
  care_requests: ({ owner, provider, n }) => ({
    client_id: owner,
    provider_id:
      n === 0
        ? provider
        : `(select id from public.people where role in ('trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon')
            and listed and id not in ('${owner}', '${provider}') order by id offset ${n % 3} limit 1)`,
  }),
  fasting_days: ({ owner, maker, n }) => ({
    user_id: owner,
    date: day(n),
    ...(maker !== owner && { marked_by: maker }),
  }),
  sight_withdrawals: ({ owner, n }) => ({
    user_id: owner,
    provider_id: `(select id from public.people where id <> '${owner}' order by id offset ${n % 9} limit 1)`,
  }),
  training_comments: personal('training_comments', ({ owner, maker }) => ({
    session_id: idOf('parent-session', owner),
    author_id: maker,
    body: 'Slower down',
  })),
  saved_views: (wanted) => ({
    ...named('saved_views', wanted),
    user_id: wanted.owner,
    desk: 'people',
    name: `View ${wanted.n}`,
    search: '',
  }),
  user_settings: oneEach,
  water_intake: ({ owner, n }) => ({ user_id: owner, date: day(n), glasses_consumed: 1 }),
  wordings: () => ({
    code: 'appointment-booked',
    title_en: 'Booked',
    title_es: 'Hecha',
    title_fr: 'Fait',
    title_de: 'Gebucht',
  }),
  workout_exercises: personal('workout_exercises', ({ owner }) => ({
    session_id: idOf('parent-session', owner),
    exercise_id: idOf('parent-exercise', owner),
  })),
  workout_program_exercises: personal('workout_program_exercises', ({ owner, n }) => ({
    program_id: idOf('parent-program', owner),
    exercise_id: idOf('parent-exercise', owner),
    day: 1 + (n % 14),
    sets: 3,
  })),
  workout_programs: personal('workout_programs', () => ({
    title: 'Plan',
    duration_weeks: 4,
    difficulty: 'beginner',
    sessions: 12,
  })),
  workout_sessions: personal('workout_sessions', () => ({ name: 'Arms' })),
  workout_sets: personal('workout_sets', ({ owner, n }) => ({
    session_id: idOf('parent-session', owner),
    workout_exercise_id: idOf('parent-workout-exercise', owner),
    exercise_id: idOf('parent-exercise', owner),
    set_index: n,
    reps: 5,
  })),
};
