import { exerciseLibrary } from '#sync/queries/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { useStepInWords } from '#src/work/training/step-in-words.ts';
import { useWeekdays } from '#src/work/training/weekday-chips.tsx';
import { programWords } from '#src/work/training/words.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Field, HeadKey, ProgramChanges, StepKey } from './changes.ts';
import type { ProgramOnce, StepOnce } from './shape.ts';
import { versionWords } from './words.ts';

/** What a change of a program says, a line each. */
export function useProgramChanges() {
  const words = useWords(versionWords);
  const program = useWords(programWords);
  const language = useLanguage();
  const stepInWords = useStepInWords();
  const nameOf = useExerciseName();
  const library = new Map((knownOf(useRows(exerciseLibrary)) ?? []).map((exercise) => [exercise.id, exercise]));
  const exercise = (id: string): string => nameOf(library.get(id)) || words.exercise;
  const weekdays = useWeekdays();
  const { nameOf: nameOfBlock } = useBlockInWords();
  const labels: Readonly<Record<HeadKey | StepKey, string>> = {
    title: program.name,
    description: program.about,
    difficulty: program.level,
    duration_weeks: program.weeks,
    block_names: program.blocks,
    block_weeks: program.blockWeeks,
    weekdays: program.weekdays,
    starts_on: program.starts,
    sets: program.sets,
    reps: program.reps,
    reps_max: program.upTo,
    target_seconds: program.seconds,
    rest_seconds: program.rest,
    rir: program.reserve,
    percent_max: program.percent,
    rule: program.rule,
    step_kg: program.stepKg,
    deload_after: program.deload,
    tempo: program.tempo,
    alternative_id: program.instead,
    notes: program.cue,
  };
  function said(key: HeadKey | StepKey, value: unknown): string {
    if (key === 'weekdays') return weekdays(value as number[]) || words.unsaid;
    if (key === 'block_names')
      return (value as string[]).map((name, at) => nameOfBlock({ number: at + 1, name })).join(', ') || words.unsaid;
    if (key === 'block_weeks') return (value as number[]).join(', ') || words.unsaid;
    if (value === null || value === '') return words.unsaid;
    if (key === 'step_kg') return stepInWords(Number(value));
    if (typeof value === 'number') return value.toLocaleString(language);
    const text = value as string;
    if (key === 'difficulty') return program.levels[text as ProgramOnce['difficulty']];
    if (key === 'rule') return program.rules[text as keyof typeof program.rules];
    if (key === 'starts_on') return dayInWords(text, language);
    return key === 'alternative_id' ? exercise(text) : text;
  }
  const field = ({ key, was, is }: Field<HeadKey | StepKey>): string =>
    key === 'description' ? words.text(labels[key]) : words.field(labels[key], said(key, was), said(key, is));
  const stepName = ({ exercise_id, block }: StepOnce, blocks: readonly string[]): string => {
    const name = exercise(exercise_id);
    return blocks.length > 0 ? `${name} (${nameOfBlock({ number: block, name: blocks[block - 1] ?? '' })})` : name;
  };
  return ({ head, steps, isReordered, blocks }: ProgramChanges): string[] => [
    ...head.map(field),
    ...steps.map((change) => {
      const name = stepName(change.thing, change.what === 'removed' ? blocks.was : blocks.is);
      return change.what === 'changed'
        ? words.changed(name, change.fields.map(field).join(', '))
        : words[change.what](name);
    }),
    ...(isReordered ? [words.order] : []),
  ];
}
