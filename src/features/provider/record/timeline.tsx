import { useRows } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { useTitle } from '#src/work/appointment/in-words.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { noteWords } from '#src/work/notes/words.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { Card } from '#src/ui/card.tsx';
import { BowlIcon, CalendarIcon, PencilIcon, ScalesIcon, StarIcon, TrendIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { timelineOf } from './queries.ts';
import type { Event } from './queries.ts';
import { recordWords } from './words.ts';

const ICONS = {
  visit: CalendarIcon,
  note: PencilIcon,
  evaluation: TrendIcon,
  workout: WorkoutIcon,
  milestone: StarIcon,
  weighed: ScalesIcon,
  meals: BowlIcon,
} as const;

type Told = { [What in Event['what']]: (event: Extract<Event, { what: What }>) => string };

function useSaid(): (event: Event) => string {
  const { timeline: words } = useWords(recordWords);
  const { templates } = useWords(noteWords);
  const language = useLanguage();
  const titled = useTitle();
  const workoutName = useWorkoutName();
  const { inWords } = useWeights();
  const told: Told = {
    visit: ({ title, came }) => [words.visit(titled(title)), came && words[came]].filter(Boolean).join(' · '),
    note: ({ template }) => words.note(templates[template]),
    evaluation: ({ score }) => words.evaluation(score.toLocaleString(language)),
    workout: (event) => words.workout(workoutName(event)),
    milestone: ({ title }) => words.milestone(title),
    weighed: ({ kg }) => words.weighed(inWords(kg)),
    meals: ({ count }) => words.meals(count),
  };
  return (event) => (told[event.what] as (event: Event) => string)(event);
}

/** All that this provider may see of the last days, the latest first. */
export function Timeline({ clientId, here }: { clientId: string; here: Here }) {
  const { timeline: words, record } = useWords(recordWords);
  const language = useLanguage();
  const said = useSaid();
  const answer = useRows((db, userId) => timelineOf(db, userId, clientId, here), [clientId, here.today, here.zone]);
  return (
    <Card title={words.title}>
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
                detail={dayInWords(event.day, language)}
              />
            ))}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
