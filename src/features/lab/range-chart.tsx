import { ChartFrame } from '#src/ui/chart/frame.tsx';
import { Ends, Grid } from '#src/ui/chart/grid.tsx';
import { gridOf, linear, spanOf } from '#src/ui/chart/scale.ts';
import { useLanguage } from '#src/ui/language.tsx';

const HEIGHT = 160;
const LEFT = 14;
const RIGHT = 268;
const TOP = 18;
const BOTTOM = 134;
/** Half of how wide a range stands behind its point. */
const HALF = 9;

interface Point {
  id: string;
  label: string;
  value: number;
  /** Days after the first. */
  at: number;
  /** That was used for it: ranges change with age, method and laboratory. */
  bounds: [low: number, high: number] | null;
}

interface RangeChartProps {
  label: string;
  heads: readonly [string, string];
  /** Oldest first. */
  points: readonly Point[];
  format: (value: number) => string;
  /** A point and the range behind it, in the table. */
  inWords: (value: string, range: string) => string;
}

/** Values over time, each before the range that was used for it. */
export function RangeChart({ label, heads, points, format, inWords }: RangeChartProps) {
  const language = useLanguage();
  const span = spanOf(points.flatMap(({ value, bounds }) => [value, ...(bounds ?? [])]));
  const across = linear([0, points.at(-1)?.at ?? 0], [LEFT, RIGHT]);
  const down = linear(span, [BOTTOM, TOP]);
  const line = points.map(({ at, value }, n) => `${n ? 'L' : 'M'}${across(at)} ${down(value)}`).join('');
  const last = points.at(-1);
  const rows = points.map(({ label: day, value, bounds }) => {
    const said = format(value);
    return [day, bounds ? inWords(said, bounds.map((end) => end.toLocaleString(language)).join(' – ')) : said] as const;
  });
  return (
    <ChartFrame label={label} tone="c1" height={HEIGHT} heads={heads} rows={rows}>
      {points.map(({ id, at, bounds }) =>
        bounds ? (
          <rect
            key={id}
            className="lab-range"
            x={across(at) - HALF}
            y={down(bounds[1])}
            width={HALF * 2}
            height={Math.max(1, down(bounds[0]) - down(bounds[1]))}
            rx="3"
          />
        ) : null,
      )}
      <Grid
        from={LEFT}
        to={RIGHT}
        lines={gridOf(...span).map((value) => ({ value: value.toLocaleString(language), y: down(value) }))}
      />
      <path className="line" d={line} />
      {points.map(({ id, at, value }) => (
        <circle key={id} className="point" cx={across(at)} cy={down(value)} r="4" />
      ))}
      {last && (
        <text className="now" x={Math.min(across(last.at) + 5, RIGHT)} y={down(last.value) - 9} textAnchor="end">
          {format(last.value)}
        </text>
      )}
      <Ends labels={points.map(({ label: day }) => day)} from={LEFT - HALF} to={RIGHT + HALF} y={HEIGHT - 6} />
    </ChartFrame>
  );
}
