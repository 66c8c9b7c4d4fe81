import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { headingOf } from '#src/work/body/heading.ts';
import { TrendArrow } from '#src/work/body/trend-arrow.tsx';
import { BAND_KG } from '#src/work/goals/band.ts';
import { readingsIn } from '#src/work/goals/trend.ts';
import { useWeights } from '#src/work/use-weights.ts';
import type { Body, Pinned } from './body.ts';
import { overTimeWords } from './words.ts';

const DAY_MS = 86_400_000;

export const RANGES = { '4w': 28, '3m': 91, '1y': 365, all: null } as const;
export type Range = keyof typeof RANGES;

const atOf = (day: Day): number => Date.parse(day) / DAY_MS;

export const firstOf = (range: Range, today: Day): Day => {
  const days = RANGES[range];
  return days === null ? '' : addDays(today, -days);
};

function usePins(pins: readonly Pinned[], label: (day: Day) => string) {
  const words = useWords(overTimeWords).weight;
  return pins.map(({ day, note, photos }) => ({
    label: label(day),
    at: atOf(day),
    says: [note, photos > 0 && words.photos(photos)].filter(Boolean).join(', '),
  }));
}

interface WeightLineProps extends Pick<Body, 'trend' | 'rate' | 'goal' | 'ahead' | 'pins'> {
  range: Range;
  today: Day;
}

/** Weighings and their trend, what is wanted, what may come, and what was noted. */
export function WeightLine({ trend, rate, goal, ahead, pins, range, today }: WeightLineProps) {
  const words = useWords(overTimeWords).weight;
  const language = useLanguage();
  const { shown, inWords, changed, unit, isHidden } = useWeights();
  const from = firstOf(range, today);
  const points = trend.filter(({ day }) => day >= from);
  const [first, last] = [points[0], points.at(-1)];
  const isLong = range === 'all' || range === '1y';
  const label = (day: Day): string =>
    dayInWords(day, language, { day: 'numeric', month: 'short', ...(isLong && { year: 'numeric' }) });
  const pinned = usePins(
    pins.filter(({ day }) => day >= (from || (first?.day ?? today)) && day <= today),
    label,
  );
  if (isHidden) return <TrendArrow heading={headingOf(trend, today)} />;
  const newest = trend.at(-1);
  if (!newest) return null;
  if (!last) {
    const day = dayInWords(newest.day, language, { dateStyle: 'medium' });
    return <p className="muted">{words.noneInRange(inWords(newest.reading ?? newest.value), day)}</p>;
  }
  const placed = ({ day, value }: { day: Day; value: number }) => ({
    label: label(day),
    value: shown(value),
    at: atOf(day),
  });
  return (
    <>
      <LineChart
        label={words.says(inWords(last.value))}
        heads={[words.heads[0] ?? '', words.heads[1] ?? '']}
        points={points.map(placed)}
        readings={readingsIn(points).map(placed)}
        ahead={ahead.map(({ day, low, high }) => ({
          label: label(day),
          at: atOf(day),
          low: shown(low),
          high: shown(high),
        }))}
        pins={pinned}
        {...(goal !== null && { goal: shown(goal), band: shown(BAND_KG) })}
        format={(value) => `${value.toLocaleString(language)} ${unit}`}
      />
      {rate !== null && <p>{words.rate(`${changed(rate)} ${unit}`)}</p>}
      {ahead.length > 0 && <p className="muted small">{words.aheadHelp}</p>}
    </>
  );
}
