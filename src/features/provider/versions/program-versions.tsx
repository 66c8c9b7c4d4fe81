import { changeOffer } from '#sync/actions/offered-programs.ts';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { useRows } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useWeekdays } from '#src/work/training/weekday-chips.tsx';
import { useSave } from '#src/work/use-save.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useStepInWords } from '../record/step-size.tsx';
import { recordWords } from '../record/words.ts';
import { programChanges } from './changes.ts';
import type { Field, HeadKey, ProgramChanges, StepKey } from './changes.ts';
import { ProgramVersions as Shape } from './shape.ts';
import type { ProgramOnce } from './shape.ts';
import { VersionRows } from './version-rows.tsx';
import { versionWords } from './words.ts';

/** What a change of a program says, a line each. */
function useProgramInWords() {
  const words = useWords(versionWords);
  const { program } = useWords(recordWords);
  const language = useLanguage();
  const stepInWords = useStepInWords();
  const nameOf = useExerciseName();
  const library = new Map((knownOf(useRows(exerciseLibrary)) ?? []).map((exercise) => [exercise.id, exercise]));
  const exercise = (id: string): string => nameOf(library.get(id)) || words.exercise;
  const weekdays = useWeekdays();
  const labels: Readonly<Record<HeadKey | StepKey, string>> = {
    title: program.name,
    description: program.about,
    difficulty: program.level,
    duration_weeks: program.weeks,
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
  return ({ head, steps, isReordered }: ProgramChanges): string[] => [
    ...head.map(field),
    ...steps.map((change) => {
      const name = exercise(change.thing.exercise_id);
      return change.what === 'changed'
        ? words.changed(name, change.fields.map(field).join(', '))
        : words[change.what](name);
    }),
    ...(isReordered ? [words.order] : []),
  ];
}

interface ProgramVersionsProps {
  program: WorkoutProgram;
  /** Made by the reader, and so the reader's to change. */
  isMine: boolean;
  onClose: () => void;
}

/** What a program said before; its maker takes any of it up again. */
export function ProgramVersions({ program, isMine, onClose }: ProgramVersionsProps) {
  const words = useWords(versionWords);
  const { program: of } = useWords(recordWords);
  const inWords = useProgramInWords();
  const today = useToday();
  const save = useSave();
  const remote = useRemote({
    key: ['versions of a program', program.id],
    ask: (client, signal) => client.rpc('program_versions', { program: program.id }).abortSignal(signal),
    shape: Shape,
  });
  async function takeUp(plan: ProgramOnce): Promise<void> {
    const { starts_on, weekdays } = program;
    const saved = await save(changeOffer(program.id, { plan: { ...plan, starts_on, weekdays }, today }), {
      failed: { title: of.notSaved },
      done: { title: words.takenUp, description: plan.title },
      once: program.id,
    });
    if (saved) onClose();
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Remotely remote={remote} failed={words.failed}>
        {(versions) => (
          <VersionRows
            help={isMine ? words.program : null}
            versions={versions.map((version, at) => {
              const before = versions[at + 1];
              return {
                ...version,
                lines: before ? inWords(programChanges(before.plan, version.plan)) : [words.first],
                onTakeUp: isMine && at > 0 ? () => void takeUp(version.plan) : null,
              };
            })}
          />
        )}
      </Remotely>
    </Sheet>
  );
}
