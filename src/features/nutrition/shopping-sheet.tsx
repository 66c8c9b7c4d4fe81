import { useState } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { addDays, dayInWords, weekOf } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { servingsInWords } from '#src/work/food/serving.ts';
import { shoppingList } from './shopping.ts';
import type { Purchase } from './shopping.ts';
import { nutritionWords } from './words.ts';

const KILO = 1000;

/** What was bought stays on this device, as a list on paper stays in the pocket. */
const Ticked = z.object({ keys: z.optional(z.array(z.string())) });

function useAmount(): (purchase: Purchase) => string | undefined {
  const language = useLanguage();
  const { measure } = useFoodNames();
  return ({ food, grams }) => {
    if (grams === null) return undefined;
    const weight =
      grams >= KILO
        ? (grams / KILO).toLocaleString(language, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 })
        : grams.toLocaleString(language, { style: 'unit', unit: 'gram', maximumFractionDigits: 0 });
    if (!food) return weight;
    const servings = Math.max(0.25, Math.round((grams / food.serving_grams) * 4) / 4);
    return `${weight} (${servingsInWords(measure(food), servings, servings.toLocaleString(language))})`;
  };
}

function List({ days, today }: { days: readonly Day[]; today: Day }) {
  const { shopping: words, coming, failed } = useWords(nutritionWords);
  const { mealName } = useFoodNames();
  const amountOf = useAmount();
  const { typed, type } = useDraft(`shopping:${days[0]}`, Ticked);
  const ticked = typed.keys ?? [];
  const tick = (key: string, isBought: boolean): void =>
    type({ keys: isBought ? [...ticked, key] : ticked.filter((each) => each !== key) });
  const answer = useRows((db, userId) => shoppingList(db, userId, days, today), [days.join(), today]);
  return (
    <Answered answer={answer} coming={coming} empty={<p className="muted">{words.none}</p>} failed={failed}>
      {(purchases) => (
        <>
          <p className="muted small numbers">
            {words.ticked(purchases.filter(({ key }) => ticked.includes(key)).length, purchases.length)}
          </p>
          {purchases
            .map((purchase) => ({
              ...purchase,
              shown: mealName({ name: purchase.name, food_id: purchase.food?.id ?? null }),
            }))
            .toSorted((a, b) => a.shown.localeCompare(b.shown))
            .map((purchase) => (
              <CheckField
                key={purchase.key}
                label={purchase.shown}
                help={amountOf(purchase)}
                checked={ticked.includes(purchase.key)}
                onChange={({ target }) => tick(purchase.key, target.checked)}
              />
            ))}
        </>
      )}
    </Answered>
  );
}

/** What a week's planned meals take, to be ticked off in the market without a network. */
export function ShoppingSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(nutritionWords).shopping;
  const language = useLanguage();
  const { week_start } = useSettings();
  const today = useToday();
  const [week, setWeek] = useState<'this' | 'next'>('this');
  const days = weekOf(week === 'this' ? today : addDays(today, 7), week_start);
  const named = (day = today): string => dayInWords(day, language, { day: 'numeric', month: 'short' });
  const [first, last] = [week === 'this' ? today : days[0], days.at(-1)];
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="portion-sheet">
        <Segments
          label={words.week}
          value={week}
          onChange={setWeek}
          options={[
            { value: 'this', label: words.this },
            { value: 'next', label: words.next },
          ]}
        />
        <p>{words.days(named(first), named(last))}</p>
        <p className="muted small">{words.help}</p>
        <List key={days[0]} days={days} today={today} />
      </div>
    </Sheet>
  );
}
