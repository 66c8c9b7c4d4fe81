import { dayIn, dayInWords } from '#src/lib/days.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { useCardioInWords } from '#src/work/training/use-cardio-in-words.ts';
import { DropIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Lately as Done } from './queries.ts';
import { providerWords } from './words.ts';

/** A client's last days, read-only. */
export function Lately({ lately, zone }: { lately: Done; zone: string }) {
  const words = useWords(providerWords).lately;
  const language = useLanguage();
  const workoutName = useWorkoutName();
  const cardioInWords = useCardioInWords();
  return (
    <Rows label={words.title}>
      {lately.workouts.map(({ session, sets }) => (
        <Row
          key={session.id}
          icon={WorkoutIcon}
          title={workoutName(session)}
          detail={[
            dayInWords(dayIn(zone, Date.parse(session.completed_at ?? '')), language),
            ...(session.activity ? cardioInWords(session) : [words.sets(sets)]),
          ].join(', ')}
        />
      ))}
      <Row icon={DropIcon} title={words.water} detail={words.glasses(lately.glassesToday)} />
    </Rows>
  );
}
