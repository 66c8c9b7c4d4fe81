import { describe, expect, it } from 'vitest';
import { byKind, kindOf } from '#src/work/records/kinds.ts';
import { choicesOf, corrected, shownFields, typedFields } from '#src/work/records/fields.ts';
import { figureOf } from '#src/work/records/figures.ts';
import { words as recordWords } from '#src/work/records/words/en.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import { entities } from '#sync/entities/index.ts';

const MEAL = {
  id: '1',
  rev: '2',
  user_id: '3',
  updated_at: '2026-01-01',
  created_at: '2026-01-01',
  logged_at: null,
  deleted: false,
  name: 'Eba',
  meal_type: 'lunch',
  calories: 348,
  logged: true,
  notes: null,
  tags: ['a'],
  of_a_later_version: 'x',
};

const PROFILE = { weight: 181, height: 70, consultation_fee: 5000, role: 'trainer', weight_loss_goal: 'gain' };

/** No device writes them, so none of their records can wait to be sent or be refused. */
const SERVERS_OWN = ['people', 'contacts', 'invoices', 'health_tips', 'payments'];

/** Some of their columns or values have no word yet; whatever is not named here has all of them. */
const WORDLESS = [
  'people',
  'contacts',
  'notifications',
  'client_assignments',
  'record_views',
  'provider_schedules',
  'availability_rules',
  'availability_exceptions',
  'invoices',
  'attendance_records',
  'progress_evaluations',
  'milestones',
  'exercises',
  'workout_programs',
  'workout_program_exercises',
  'workout_exercises',
  'foods',
  'nutrition_goals',
  'achievements',
  'challenges',
  'challenge_members',
  'health_records',
  'care_papers',
  'care_facts',
  'health_tips',
  'outside_results',
  'lab_analytes',
  'lab_tests',
  'lab_versions',
  'lab_orders',
  'lab_order_items',
  'lab_samples',
  'lab_results',
  'lab_amendments',
  'lab_alerts',
  'community_posts',
  'post_comments',
  'messages',
  'care_notes',
  'surgery_cases',
  'surgery_checks',
  'surgery_consents',
  'operation_records',
  'surgery_checkins',
  'care_requests',
  'community_reports',
  'payments',
];

const fieldsOf = (entity: string, row: Record<string, unknown>, units: 'metric' | 'imperial') =>
  typedFields({ entity, row }, recordWords.columns, units);

/** What is sent after this was typed into some fields, and nothing into the others. */
const sent = (entity: string, row: Record<string, unknown>, units: 'metric' | 'imperial', typed = {}) => {
  const fields = fieldsOf(entity, row, units);
  const texts = { ...Object.fromEntries(fields.map(({ column, text }) => [column, text])), ...typed };
  return corrected(fields, (column) => (texts as Record<string, string>)[column] ?? '');
};

describe('records in the sync centre', () => {
  it('are called by a name people use, whatever their table', () => {
    const nameless = entities.map(({ name }) => name).filter((name) => kindOf(name) === 'other');
    expect(nameless).toEqual(SERVERS_OWN);
    for (const { name } of entities) expect(Object.keys(recordWords.kinds)).toContain(kindOf(name));
    expect(kindOf('a_table_of_a_later_version')).toBe('other');
  });

  it('are counted by kind, tables of one kind together', () => {
    expect([...byKind({ workout_sessions: 1, meal_plans: 2, workout_exercises: 3 })]).toEqual([
      ['workouts', 4],
      ['meals', 2],
    ]);
  });

  it('show what a person would know again, and offer for typing what has a word and is theirs to say', () => {
    const shown = ['name', 'meal_type', 'calories', 'logged', 'notes', 'of_a_later_version'];
    expect(shownFields(MEAL).map(([column]) => column)).toEqual(shown);
    const columnsOf = (entity: string, row: object): string[] =>
      fieldsOf(entity, { ...row }, 'metric').map(({ column }) => column);
    expect(columnsOf('meal_plans', MEAL)).toEqual(['name', 'meal_type', 'calories']);
    expect(columnsOf('profiles', PROFILE)).not.toContain('role');
    expect(columnsOf('water_intake', { date: '2026-01-01', glasses_consumed: 201 })).toEqual([]);
    expect(columnsOf('workout_sessions', { name: 'Legs', scheduled_for: '2026-01-01T08:00:00Z' })).toEqual(['name']);
  });

  it('have a word for each column that people meet, and for all it can hold', () => {
    const isList = (column: string): boolean =>
      [
        'alternatives',
        'plates',
        'pinned',
        'todo',
        'quick_replies',
        'muted_words',
        'followed',
        'meals',
        'times',
        'weekdays',
        'earlier_zones',
        'edits',
        'rest_days',
        'row_ids',
        'yes',
      ].includes(column);
    const wordless = entities.filter(({ name, row }) => {
      const columns = Object.keys(row.shape).filter((column) => !isList(column));
      const shown = shownFields(Object.fromEntries(columns.map((column) => [column, '']))).map(([column]) => column);
      const values = shown.flatMap((column) => choicesOf(name, column) ?? []);
      return (
        !shown.every((column) => column in recordWords.columns) || !values.every((one) => one in recordWords.values)
      );
    });
    expect(wordless.map(({ name }) => name)).toEqual(WORDLESS);
    expect(Object.keys(recordWords.values)).toEqual(expect.arrayContaining(Object.keys(UNIT_OF)));
  });

  it('show their figures in the units of the person, and keep what is typed in their own', () => {
    const told = (entity: string, row: Record<string, unknown>, column: string, units: 'metric' | 'imperial') =>
      figureOf({ entity, row, column }, units).inWords(Number(row[column]), 'en');
    expect(told('profiles', PROFILE, 'weight', 'metric')).toBe('82.1 kg');
    expect(told('profiles', PROFILE, 'height', 'metric')).toBe('177.8 cm');
    expect(told('profiles', PROFILE, 'consultation_fee', 'metric')).toBe('$50');
    const weighing = { kind: 'weight', value: 82, unit: 'kg' };
    expect(told('measurements', weighing, 'value', 'imperial')).toBe('180.8 lb');
    expect(told('measurements', { kind: 'sleep', value: 7, unit: 'h' }, 'value', 'imperial')).toBe('7 h');
    expect(sent('profiles', PROFILE, 'metric', { weight: '82', consultation_fee: '49,99' }).set).toEqual({
      weight: 180.78,
      consultation_fee: 4999,
    });
    expect(sent('profiles', PROFILE, 'imperial', { weight: '182' }).set).toEqual({ weight: 182 });
    expect(sent('measurements', weighing, 'imperial', { value: '180' }).set).toEqual({ value: 81.65 });
  });

  it('send nothing of what was not touched, and nothing at all while a figure is none', () => {
    expect(sent('profiles', PROFILE, 'metric')).toEqual({ set: {}, wrong: [] });
    for (const none of ['many', ' ', '']) {
      expect(sent('meal_plans', MEAL, 'metric', { calories: none, name: 'Amala' })).toEqual({
        set: { name: 'Amala' },
        wrong: ['calories'],
      });
    }
    expect(sent('meal_plans', MEAL, 'metric', { calories: '310,5' }).set).toEqual({ calories: 310.5 });
  });
});
