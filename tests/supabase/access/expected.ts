import { MEMBERS } from './actors.ts';
import type { Actor } from './actors.ts';
import type { Cell } from './try.ts';

type Cells = Partial<Record<Actor, Cell>>;

export interface Expected {
  /** On Ada's row: who is not named may do nothing, except the server itself, which may do everything. */
  theirs: Cells;
  /** On a row of one's own: as Ada on hers, unless said otherwise. */
  own?: Cells & { others?: Cell };
}

const READ = '-R--';
const WRITE = 'CRU-';
const ALL = 'CRUD';

const readBy = (...readers: Actor[]): Cells => Object.fromEntries(readers.map((reader) => [reader, READ]));
const everyMember = (cell: Cell): Cells => Object.fromEntries(MEMBERS.map((member) => [member, cell]));

/** Made and changed by its owner, read by the carers of these kinds. Tombstones, so no delete. */
const personal = (...readers: Actor[]): Expected => ({ theirs: { ada: WRITE, ...readBy(...readers) } });
const published = (own: Cell): Expected => ({ theirs: { ...everyMember(READ), ada: own } });

const PROVIDERS: Cells = {
  trainer: WRITE,
  nutritionist: WRITE,
  doctor: WRITE,
  surgeon: WRITE,
  lab: WRITE,
  outsider: WRITE,
};

