import type { Goal } from '#sync/entities/goals.ts';
import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { readingsIn } from '#src/work/goals/trend.ts';
import type { Reading, TrendDay } from '#src/work/goals/trend.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { goalsWords } from './words.ts';

const DAY_MS = 86_400_000;
const WEEKS = 12;

interface TrendLineProps {
  goal: Pick<Goal, 'kind' | 'unit' | 'target'>;
  trend: readonly TrendDay[];
  /** Where it stands, from where a way to come is drawn that has no trend yet. */
  now?: number | null;
  /** About the target: what counts as keeping it; none where it is left out. */
  band?: number;
  /** Where the line goes on to. */
  projected: Reading | null;
  today: Day;
}

/** The trend of the last weeks and where it leads. */
export function TrendLine({ goal, trend, now = null, band = 0, projected, today }: TrendLineProps) {
  const words = useWords(goalsWords).set;
  const language = useLanguage();
  const { shown, unit, inWords } = useAmounts();
  const from = addDays(today, -7 * WEEKS);
  const known = trend.filter(({ day }) => day >= from);
  const begin = projected && now !== null ? [{ day: today, value: now }] : [];
  const recent: readonly Reading[] = known.length < 2 ? begin : known;
  const last = recent.at(-1);
  if (!last) return null;
  const placed = ({ day, value }: Reading) => ({
    label: dayInWords(day, language, { day: 'numeric', month: 'short' }),
    value: shown(goal, value),
    at: Date.parse(day) / DAY_MS,
  });
  return (
    <LineChart
      label={words.line(inWords(goal, last.value), inWords(goal, goal.target))}
      heads={[words.heads[0] ?? '', words.heads[1] ?? '']}
      points={recent.map(placed)}
      readings={readingsIn(known).map(placed)}
      projected={projected ? [placed(projected)] : []}
      goal={shown(goal, goal.target)}
      band={shown(goal, goal.target + band) - shown(goal, goal.target)}
      format={(value) => `${value.toLocaleString(language)} ${unit(goal, value)}`}
    />
  );
}
