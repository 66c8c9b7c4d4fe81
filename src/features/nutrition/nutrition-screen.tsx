import './nutrition.css';
import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRow } from '#src/data/rows.ts';
import { useRestShown } from '#src/data/use-rest-shown.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { addDays, isDay, weekOf } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { useHead } from '#src/ui/head.ts';
import { SearchIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Answered } from '#src/ui/states.tsx';
import { useSteady } from '#src/ui/steady.ts';
import { DayHeader } from './day-header.tsx';
import { MealPlanCard } from './meal-plan-card.tsx';
import type { Shown } from './nutrition-sheets.tsx';
import { ProgressCard } from './progress-card.tsx';
import { nutritionDay } from './queries.ts';
import { RecentCard } from './recent-card.tsx';
import { useLogging } from './use-logging.ts';
import { useShortcut } from './use-shortcut.ts';
import { WaterCard } from './water-card.tsx';
import { WeekCard } from './week-card.tsx';
import { nutritionWords } from './words.ts';

const NutritionSheets = later(async () => (await import('./nutrition-sheets.tsx')).NutritionSheets);

/** How far a plan is looked into. */
const AHEAD = 13;

/** The day is in the address, so that it can be shared, reloaded and gone back to. */
function useDayInAddress(today: Day): [Day, (day: Day) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = isDay(asked) && asked <= addDays(today, AHEAD) ? asked : today;
  return [day, (next) => setSearch(next === today ? {} : { day: next })];
}

export function NutritionScreen() {
  const words = useWords(nutritionWords);
  const { week_start, timezone: zone } = useSettings();
  const today = useToday();
  const here = useMemo(() => ({ today, zone }), [today, zone]);
  const [day, setDay] = useDayInAddress(today);
  const [shown, setShown] = useState<Shown | null>(null);
  const isAhead = day > today;
  const logging = useSteady(useLogging(day));
  const answer = useRow((db, userId) => nutritionDay(db, userId, day, here), [day], [here]);
  const restShown = useRestShown(answer);
  useHead(words.title, words.description);
  useShortcut(logging, setShown);
  return (
    <div className="nutrition">
      <DayHeader day={day} today={today} last={addDays(today, AHEAD)} onChange={setDay} />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {({ glasses, targets, ...eating }) => (
          <>
            <ProgressCard
              meals={eating.meals}
              targets={targets}
              names={eating.names}
              day={day}
              onShow={day === today ? setShown : null}
            />
            {!isAhead && <WaterCard glasses={glasses} target={targets.water_target} logging={logging} />}
            <div className="meals">
              <MealPlanCard
                {...eating}
                isAhead={isAhead}
                isToday={day === today}
                pastDay={day < today ? day : null}
                logging={logging}
                onShow={setShown}
              />
            </div>
          </>
        )}
      </Answered>
      {restShown && (
        <>
          {(weekOf(day, week_start)[0] ?? day) <= today && <WeekCard day={day} here={here} weekStart={week_start} />}
          {!isAhead && <RecentCard day={day} logging={logging} />}
        </>
      )}
      <div className="find">
        <Button look="act" large full icon={SearchIcon} onClick={() => setShown({ sheet: 'foods', instead: null })}>
          {words.find}
        </Button>
        {!isAhead && (
          <Button look="line" full onClick={() => setShown({ sheet: 'quick', meal: null })}>
            {words.quick}
          </Button>
        )}
      </div>
      {shown && (
        <Suspense>
          <NutritionSheets shown={shown} isAhead={isAhead} onShow={setShown} logging={logging} />
        </Suspense>
      )}
    </div>
  );
}
