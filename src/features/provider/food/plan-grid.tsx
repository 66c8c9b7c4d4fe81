import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useWords } from '#src/ui/language.tsx';
import { foodWords } from '#src/work/food/words.ts';
import { gridOf, leadsTo, ROWS, spotOf } from './grid-keys.ts';
import type { Grid } from './grid-keys.ts';
import { Cell, DayHead, standsAt } from './plan-cells.tsx';
import type { Shown } from './plan-cells.tsx';
import type { PlanWeek } from './queries.ts';
import type { Carrying } from './use-carrying.ts';
import { providerFoodWords } from './words.ts';

const keyOf = (target: EventTarget): string | null =>
  (target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null;

const focusOn = (place: HTMLElement | null, key: string): void =>
  place?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();

interface Wanted {
  key: string;
  row: number;
  day: number;
}

/** One thing of the grid is a stop of the Tab key; from there the arrows lead on. */
function useRoving(grid: Grid, first: string, week: string) {
  const place = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(first);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [of, setOf] = useState(week);
  if (of !== week) {
    setOf(week);
    setWanted(null);
  }
  const hasFocus = useRef(false);
  const isThere = spotOf(grid, at) !== null;
  const stop = isThere ? at : spotOf(grid, first) ? first : (grid[0]?.[0]?.[0] ?? '');
  // Whatever was put somewhere stands there once the rows have been read again.
  const come = wanted && grid[wanted.row]?.[wanted.day]?.includes(wanted.key) ? wanted.key : null;
  useEffect(() => {
    if (come !== null) focusOn(place.current, come);
  }, [come]);
  useEffect(() => {
    // What had it is gone, or is another thing by now. React tells no blur of what it takes away.
    if (hasFocus.current && !place.current?.contains(document.activeElement)) focusOn(place.current, stop);
  });
  const heard = {
    onFocus({ target }: FocusEvent): void {
      hasFocus.current = true;
      const key = keyOf(target);
      if (key === null) return;
      setAt(key);
      setWanted(null);
    },
    onBlur({ relatedTarget }: FocusEvent): void {
      hasFocus.current = place.current?.contains(relatedTarget) ?? false;
    },
  };
  return { place, stop, heard, follow: setWanted };
}

interface KeysProps {
  grid: Grid;
  days: PlanWeek['days'];
  follow: (wanted: Wanted) => void;
  carrying: Carrying;
}

/** What a press does: it leads on, or takes a meal along, or puts it down. */
function keysOn({ grid, days, follow, carrying }: KeysProps) {
  async function putAt(key: string): Promise<void> {
    const spot = spotOf(grid, key);
    const [row, date] = [spot && ROWS[spot.row], spot && days[spot.day]?.day];
    if (!spot || !row || !date) return;
    if (row === 'day') {
      carrying.refuse();
      return;
    }
    const id = await carrying.put({ date, meal_type: row });
    if (id !== null) follow({ ...spot, key: id });
  }
  function carry(key: string, letter: string): boolean {
    // Selected text is what somebody means to copy.
    if (letter !== 'v' && document.getSelection()?.isCollapsed === false) return false;
    if (letter === 'v' && carrying.carried) {
      void putAt(key);
      return true;
    }
    const all = days.flatMap(({ meals }) => meals);
    const meal = all.find(({ id }) => id === key);
    if (!meal || (letter !== 'x' && letter !== 'c')) return false;
    const others = all.filter(({ instead_of }) => instead_of === key);
    carrying.take(meal, letter === 'x', others);
    return true;
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    const key = keyOf(event.target);
    const ctrl = event.ctrlKey || event.metaKey;
    if (key === null || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape') carrying.leave();
    const next = leadsTo(grid, key, { key: event.key, ctrl, alt: event.altKey });
    if (next !== null) focusOn(event.currentTarget, next);
    if (next !== null || (ctrl && carry(key, event.key.toLowerCase()))) event.preventDefault();
  };
}

interface PlanGridProps extends Omit<Shown, 'stop' | 'foods' | 'carried'> {
  week: PlanWeek;
  /** Stays while one turns to another week. */
  carrying: Carrying;
  label: string;
}

/** As the grid pattern of WAI-ARIA has it: meals are rows and days columns, whatever room there is. */
export function PlanGrid({ week, carrying, label, ...shown }: PlanGridProps) {
  const { grid: words } = useWords(providerFoodWords);
  const { meals: types } = useWords(foodWords);
  const { days, foods } = week;
  const grid = gridOf(days, shown.today);
  const column = Math.max(
    0,
    days.findIndex(({ day }) => day === shown.today),
  );
  const { place, stop: stopsAt, heard, follow } = useRoving(grid, grid[0]?.[column]?.[0] ?? '', days[0]?.day ?? '');
  const stop = (key: string) => ({ 'data-key': key, tabIndex: key === stopsAt ? 0 : -1 });
  const all: Shown = { ...shown, foods, stop, carried: carrying.carried?.meal.id ?? null };
  return (
    <>
      <output className="small">{carrying.said}</output>
      <table
        ref={place}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that the arrows go through is one
        role="grid"
        tabIndex={-1}
        className="plan-grid"
        aria-label={label}
        onKeyDown={keysOn({ grid, days, follow, carrying })}
        {...heard}
      >
        <thead>
          <tr>
            <th scope="col" className="visually-hidden">
              {words.meal}
            </th>
            {days.map((day, at) => (
              <DayHead key={day.day} day={day} place={standsAt(at, 0)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row, line) => (
            <tr key={row}>
              <th scope="row" className="visually-hidden">
                {row === 'day' ? words.wholeDay : types[row]}
              </th>
              {days.map((day, at) => (
                <Cell
                  key={day.day}
                  day={day}
                  row={row}
                  place={standsAt(at, line + 1)}
                  isEmpty={grid[line]?.[at]?.[0]?.startsWith('cell ') === true}
                  shown={all}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure title={words.keysTitle}>
        <p className="small">{words.keys}</p>
      </Disclosure>
    </>
  );
}
