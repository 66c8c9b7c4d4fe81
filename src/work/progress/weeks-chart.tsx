import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { ColumnChart } from '#src/ui/chart/column-chart.tsx';
import type { MarkTone } from '#src/ui/marks/tone.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { overTimeWords } from './words.ts';

const STEPS = [1, 2, 5, 10, 15, 20, 25, 50, 100, 150, 200, 250, 500, 1000, 2500, 5000, 10_000];
const MARKS = 12;

/** Keeps the marks of a column countable. */
export const markFor = (highest: number): number => STEPS.find((step) => highest <= step * MARKS) ?? highest / MARKS;

interface WeeksChartProps {
  title: string;
  weeks: readonly { first: Day; value: number | null; target?: number }[];
  tone?: MarkTone;
  /** The target is the least that is wanted. */
  atLeast?: boolean;
}

/** A figure of each of the weeks. */
export function WeeksChart({ title, weeks, tone, atLeast = false }: WeeksChartProps) {
  const words = useWords(overTimeWords).fitness;
  const language = useLanguage();
  const figure = (value: number): string => Math.round(value).toLocaleString(language);
  const now = weeks.at(-1)?.value ?? null;
  const perMark = markFor(Math.max(...weeks.map(({ value, target = 0 }) => Math.max(value ?? 0, target)), 1));
  return (
    <Card title={title}>
      <p className="muted small">{words.mark(figure(perMark))}</p>
      <ColumnChart
        label={words.says(title, now === null ? '–' : figure(now))}
        heads={[words.heads[0] ?? '', words.heads[1] ?? '']}
        columns={weeks.map(({ first, value, target }) => ({
          label: dayInWords(first, language, { day: 'numeric', month: 'numeric' }),
          name: dayInWords(first, language),
          value,
          ...(target !== undefined && { target }),
        }))}
        perMark={perMark}
        now={weeks.length - 1}
        aim={atLeast ? 'at-least' : 'at-most'}
        {...(tone && { tone })}
        format={figure}
      />
    </Card>
  );
}
