import type { ComponentProps } from 'react';
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

interface Week {
  first: Day;
  value: number | null;
  target?: number;
}

interface WeekColumnsProps extends Pick<ComponentProps<typeof ColumnChart>, 'label' | 'tone' | 'aim' | 'format'> {
  heads: readonly string[];
  weeks: readonly Week[];
  /** What a mark stands for, where it has a unit that its columns do without. */
  told?: (value: number) => string;
}

/** A column for each of the weeks, the last of which is not over. */
export function WeekColumns({ heads, weeks, told, ...chart }: WeekColumnsProps) {
  const { mark } = useWords(overTimeWords).fitness;
  const language = useLanguage();
  const perMark = markFor(Math.max(...weeks.map(({ value, target = 0 }) => Math.max(value ?? 0, target)), 1));
  return (
    <>
      <p className="muted small">{mark((told ?? chart.format)(perMark))}</p>
      <ColumnChart
        {...chart}
        heads={[heads[0] ?? '', heads[1] ?? '']}
        columns={weeks.map(({ first, ...week }) => ({
          ...week,
          label: dayInWords(first, language, { day: 'numeric', month: 'numeric' }),
          name: dayInWords(first, language),
        }))}
        perMark={perMark}
        now={weeks.length - 1}
      />
    </>
  );
}

interface WeeksChartProps {
  title: string;
  weeks: readonly Week[];
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
  return (
    <Card title={title}>
      <WeekColumns
        label={words.says(title, now === null ? '–' : figure(now))}
        heads={words.heads}
        weeks={weeks}
        aim={atLeast ? 'at-least' : 'at-most'}
        {...(tone && { tone })}
        format={figure}
      />
    </Card>
  );
}
