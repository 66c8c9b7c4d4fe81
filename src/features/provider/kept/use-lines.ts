import { exerciseLibrary } from '#sync/queries/exercises.ts';
import type { DraftAbout } from '#src/data/drafts/drafts.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useStepInWords } from '#src/work/training/step-in-words.ts';
import { useWeekdays } from '#src/work/training/weekday-chips.tsx';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { programWords } from '#src/work/training/words.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Made } from '#src/work/programs/made.ts';
import type { MadeDay, MadeStep } from '#src/work/programs/made.ts';
import { builderWords } from '#src/work/programs/words.ts';
import { linesOf } from './lines.ts';
import { useLabels } from './use-labels.ts';
import type { Kind } from './use-labels.ts';
import { keptWords } from './words.ts';
import type { KeptWords } from './words.ts';

/** The days of a program as they were put together: "Squat: 3 × 10 s, slowly". */
function useDayLines(): (typed: unknown) => string[] {
  const words = useWords(builderWords);
  const labels = useWords(programWords);
  const { nameOf: blockName } = useBlockInWords();
  const kept = useWords(keptWords);
  const language = useLanguage();
  const nameOf = useExerciseName();
  const stepInWords = useStepInWords();
  const weekdays = useWeekdays();
  const figure = (value: number): string => value.toLocaleString(language);
  const library = new Map((knownOf(useRows(exerciseLibrary)) ?? []).map((exercise) => [exercise.id, exercise]));
  const exercise = (id: string): string => nameOf(library.get(id)) || kept.exercise;
  const targets = ({
    reps_max,
    rir,
    percent_max,
    rule,
    step_kg,
    deload_after,
    tempo,
  }: MadeStep): (string | false)[] => [
    reps_max !== null && `${labels.upTo} ${figure(reps_max)}`,
    rir !== null && `${labels.reserve} ${figure(rir)}`,
    percent_max !== null && `${labels.percent} ${figure(percent_max)}`,
    rule !== 'none' && `${labels.rules[rule]} ${stepInWords(step_kg)}`,
    deload_after !== null && `${labels.deload}: ${words.misses(deload_after)}`,
    tempo.trim(),
  ];
  const step = (made: MadeStep): string => {
    const { exercise_id, sets, amount, isTimed, notes, rest_seconds, alternative_id, joined } = made;
    const said = [
      kept.sets(figure(sets), isTimed ? kept.seconds(figure(amount)) : figure(amount)),
      notes.trim(),
      ...targets(made),
      `${labels.rest} ${kept.seconds(figure(rest_seconds))}`,
      alternative_id !== null && `${labels.instead}: ${exercise(alternative_id)}`,
      joined && words.joined,
    ];
    return kept.field(exercise(exercise_id), said.filter(Boolean).join(', '));
  };
  const dayLines = (day: MadeDay, at: number): string[] =>
    day.length === 0 ? [] : [words.dayTitle(figure(at + 1), day.length)].concat(day.map(step));
  return (typed) => {
    const { blocks = [], weekdays: chosen = [] } = Made.safeParse(typed).data ?? {};
    const weeksOf = (number: number, name: string, weeks: number): string =>
      blocks.length > 1
        ? kept.field(blockName({ number, name: name.trim() }), kept.weeks(weeks))
        : kept.field(labels.weeks, figure(weeks));
    const onDays = chosen.length > 0 ? [kept.field(labels.weekdays, weekdays(chosen))] : [];
    const inBlocks = blocks.flatMap(({ name, weeks, days }, at) =>
      [weeksOf(at + 1, name, weeks)].concat(days.flatMap(dayLines)),
    );
    return [...onDays, ...inBlocks];
  };
}

const isKind = (kind: string, kinds: KeptWords['kinds']): kind is Kind => kind in kinds;

/** What is kept of a form, to be read and copied without the form: none where nothing was typed into it. */
export function useLines(): (draft: Pick<DraftAbout, 'kind' | 'value'>) => string[] {
  const { kinds, field } = useWords(keptWords);
  const labels = useLabels();
  const dayLines = useDayLines();
  const language = useLanguage();
  const inWords = {
    field,
    day: (day: string) => dayInWords(day, language),
    figure: (figure: number) => figure.toLocaleString(language),
  };
  return ({ kind, value }) => {
    if (!isKind(kind, kinds)) return [];
    return [...linesOf(value, labels[kind], inWords), ...(kind === 'program' ? dayLines(value) : [])];
  };
}
