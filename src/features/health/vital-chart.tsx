import { dayIn, dayInWords, daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { BandChart } from '#src/ui/chart/band-chart.tsx';
import type { Band } from '#src/ui/chart/band-chart.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { meanOf } from '#src/work/health/figures.ts';
import type { GlucoseContext } from '#src/work/health/limits.ts';
import { limitsFor, ownRangesOf, pressureLimits } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import type { Values, Vital, VitalKind } from '#src/work/health/vitals.ts';
import type { Moment } from './queries.ts';
import { useVitals } from './use-vitals.ts';
import { healthWords } from './words.ts';

interface ChartProps {
  vital: Vital;
  here: Here;
  days: number;
  /** Oldest first. */
  moments: readonly Moment[];
  rule: Rule;
}

/** How what is drawn would be called; nothing where no limits hold for this person. */
function useBands(vital: Vital, rule: Rule, context: GlucoseContext | null): { bands: Band[]; line?: number } {
  const { shownAs } = useVitals();
  if (!rule.isAdult && ownRangesOf(vital, rule).length === 0) return { bands: [] };
  if (vital === 'pressure') {
    const { systolic, diastolic } = pressureLimits(rule);
    const { alarmHigh = 180 } = limitsFor('systolic', null, rule);
    return {
      bands: [
        { from: systolic, to: alarmHigh, tone: 'warn' },
        { from: alarmHigh, tone: 'bad' },
      ],
      line: diastolic,
    };
  }
  const { low, high, alarmLow, alarmHigh } = limitsFor(vital, context, rule);
  const at = (value: number): number => shownAs(vital).of(value);
  return {
    bands: [
      ...(low === undefined && high === undefined
        ? []
        : [
            {
              tone: 'ok' as const,
              ...(low !== undefined && { from: at(low) }),
              ...(high !== undefined && { to: at(high) }),
            },
          ]),
      ...(alarmLow === undefined ? [] : [{ tone: 'bad' as const, to: at(alarmLow) }]),
      ...(alarmHigh === undefined ? [] : [{ tone: 'bad' as const, from: at(alarmHigh) }]),
    ],
  };
}

/** From the lowest to the highest of a day; of a pressure from the mean lower to the mean upper value. */
function endsOf(vital: Vital, moments: readonly Moment[]): [low: number, high: number] | null {
  if (vital === 'pressure') {
    const mean: Values = meanOf(vital, moments) ?? {};
    return mean.systolic === undefined || mean.diastolic === undefined ? null : [mean.diastolic, mean.systolic];
  }
  const values = moments.flatMap(({ values: { [vital as VitalKind]: value } }) => value ?? []);
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

/** The days as bars, before the bands of what is usual. */
export function VitalChart({ vital, here, days, moments, rule }: ChartProps) {
  const { entry: words, vitals: names } = useWords(healthWords);
  const language = useLanguage();
  const { shownAs, unitOf } = useVitals();
  const [context = null] = new Set(moments.map((moment) => moment.context));
  const isOneContext = moments.every((moment) => moment.context === context);
  const { bands, line } = useBands(vital, rule, isOneContext ? context : null);
  const dayOf = ({ at }: Moment): Day => dayIn(here.zone, Date.parse(at));
  const [first] = moments;
  if (!first) return null;
  const kind: VitalKind = vital === 'pressure' ? 'systolic' : vital;
  const told = (value: number): string => shownAs(kind).of(value).toLocaleString(language);
  const bars = [...Map.groupBy(moments, dayOf)].flatMap(([day, ofDay]) => {
    const ends = endsOf(vital, ofDay);
    if (!ends) return [];
    const [low, high] = ends.map((value) => (vital === 'pressure' ? Math.round(value) : shownAs(kind).of(value)));
    if (low === undefined || high === undefined) return [];
    const label = dayInWords(day, language, { day: 'numeric', month: 'short' });
    return [{ label, at: daysBetween(dayOf(first), day), low, high }];
  });
  if (bars.length < 2) return null;
  const said = (low: number, high: number): string => {
    if (vital === 'pressure') return `${told(high)}/${told(low)} ${unitOf(vital)}`;
    const [least, most] = [low, high].map((value) => value.toLocaleString(language));
    return `${least === most ? most : `${least}–${most}`} ${unitOf(vital)}`;
  };
  return (
    <BandChart
      label={words.chart(names[vital], days.toLocaleString(language))}
      heads={[words.day, names[vital]]}
      bars={bars}
      bands={bands}
      {...(line !== undefined && { line })}
      format={said}
    />
  );
}