export const EXPECTED: Record<string, Expected> = {
  achievements: personal(),
  // Money and catalogues are written by their functions alone, which nobody but an administrator or the server may call on another's.
  offers: { theirs: { ...everyMember(READ), service: READ } },
  lenders: { theirs: { ...everyMember(READ), service: READ } },
  procedures: { theirs: { ...everyMember(READ), service: READ } },
  centres: { theirs: { ...everyMember(READ), service: READ } },
  invoices: { theirs: { ...readBy('ada', 'admin'), service: READ } },
  payments: { theirs: { ...readBy('ada', 'admin'), service: READ } },
  appointments: { theirs: { ada: WRITE, trainer: '-RU-' } },
  attendance_records: {
    theirs: { ada: READ, trainer: WRITE, nutritionist: 'C---', doctor: 'C---', surgeon: 'C---' },
  },
  availability_exceptions: { theirs: everyMember(READ), own: { ...PROVIDERS, others: READ } },
  availability_rules: { theirs: everyMember(READ), own: { ...PROVIDERS, others: READ } },
  challenge_members: personal(),
  challenges: published(WRITE),
  community_posts: published(ALL),
  community_reports: personal(),
  client_follows: {
    theirs: { ada: READ, trainer: WRITE, nutritionist: 'C---', doctor: 'C---', surgeon: 'C---' },
    own: { others: READ },
  },
  contacts: { theirs: readBy('ada', 'trainer', 'nutritionist', 'doctor', 'surgeon') },
  emergency_cards: personal('doctor', 'surgeon'),
  exercises: personal('trainer'),
  food_favourites: personal(),
  // A day of Ada's own; what a nutritionist marked has tests of its own.
  fasting_days: { theirs: { ada: WRITE, nutritionist: 'CR--' } },
  foods: personal('nutritionist'),
  goals: personal('trainer', 'nutritionist'),
  goal_changes: personal(),
  // A provider proposes to his clients, whoever they are, and never to himself.
  goal_proposals: { theirs: { ada: '-RU-', trainer: WRITE, nutritionist: 'C---', doctor: 'C---' } },
  grants: { theirs: { ada: WRITE, trainer: READ }, own: { others: READ } },
  // The stored grant shows the stored paper.
  health_records: { ...personal(), theirs: { ...personal().theirs, trainer: READ } },
  // Published from the desk of catalogues alone.
  health_tips: { theirs: everyMember(READ) },
  lab_alerts: { theirs: { doctor: '-RU-', lab: READ }, own: { others: '----' } },
  lab_amendments: { theirs: readBy('ada', 'doctor', 'surgeon', 'lab') },
  // What is published in lab_versions counts.
  lab_analytes: { theirs: everyMember(READ) },
  lab_order_items: personal('doctor', 'surgeon', 'lab'),
  lab_orders: { theirs: { ada: WRITE, doctor: 'CR--', surgeon: 'CR--', lab: '-RU-' } },
  lab_results: { theirs: { ada: READ, doctor: '-RU-', surgeon: '-RU-', lab: WRITE } },
  lab_samples: { theirs: { ada: READ, doctor: READ, surgeon: READ, lab: WRITE } },
  lab_tests: { theirs: everyMember(READ) },
  lab_versions: { theirs: { lab: WRITE }, own: { lab: WRITE } },
  // A row of Ada's own; what is planned for her has tests of its own.
  meal_plans: { theirs: { ada: WRITE, nutritionist: 'CR--' } },
  meal_templates: personal(),
  meal_comments: { theirs: { ada: READ, nutritionist: WRITE } },
  measurements: personal('trainer', 'nutritionist', 'doctor', 'surgeon'),
  medicine_doses: personal('doctor', 'surgeon'),
  medicines: personal('doctor', 'surgeon'),
  milestones: { theirs: { ada: READ, trainer: WRITE } },
  notification_deliveries: { theirs: {} },
  notification_preferences: personal(),
  notifications: { theirs: { ada: '-RU-' } },
  nutrition_goals: { theirs: { ada: WRITE, nutritionist: 'CR--' } },
  // Each row names one provider; nobody but Ada is in his care.
  messages: { theirs: { ada: WRITE, trainer: READ }, own: { others: READ } },
  message_reads: { theirs: { ada: WRITE, trainer: READ } },
  pauses: personal(),
  own_measures: personal('trainer', 'nutritionist', 'doctor', 'surgeon'),
  person_blocks: personal(),
  // A doctor writes them, for whom he cares for and not for himself.
  personal_ranges: { theirs: { ada: READ, doctor: WRITE, surgeon: READ }, own: { ada: READ, others: READ } },
  care_facts: { theirs: { ada: READ, doctor: WRITE, surgeon: READ }, own: { others: READ } },
  // The client answers; what of it by whom has tests of its own.
  care_papers: { theirs: { ada: '-RU-', doctor: WRITE, surgeon: READ, trainer: READ } },
  post_comments: published(ALL),
  post_likes: published(ALL),
  progress_evaluations: { theirs: { ada: READ, trainer: WRITE } },
  progress_photos: personal(),
  provider_schedules: { theirs: { ada: READ }, own: { ...PROVIDERS, others: READ } },
  push_subscriptions: { theirs: { ada: '-R-D' } },
  readiness_answers: personal('trainer', 'doctor'),
  saved_views: { theirs: {}, own: { admin: '-R-D' } },
  streaks: personal(),
  user_settings: personal(),
  water_intake: personal('trainer', 'nutritionist'),
  wordings: { theirs: { service: '----' } },
  workout_exercises: personal('trainer'),
  workout_program_exercises: personal('trainer'),
  workout_programs: personal('trainer'),
  workout_sessions: personal('trainer'),
  workout_sets: personal('trainer'),
  // These come last: what gives sight, and what takes every other row of Ada's along when the server deletes it.
  client_assignments: { theirs: { ada: '-RU-', trainer: '-RU-', admin: WRITE }, own: { admin: WRITE } },
  record_views: {
    theirs: { ada: READ, trainer: 'C---', nutritionist: 'C---', doctor: 'C---', surgeon: 'C---' },
    own: { others: READ },
  },
  // A draft; what is signed and shared has tests of its own.
  care_notes: {
    theirs: { trainer: WRITE, nutritionist: 'C---', doctor: 'C---', surgeon: 'C---' },
    own: { trainer: READ, nutritionist: READ, doctor: READ, surgeon: READ, lab: READ, outsider: READ, others: '----' },
  },
  surgery_cases: { theirs: { ada: READ, surgeon: WRITE } },
  surgery_checks: { theirs: { ada: READ, surgeon: WRITE } },
  // The server makes them, and nobody but the client signs.
  surgery_consents: { theirs: { ada: '-RU-', surgeon: READ } },
  operation_records: { theirs: { ada: READ, surgeon: 'CR--' } },
  surgery_checkins: { theirs: { ada: WRITE, surgeon: READ } },
  // Whom the client asks answers; he is in care, or may not be, either way.
  care_requests: { theirs: { ada: WRITE, trainer: '-RU-' } },
  tip_marks: personal(),
  outside_results: personal('doctor', 'surgeon'),
  training_comments: { theirs: { ada: READ, trainer: WRITE } },
  // Takes sight of records from whoever comes first, so no table of them may follow.
  sight_withdrawals: personal(),
  people: { theirs: everyMember(READ) },
  profiles: personal(),
};
