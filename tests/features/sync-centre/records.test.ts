import { describe, expect, it } from 'vitest';
import { columnName, corrected, shownFields, typedFields } from '#src/features/sync-centre/fields.ts';
import { byKind, kindOf } from '#src/features/sync-centre/kinds.ts';
import { words } from '#src/features/sync-centre/words/en.ts';
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
  calories: 348,
  logged: true,
  notes: null,
  tags: ['a'],
};

describe('records in the sync centre', () => {
  it('are called by a name people use, whatever their table', () => {
    for (const { name } of entities) expect(Object.keys(words.kinds)).toContain(kindOf(name));
    expect(kindOf('a_table_of_a_later_version')).toBe('other');
  });

  it('are counted by kind, tables of one kind together', () => {
    expect([...byKind({ workout_sessions: 1, meal_plans: 2, workout_exercises: 3 })]).toEqual([
      ['workouts', 4],
      ['meals', 2],
    ]);
  });

  it('show what a person would know again, and offer for typing what was typed', () => {
    expect(shownFields(MEAL).map(([column]) => column)).toEqual(['name', 'calories', 'logged', 'notes']);
    expect(typedFields(MEAL).map(([column]) => column)).toEqual(['name', 'calories']);
  });

  it('name their columns, those without a word as the table does', () => {
    expect(columnName('calories', words.columns)).toBe('Calories');
    expect(columnName('preferred_fitness_center', words.columns)).toBe('Preferred fitness center');
  });

  it('are corrected in the type they had, or not at all', () => {
    expect(corrected('Eba', ' Amala')).toBe(' Amala');
    expect(corrected(348, '310,5')).toBe(310.5);
    expect(corrected(348, 'many')).toBeNull();
    expect(corrected(348, ' ')).toBeNull();
  });
});
