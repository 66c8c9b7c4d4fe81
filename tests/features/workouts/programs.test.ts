import { describe, expect, it } from 'vitest';
import { offeredPrograms } from '#src/work/catalogue/programs/offered.ts';
import { programInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { keptName, workoutNameIn } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { workoutNames } from '#src/work/catalogue/workouts/words.ts';
import { OTHER_ADDRESS } from '../../lib/address.ts';
import { OTHERS, programsTold } from './catalogue.ts';

describe('the programs on offer', () => {
  it.each(OTHERS)('are all told in %s', async (language) => {
    const known = await offeredPrograms.in(language);
    const inEnglish = await programsTold();
    expect(inEnglish.size).toBe(3);
    expect(Object.keys(known).toSorted()).toEqual([...inEnglish.keys()].toSorted());
    const wrong = Object.entries(known).filter(
      ([title, told]) =>
        told.title === title ||
        told.description.length < (inEnglish.get(title)?.length ?? 0) * 0.7 ||
        OTHER_ADDRESS[language]?.test(told.description),
    );
    expect(wrong).toEqual([]);
  });

  it('are told so as long as they are offered and to whoever has begun one', async () => {
    const known = await offeredPrograms.in('de');
    const written = { title: 'Strength Builder', description: 'The big lifts.' };
    expect(programInWords(known, { ...written, user_id: null, template_id: null })).toBe(known['Strength Builder']);
    expect(programInWords(known, { ...written, user_id: 'me', template_id: 'it' })).toBe(known['Strength Builder']);
  });

  it('are told apart from what a person or a house calls a program of its own', async () => {
    const known = await offeredPrograms.in('de');
    const own = { title: 'Strength Builder', description: 'Mine.', user_id: 'me', template_id: null };
    expect(programInWords(known, own)).toEqual({ title: own.title, description: own.description });
    const house = { title: 'Spring Ten', description: 'Ours.', user_id: null, template_id: null };
    expect(programInWords(known, house)).toEqual({ title: house.title, description: house.description });
  });
});

describe('a workout', () => {
  it('is called in the language of whoever reads it, whoever has begun it', async () => {
    const [words, programs] = [await workoutNames.in('de'), await offeredPrograms.in('de')];
    const told = (name: string) => workoutNameIn(words, programs, name);
    expect(told(keptName.ofProgram('Strength Builder', 3))).toBe('Kraftaufbau, Tag 3');
    expect(told(keptName.own)).toBe('Training');
    expect(told('Spring Ten, day 3')).toBe('Spring Ten, day 3');
    expect(told('Legs on Friday')).toBe('Legs on Friday');
  });

  it('is called in English what is kept', async () => {
    const [words, programs] = [await workoutNames.in('en'), await offeredPrograms.in('en')];
    for (const name of [keptName.own, keptName.ofProgram('Cardio Blast', 1)]) {
      expect(workoutNameIn(words, programs, name)).toBe(name);
    }
  });
});
