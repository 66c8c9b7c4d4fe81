import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import { exerciseNames } from '#src/features/workouts/exercises/names.ts';
import { searchExercises } from '#src/features/workouts/exercises/search.ts';
import { nameIn } from '#src/features/workouts/exercises/use-exercise-name.ts';
import { LANGUAGES } from '#src/lib/words.ts';

const CATALOGUE = new URL('../../../supabase/migrations/20260101000705_exercise_catalogue.sql', import.meta.url);

/** Their names are the same there. */
const SAME: Record<string, readonly string[]> = {
  es: ['Burpee'],
  fr: ['Goblet squat', 'Dead bug', 'Bird dog', 'Crunch', 'Jumping jack', 'Burpee'],
  de: ['Burpee'],
};

const library = [
  { name: 'Goblet squat', owner_id: null, muscles: ['quadriceps'], equipment: 'dumbbell' },
  { name: 'Barbell back squat', owner_id: null, muscles: ['quadriceps'], equipment: 'barbell' },
  { name: 'Push-up', owner_id: null, muscles: ['chest'], equipment: 'none' },
] as Exercise[];

describe('the names of exercises', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('are all told in %s', async (language) => {
    const sql = await readFile(CATALOGUE, 'utf8');
    const [, values = ''] = /^from \(values$(.*?)^\) as/ms.exec(sql) ?? [];
    const catalogue = [...values.matchAll(/^ {2}\('((?:[^']|'')+)', '/gm)].map(([, name = '']) =>
      name.replaceAll("''", "'"),
    );
    expect(catalogue.length).toBeGreaterThan(60);
    const names = await exerciseNames.in(language);
    expect([...Object.keys(names), ...(SAME[language] ?? [])].toSorted()).toEqual(catalogue.toSorted());
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });

  it('are left as they are where somebody gave them to an exercise of their own', async () => {
    const names = await exerciseNames.in('de');
    expect(nameIn(names, { name: 'Plank', owner_id: null })).toBe('Unterarmstütz');
    expect(nameIn(names, { name: 'Plank', owner_id: 'me' })).toBe('Plank');
    expect(nameIn(names, { name: 'Stairs at home', owner_id: 'me' })).toBe('Stairs at home');
  });
});

describe('an exercise', () => {
  const found = (text: string) => searchExercises(library, text, ({ name }) => name).map(({ name }) => name);

  it('is found by name, with slips, and after that by muscle and equipment', () => {
    expect(found('gobelt')).toEqual(['Goblet squat']);
    expect(found('push up')).toEqual(['Push-up']);
    expect(found('chest')).toEqual(['Push-up']);
    expect(found('barbell')).toEqual(['Barbell back squat']);
    expect(found('nothing like it')).toEqual([]);
  });

  it('is told by name as a whole', () => {
    expect(found(' ')).toEqual(['Barbell back squat', 'Goblet squat', 'Push-up']);
  });

  it('is found and put in order by its name in one’s own language, and found by the English one', async () => {
    const names = await exerciseNames.in('de');
    const inGerman = (text: string) =>
      searchExercises(library, text, (exercise) => nameIn(names, exercise)).map(({ name }) => name);
    expect(inGerman('liegestutz')).toEqual(['Push-up']);
    expect(inGerman('push')).toEqual(['Push-up']);
    expect(inGerman('langhantel')).toEqual(['Barbell back squat']);
    expect(inGerman('')).toEqual(['Goblet squat', 'Barbell back squat', 'Push-up']);
  });
});
