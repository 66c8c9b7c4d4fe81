import { ACTIVITIES } from '#sync/entities/workout-sessions.ts';
import type { Activity } from '#sync/entities/workout-sessions.ts';
import { useWords } from '#src/ui/language.tsx';
import { offeredPrograms } from '#src/work/catalogue/programs/offered.ts';
import type { OfferedPrograms } from '#src/work/catalogue/programs/offered.ts';
import { workoutNames } from './words.ts';
import type { WorkoutNames } from './words.ts';
import { words as english } from './words/en.ts';

const DAY = /^(.+), day (\d+)$/;

/** What the app calls a workout is kept in English, whoever begins it, and told in the language of whoever reads it. */
export const keptName = {
  own: english.own,
  of: (activity: Activity): string => english.activities[activity],
  ofProgram: (title: string, day: number): string => english.day(title, String(day)),
};

/** What else somebody called a workout is not translated. */
export function workoutNameIn(words: WorkoutNames, programs: OfferedPrograms, name: string): string {
  if (name === english.own) return words.own;
  const activity = ACTIVITIES.find((each) => english.activities[each] === name);
  if (activity) return words.activities[activity];
  const [, program = '', day = ''] = DAY.exec(name) ?? [];
  const known = programs[program];
  return known ? words.day(known.title, day) : name;
}

export function useWorkoutName(): (session: { name: string }) => string {
  const words = useWords(workoutNames);
  const programs = useWords(offeredPrograms);
  return ({ name }) => workoutNameIn(words, programs, name);
}
