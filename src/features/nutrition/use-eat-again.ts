import { eatAgain, takeBackAgain } from '#sync/actions/meal-plans.ts';
import type { EatenAgain } from '#sync/actions/meal-plans.ts';
import { noteLog } from '#src/data/first-log.ts';
import { useToday } from '#src/data/time/use-today.ts';
import type { Day } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { WholeMeal } from '#src/work/food/day.ts';
import { useSave } from '#src/work/use-save.ts';
import { dayCalled } from './day-called.ts';
import { nutritionWords } from './words.ts';

/** A meal of another day, whole; on the day of the screen, if on no other. */
export type EatAgain = (of: Pick<WholeMeal, 'date' | 'type'>, to?: Day) => Promise<boolean>;

const countOf = ({ added, logged }: EatenAgain): number => added.length + logged.length;

/** Says on which day: one may look at another than today. */
export function useEatAgain(day: Day): EatAgain {
  const { meals: words, notSaved, day: days } = useWords(nutritionWords);
  const language = useLanguage();
  const today = useToday();
  const save = useSave();
  return async ({ date: from, type }, to = day) => {
    const description = dayCalled(to, { today, words: days, language });
    const eaten = await save((userId) => eatAgain({ userId, from, to, type }), {
      failed: { title: notSaved.meal, description: notSaved.description },
      done: (again) =>
        countOf(again) > 0
          ? { title: words.eatenAgain(countOf(again)), description }
          : { title: words.eatenAlready, description, plain: true },
      undo: (again) => (countOf(again) > 0 ? takeBackAgain(again) : null),
      once: `${from} ${type} ${to}`,
    });
    if (eaten && countOf(eaten.value) > 0) noteLog();
    return eaten !== null;
  };
}
