import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayInWords, isDay, timeInWords } from '#src/lib/days.ts';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { choicesOf, isInstant } from './fields.ts';
import type { Value } from './fields.ts';
import { figureOf } from './figures.ts';
import { kindOf } from './kinds.ts';
import { recordWords } from './words.ts';

type Row = Readonly<Record<string, unknown>>;

/** One that this version has no word for is called as the server calls it. */
export const wordOf = (name: string, words: Readonly<Record<string, string>>, without = name): string =>
  words[name] ?? without;

const nameIn = ({ name, title }: Row): string | undefined => [name, title].find((each) => typeof each === 'string');

/** What the catalogue or the app called it is told in the language of the person. */
function useNames(entity: string, { food_id }: Row): (name: string) => string {
  const { mealName } = useFoodNames();
  const workoutName = useWorkoutName();
  if (entity === 'meal_plans')
    return (name) => mealName({ name, food_id: typeof food_id === 'string' ? food_id : null });
  return entity === 'workout_sessions' ? (name) => workoutName({ name }) : (name) => name;
}

/** A record in words: what it is called, and what is in a column of it. */
export function useRecordInWords(entity: string, row: Row) {
  const words = useWords(recordWords);
  const language = useLanguage();
  const { units, timezone } = useSettings();
  const called = useNames(entity, row);
  function value(column: string, kept: Value): string {
    if (kept === null) return words.nothing;
    if (typeof kept === 'boolean') return kept ? words.yes : words.no;
    if (typeof kept === 'number') return figureOf({ entity, row, column }, units).inWords(kept, language);
    if (choicesOf(entity, column) || column === 'kind') return wordOf(kept, words.values);
    if (isDay(kept)) return dayInWords(kept, language);
    if (!isInstant(kept)) return column === 'name' ? called(kept) : kept;
    return timeInWords(timezone, Date.parse(kept), language, { dateStyle: 'medium', timeStyle: 'short' });
  }
  const [kind, name] = [row['kind'], nameIn(row)];
  const kindInWords = typeof kind === 'string' ? wordOf(kind, words.values) : undefined;
  return {
    kind: words.kinds[kindOf(entity)],
    name: name === undefined ? kindInWords : called(name),
    value,
    field: (column: string, kept: Value) => `${wordOf(column, words.columns, words.unnamed)}: ${value(column, kept)}`,
  };
}
