import type { Here } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { figuresOf } from '#src/work/health/figures.ts';
import type { Figures } from '#src/work/health/figures.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import type { Values, Vital } from '#src/work/health/vitals.ts';
import type { Moment } from './queries.ts';
import { useVitals } from './use-vitals.ts';
import { healthWords } from './words.ts';

const SPANS = [7, 30] as const;

interface FiguresProps {
  vital: Vital;
  here: Here;
  moments: readonly Moment[];
  rule: Rule;
}

/** Means of a week and a month, of mornings and evenings, and how much of it was in the usual range. */
export function VitalFigures({ vital, here, moments, rule }: FiguresProps) {
  const words = useWords(healthWords).figures;
  const language = useLanguage();
  const { meanInWords } = useVitals();
  const spans = SPANS.map((days) => figuresOf(vital, moments, { ...here, rule, days }));
  if (spans.every(({ count }) => count === 0)) return null;
  const told = (mean: Values | null): string => (mean ? meanInWords(vital, mean) : '–');
  const share = ({ inRange }: Figures): string =>
    inRange === null ? '–' : inRange.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  const rows = [
    { head: words.mean, of: (figures: Figures) => told(figures.mean) },
    { head: words.morning, of: (figures: Figures) => told(figures.morning) },
    { head: words.evening, of: (figures: Figures) => told(figures.evening) },
    { head: words.inRange, of: share },
    { head: words.count, of: ({ count }: Figures) => count.toLocaleString(language) },
  ];
  return (
    <table className="figures-table">
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          {spans.map(({ days }) => (
            <th key={days} scope="col">
              {words.days(days.toLocaleString(language))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, of }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {spans.map((figures) => (
              <td key={figures.days}>{of(figures)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
