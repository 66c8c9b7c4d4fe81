import { useRows } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { useTitle } from '#src/work/appointment/in-words.ts';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { noteWords } from '#src/work/notes/words.ts';
import { peopleWords } from '#src/work/people/words.ts';
import { signedWords } from '#src/work/signed/words.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { Card } from '#src/ui/card.tsx';
import {
  BowlIcon,
  CalendarIcon,
  EyeIcon,
  FlaskIcon,
  HeartIcon,
  PencilIcon,
  PeopleIcon,
  ScalesIcon,
  StarIcon,
  TargetIcon,
  TrendIcon,
  WorkoutIcon,
} from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { recordWords } from '../record/words.ts';
import type { Doer, Event } from './events.ts';
import { timelineOf } from './queries.ts';
import { timelineWords } from './words.ts';

const ICONS = {
  care: PeopleIcon,
  visit: CalendarIcon,
  declined: CalendarIcon,
  note: PencilIcon,
  evaluation: TrendIcon,
  workout: WorkoutIcon,
  offered: WorkoutIcon,
  started: WorkoutIcon,
  milestone: StarIcon,
  goal: TargetIcon,
  reached: StarIcon,
  weighed: ScalesIcon,
  measured: ScalesIcon,
  meals: BowlIcon,
  planned: BowlIcon,
  targets: TargetIcon,
  paper: PencilIcon,
  fact: HeartIcon,
  order: FlaskIcon,
  results: FlaskIcon,
  surgery: HeartIcon,
  shown: EyeIcon,
} as const;

type Told = { [What in Event['what']]: (event: Extract<Event, { what: What }>) => string };

function useSaid(): (event: Event) => string {
  const words = useWords(timelineWords);
  const { templates } = useWords(noteWords);
  const { kinds } = useWords(signedWords);
  const language = useLanguage();
  const titled = useTitle();
  const workoutName = useWorkoutName();
  const programInWords = useProgramInWords();
  const { inWords } = useWeights();
  const told: Told = {
    care: () => words.care,
    visit: ({ title, came }) => [words.visit(titled(title)), came && words[came]].filter(Boolean).join(' · '),
    declined: ({ title }) => words.declined(titled(title)),
    note: ({ template }) => words.note(templates[template]),
    evaluation: ({ score }) => words.evaluation(score.toLocaleString(language)),
    workout: (event) => words.workout(workoutName(event)),
    offered: ({ program }) => words.offered(programInWords(program).title),
    started: ({ program }) => words.started(programInWords(program).title),
    milestone: ({ title }) => words.milestone(title),
    goal: ({ title }) => words.goal(title),
    reached: ({ title }) => words.reached(title),
    weighed: ({ kg }) => words.weighed(inWords(kg)),
    measured: ({ count }) => words.measured(count),
    meals: ({ count }) => words.meals(count),
    planned: ({ count }) => words.planned(count),
    targets: ({ kcal }) => words.targets(kcal.toLocaleString(language)),
    paper: ({ kind }) => words.paper(kinds[kind]),
    fact: ({ kind, name }) => words.facts[kind](name),
    order: ({ number }) => words.order(number ?? '').trim(),
    results: ({ count }) => words.results(count),
    surgery: ({ kind }) => words.surgery[kind],
    shown: ({ subject }) => words.shown[subject],
  };
  return (event) => (told[event.what] as (event: Event) => string)(event);
}

/** By name and kind, where it is a provider whom this device knows. */
function useDoer(): (by: Doer) => string {
  const words = useWords(timelineWords);
  const { kinds } = useWords(peopleWords);
  return (by) => {
    if (typeof by === 'string') return words.doers[by];
    return isProviderType(by.role) ? words.named(by.name, kinds[by.role]) : by.name;
  };
}

/** All that this provider may see of the last days, the latest first, with who did it. */
export function Timeline({ clientId, here }: { clientId: string; here: Here }) {
  const words = useWords(timelineWords);
  const { record } = useWords(recordWords);
  const language = useLanguage();
  const said = useSaid();
  const doer = useDoer();
  const answer = useRows((db, userId) => timelineOf(db, userId, clientId, here), [clientId, here.today, here.zone]);
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Answered
        answer={answer}
        coming={record.coming}
        empty={<p className="muted">{words.none}</p>}
        failed={record.failed}
      >
        {(events) => (
          <Rows label={words.title}>
            {events.map((event) => (
              <Row
                key={event.id}
                icon={ICONS[event.what]}
                title={said(event)}
                detail={words.by(dayInWords(event.day, language), doer(event.by))}
              />
            ))}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
