import type { RecordWords } from './words.ts';

export type Kind = keyof RecordWords['kinds'];

/** What a person calls the records of a table; a table that is not named here is `other`. */
const KINDS: Readonly<Record<string, Kind>> = {
  profiles: 'profile',
  meal_plans: 'meals',
  meal_comments: 'coaching',
  meal_templates: 'meals',
  water_intake: 'water',
  foods: 'foods',
  food_favourites: 'foods',
  fasting_days: 'meals',
  nutrition_goals: 'goals',
  workout_programs: 'workouts',
  workout_program_exercises: 'workouts',
  workout_sessions: 'workouts',
  workout_exercises: 'workouts',
  workout_sets: 'sets',
  training_comments: 'coaching',
  readiness_answers: 'health',
  exercises: 'workouts',
  measurements: 'body',
  own_measures: 'body',
  progress_photos: 'body',
  appointments: 'bookings',
  availability_rules: 'bookings',
  availability_exceptions: 'bookings',
  provider_schedules: 'bookings',
  goals: 'goals',
  goal_proposals: 'goals',
  goal_changes: 'goals',
  streaks: 'goals',
  pauses: 'goals',
  achievements: 'goals',
  milestones: 'coaching',
  progress_evaluations: 'coaching',
  attendance_records: 'coaching',
  client_assignments: 'coaching',
  client_follows: 'coaching',
  record_views: 'coaching',
  care_notes: 'coaching',
  care_papers: 'health',
  care_facts: 'health',
  care_requests: 'coaching',
  community_posts: 'community',
  post_comments: 'community',
  post_likes: 'community',
  messages: 'messages',
  message_reads: 'messages',
  person_blocks: 'community',
  community_reports: 'community',
  challenges: 'community',
  challenge_members: 'community',
  user_settings: 'settings',
  sight_withdrawals: 'settings',
  grants: 'settings',
  notification_preferences: 'settings',
  notifications: 'notifications',
  health_records: 'health',
  medicines: 'health',
  medicine_doses: 'health',
  emergency_cards: 'health',
  personal_ranges: 'health',
  lab_tests: 'health',
  lab_analytes: 'health',
  lab_versions: 'health',
  lab_alerts: 'health',
  lab_amendments: 'health',
  tip_marks: 'health',
  outside_results: 'health',
  lab_orders: 'health',
  lab_order_items: 'health',
  lab_results: 'health',
  lab_samples: 'health',
  surgery_cases: 'health',
  surgery_checks: 'health',
  surgery_consents: 'health',
  operation_records: 'health',
  surgery_checkins: 'health',
};

export const kindOf = (entity: string): Kind => KINDS[entity] ?? 'other';

/** How many of each kind, in the order in which they first come. */
export function byKind(pending: Readonly<Record<string, number>>): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const [entity, count] of Object.entries(pending)) {
    const kind = kindOf(entity);
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}
