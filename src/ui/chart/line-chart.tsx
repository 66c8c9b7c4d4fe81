import { useWords } from '../language.tsx';
import type { MarkTone } from '../marks/tone.ts';
import { kitWords } from '../words.ts';
import { ChartFrame, WIDTH } from './frame.tsx';
import { gridOf, linear, spanOf } from './scale.ts';

const HEIGHT = 150;
const LEFT = 6;
const RIGHT = 276;
const TOP = 18;
const BOTTOM = 124;

interface Point {
  /** Its day, as it is to be read. */
  label: string;
  value: number;
}

interface LineChartProps {
  label: string;
  heads: readonly [string, string];
  points: readonly Point[];
  /** Dashed, after the last point. */
  projected?: readonly Point[];
  goal?: number;
  tone?: MarkTone;
  /** With its unit. */
  format: (value: number) => string;
}

const NONE: readonly Point[] = [];

interface Place {
  x: number;
  y: number;
}

const pathOf = (places: readonly Place[]): string => places.map(({ x, y }, n) => `${n ? 'L' : 'M'}${x} ${y}`).join('');

/** More points than this run together, and only the last one is drawn. */
const DOTS = 14;

function Recorded({ places }: { places: readonly Place[] }) {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <path className="below" d={`${pathOf(places)}V${BOTTOM}H${first.x}Z`} />
      <path className="line" d={pathOf(places)} />
      {places.length <= DOTS &&
        places.slice(0, -1).map(({ x, y }) => <circle key={x} className="point" cx={x} cy={y} r="3" />)}
      <circle className="point last" cx={last.x} cy={last.y} r="4.5" />
    </>
  );
}

function Goal({ value, y }: { value: string; y: number }) {
  const words = useWords(kitWords).chart;
  return (
    <>
      <path className="goal" d={`M${LEFT} ${y}H${RIGHT}`} />
      <text className="goal" x={LEFT} y={y - 5}>
        {words.goal}
      </text>
      <text className="goal" x={WIDTH} y={y + 4} textAnchor="end">
        {value}
      </text>
    </>
  );
}

/** Solid is recorded, dashed is projected; the last value stands beside its point. */
export function LineChart({ label, heads, points, projected = NONE, goal, tone = 'c1', format }: LineChartProps) {
  const words = useWords(kitWords).chart;
  const all = [...points, ...projected];
  const span = spanOf([...all.map(({ value }) => value), ...(goal === undefined ? [] : [goal])]);
  const across = linear([0, Math.max(1, all.length - 1)], [LEFT, RIGHT]);
  const down = linear(span, [BOTTOM, TOP]);
  const places = all.map(({ value }, n) => ({ x: across(n), y: down(value) }));
  const last = places[points.length - 1];
  const latest = points.at(-1);
  const isClear = (line: number) => goal === undefined || Math.abs(down(line) - down(goal)) > 12;
  return (
    <ChartFrame
      label={label}
      tone={tone}
      height={HEIGHT}
      heads={heads}
      rows={[
        ...points.map((point) => [point.label, format(point.value)] as const),
        ...projected.map((point) => [`${point.label} (${words.projected})`, format(point.value)] as const),
      ]}
    >
      {gridOf(...span)
        .filter(isClear)
        .map((line) => (
          <g key={line}>
            <path className="grid" d={`M${LEFT} ${down(line)}H${RIGHT}`} />
            <text x={WIDTH} y={down(line) + 4} textAnchor="end">
              {line}
            </text>
          </g>
        ))}
      {goal !== undefined && <Goal value={String(goal)} y={down(goal)} />}
      <Recorded places={places.slice(0, points.length)} />
      {projected.length > 0 && <path className="line projected" d={pathOf(places.slice(points.length - 1))} />}
      {last && latest && (
        <>
          <text className="now" x={last.x} y={last.y - 10} textAnchor={last.x > RIGHT - 30 ? 'end' : 'middle'}>
            {format(latest.value)}
          </text>
          <text x={last.x} y={HEIGHT - 6} textAnchor={last.x > RIGHT - 30 ? 'end' : 'middle'}>
            {latest.label}
          </text>
        </>
      )}
      {points.length > 2 && (
        <text x={LEFT} y={HEIGHT - 6}>
          {points[0]?.label}
        </text>
      )}
    </ChartFrame>
  );
}
