import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { useWords } from '#src/ui/language.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { useFigures } from '#src/work/training/figures.ts';
import { clockOf } from '#src/work/training/clock.ts';
import { paceOf } from '#src/work/training/pace.ts';
import { cardioWords } from './words.ts';

/** A session of one activity in figures; what nobody knows has none. */
export function CardioStats({ session }: { session: WorkoutSession }) {
  const words = useWords(cardioWords);
  const { units, figure, distance } = useFigures();
  const { distance_m, moving_seconds, heart_rate, calories_burned } = session;
  const pace = paceOf(session, units, figure);
  return (
    <div className="stats">
      {moving_seconds !== null && <Stat label={words.time} figure={clockOf(moving_seconds)} />}
      {distance_m !== null && <Stat label={words.distance} figure={distance(distance_m)} />}
      {pace && <Stat label={words.pace} figure={pace} />}
      {heart_rate !== null && <Stat label={words.heartRate} figure={figure(heart_rate)} unit="/min" />}
      {calories_burned !== null && <Stat label={words.calories} figure={figure(calories_burned)} unit="kcal" />}
    </div>
  );
}
