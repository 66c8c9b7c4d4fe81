import type { Day } from '#src/lib/days.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { foodWords } from '#src/work/food/words.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import type { Planning } from '../food/use-planning.ts';
import { spellsOf } from './changes.ts';
import type { Field, MealKey, Spell } from './changes.ts';
import { DayVersions } from './shape.ts';
import type { MealOnce } from './shape.ts';
import { VersionRows } from './version-rows.tsx';
import { versionWords } from './words.ts';

/** What was changed in one go, a line for each meal. */
function useSpellInWords() {
  const words = useWords(versionWords);
  const { meals, amount, figures } = useWords(foodWords);
  const language = useLanguage();
  const { mealName } = useFoodNames();
  const labels: Readonly<Record<MealKey, string>> = {
    name: words.meal,
    meal_type: amount.meal,
    grams: amount.grams,
    servings: amount.servings,
    calories: figures.calories,
    notes: words.notes,
  };
  function field({ key, was, is }: Field<MealKey>): string {
    const said = (value: unknown): string => {
      if (value === null) return words.unsaid;
      if (typeof value === 'number') return value.toLocaleString(language, { maximumFractionDigits: 1 });
      return key === 'meal_type' ? meals[value as MealOnce['meal_type']] : (value as string);
    };
    if (key === 'name') return words.renamed(said(was), said(is));
    return key === 'notes' ? words.text(labels.notes) : words.field(labels[key], said(was), said(is));
  }
  return ({ days }: Spell): string[] =>
    days.flatMap(({ day, changes }) => {
      const named = dayInWords(day, language, { weekday: 'short', day: 'numeric', month: 'short' });
      return changes.map((change) => {
        const meal = `${mealName(change.thing)}, ${meals[change.thing.meal_type]}`;
        const line =
          change.what === 'changed'
            ? words.changed(meal, change.fields.map(field).join(', '))
            : words[change.what](meal);
        return words.changed(named, line);
      });
    });
}

interface MealVersionsProps {
  clientId: string;
  /** The week on the screen. */
  days: readonly Day[];
  today: Day;
  planning: Planning;
  onClose: () => void;
}

/** How a week was planned before; what is to come of it can be taken up again. */
export function MealVersions({ clientId, days, today, planning, onClose }: MealVersionsProps) {
  const words = useWords(versionWords);
  const inWords = useSpellInWords();
  const [first = today, last = today] = [days[0], days.at(-1)];
  const remote = useRemote({
    key: ['versions of meals', clientId, first],
    ask: (client, signal) => client.rpc('meal_plan_versions', { client: clientId, first, last }).abortSignal(signal),
    shape: DayVersions,
  });
  async function takeUp({ stood }: Spell, now: Spell | undefined): Promise<void> {
    const again = [...stood]
      .filter(([date]) => date >= today)
      .map(([date, meals]) => ({ date, meals, last: (now?.stood.get(date) ?? []).map(({ id }) => id) }));
    if (await planning.again(again)) onClose();
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Remotely remote={remote} failed={words.failed}>
        {(versions) => {
          const spells = spellsOf(versions);
          return (
            <VersionRows
              help={words.meals}
              versions={spells.map((spell, at) => ({
                id: spell.id,
                made_at: spell.made_at,
                author: spell.author,
                lines: inWords(spell),
                onTakeUp:
                  at > 0 && [...spell.stood.keys()].some((day) => day >= today)
                    ? () => void takeUp(spell, spells[0])
                    : null,
              }))}
            />
          );
        }}
      </Remotely>
    </Sheet>
  );
}
