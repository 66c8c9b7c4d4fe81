import { Suspense, useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { addDays, dayInWords, weekOf } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Answered } from '#src/ui/states.tsx';
import { CopySheet } from './copy-sheet.tsx';
import type { FoodPartProps } from './food-part.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import type { Place } from './plan-sheet.tsx';
import { planOf } from './queries.ts';
import { TemplatesSheet } from './templates-sheet.tsx';
import { Turner } from './turner.tsx';
import { useCarrying } from './use-carrying.ts';
import { usePlanning } from './use-planning.ts';
import { versionWords } from '#src/work/versions/words.ts';
import { providerFoodWords } from './words.ts';

const MealVersions = later(async () => (await import('../versions/meal-versions.tsx')).MealVersions);

const DAYS = 7;

const daysFrom = (first: Day): Day[] => Array.from({ length: DAYS }, (_, place) => addDays(first, place));

/** Nothing is planned for what is past: it could not be kept any more. */
const weekAfter = (days: readonly Day[], today: Day) =>
  days.map((from) => ({ from, to: addDays(from, DAYS) })).filter(({ to }) => to >= today);

function useWeek(today: Day) {
  const { week_start } = useSettings();
  const [anchor, setAnchor] = useState(today);
  const days = weekOf(anchor, week_start);
  return {
    days,
    isNow: days.includes(today),
    turn: (by: number) => setAnchor(addDays(anchor, by * DAYS)),
    back: () => setAnchor(today),
  };
}

/** A week of a client's meals: days side by side where there is room, else one below the other. */
export function Plan({ clientId, here: { today } }: FoodPartProps) {
  const words = useWords(providerFoodWords);
  const language = useLanguage();
  const { days, isNow, turn, back } = useWeek(today);
  const [place, setPlace] = useState<Place | null>(null);
  const [copied, setCopied] = useState<Day | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const versions = useWords(versionWords);
  const planning = usePlanning(clientId);
  const carrying = useCarrying(clientId, today);
  const answer = useRow((db) => planOf(db, clientId, days), [clientId, days.join()]);
  const named = (day = today): string => dayInWords(day, language, { day: 'numeric', month: 'short' });
  const ahead = weekAfter(days, today);
  const copyWeek = (): void => void planning.copy(ahead).then((isDone) => isDone && turn(1));
  return (
    <Card title={words.plan}>
      <p className="muted small">{words.week.help}</p>
      <Turner
        title={words.week.of(named(days[0]), named(days.at(-1)))}
        names={{ previous: words.week.previous, next: words.week.next, back: words.week.this }}
        onBack={isNow ? null : back}
        onTurn={turn}
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(week) => (
          <>
            <PlanGrid
              week={week}
              carrying={carrying}
              label={words.week.of(named(days[0]), named(days.at(-1)))}
              today={today}
              onShow={setPlace}
              onCopy={setCopied}
              onFast={(of) => void planning.fast(of.day, !of.fasts)}
            />
            <div className="note-acts">
              {ahead.length > 0 && (
                <Button look="line" onClick={copyWeek}>
                  {words.week.copyWeek}
                </Button>
              )}
              <Button look="quiet" onClick={() => setChoosing(true)}>
                {words.templates.title}
              </Button>
              <Button look="quiet" onClick={() => setLooking(true)}>
                {versions.title}
              </Button>
            </div>
          </>
        )}
      </Answered>
      {place && <PlanSheet clientId={clientId} place={place} planning={planning} onShow={setPlace} />}
      {isChoosing && (
        <TemplatesSheet days={days} today={today} planning={planning} onClose={() => setChoosing(false)} />
      )}
      {isLooking && (
        <Suspense>
          <MealVersions
            clientId={clientId}
            days={days}
            today={today}
            planning={planning}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
      {copied && (
        <CopySheet
          from={copied}
          days={daysFrom(copied < today ? today : addDays(copied, 1))}
          planning={planning}
          onClose={() => setCopied(null)}
        />
      )}
    </Card>
  );
}
