import { useLanguage, useWords } from '../language.tsx';
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
  /** Where it stands across, such as a count of days; one after another where it is left out. */
  at?: number;
}

interface LineChartProps {
  label: string;
  heads: readonly [string, string];
  points: readonly Point[];
  /** By themselves around a line that smooths them. */
  readings?: readonly Point[];
  /** Dashed, after the last point. */
  projected?: readonly Point[];
  goal?: number;
  /** About the goal: what counts as being there. */
  band?: number;
  tone?: MarkTone;
  /** With its unit. */
  format: (value: number) => string;
}

/** So low the last value may stand. */
const LOWEST = BOTTOM - 4;

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

interface Level {
  /** As it is to be read. */
  value: string;
  y: number;
}

const Grid = ({ lines }: { lines: readonly Level[] }) =>
  lines.map(({ value, y }) => (
    <g key={value}>
      <path className="grid" d={`M${LEFT} ${y}H${RIGHT}`} />
      <text x={WIDTH} y={y + 4} textAnchor="end">
        {value}
      </text>
    </g>
  ));

function Goal({ value, y }: Level) {
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

interface LatestProps extends Place {
  value: string;
  label: string;
  /** The line comes from above, so that what stands over the point begins there. */
  falling: boolean;
}

function Latest({ x, y, value, label, falling }: LatestProps) {
  const atEnd = x > RIGHT - 40;
  const over = falling && !atEnd ? 'start' : 'end';
  // Below the point it would stand on the day.
  const isLow = falling && atEnd && y + 19 > LOWEST;
  return (
    <>
      <text
        className="now"
        x={over === 'start' ? x - 3 : isLow ? x - 14 : x + 5}
        y={isLow ? LOWEST : falling && atEnd ? y + 19 : y - 9}
        textAnchor={over}
      >
        {value}
      </text>
      <text x={x} y={HEIGHT - 6} textAnchor={atEnd ? 'end' : 'middle'}>
        {label}
      </text>
    </>
  );
}

const isFalling = (places: readonly Place[]): boolean => (places.at(-2)?.y ?? 0) < (places.at(-1)?.y ?? 0);

/** Solid is recorded, dashed is projected; the last value stands beside its point. */
export function LineChart({
  label,
  heads,
  points,
  readings = NONE,
  projected = NONE,
  goal,
  band = 0,
  tone = 'c1',
  format,
}: LineChartProps) {
  const words = useWords(kitWords).chart;
  const language = useLanguage();
  const all = [...points, ...projected];
  const ats = all.map(({ at }, place) => at ?? place);
  const span = spanOf([
    ...[...all, ...readings].map(({ value }) => value),
    ...(goal === undefined ? [] : [goal - band, goal + band]),
  ]);
  const across = linear([Math.min(...ats), Math.max(...ats)], [LEFT, RIGHT]);
  const down = linear(span, [BOTTOM, TOP]);
  const places = all.map(({ value }, place) => ({ x: across(ats[place] ?? place), y: down(value) }));
  const recorded = places.slice(0, points.length);
  const [last, latest] = [recorded.at(-1), points.at(-1)];
  const level = (value: number) => ({ value: value.toLocaleString(language), y: down(value) });
  const isClear = (line: number) => goal === undefined || Math.abs(down(line) - down(goal)) > 12;
  const rows = all.map(
    (point, place) =>
      [place < points.length ? point.label : `${point.label} (${words.projected})`, format(point.value)] as const,
  );
  return (
    <ChartFrame label={label} tone={tone} height={HEIGHT} heads={heads} rows={rows}>
      <Grid
        lines={gridOf(...span)
          .filter(isClear)
          .map(level)}
      />
      {goal !== undefined && band > 0 && (
        <rect
          className="band"
          x={LEFT}
          y={down(goal + band)}
          width={RIGHT - LEFT}
          height={down(goal - band) - down(goal + band)}
        />
      )}
      {goal !== undefined && <Goal {...level(goal)} />}
      {projected.length > 0 && <path className="line projected" d={pathOf(places.slice(points.length - 1))} />}
      {readings.map(({ at = 0, value }) => (
        <circle key={at} className="measured" cx={across(at)} cy={down(value)} r="2" />
      ))}
      <Recorded places={recorded} />
      {last && latest && (
        <Latest {...last} value={format(latest.value)} label={latest.label} falling={isFalling(recorded)} />
      )}
      {points.length > 2 && (
        <text x={LEFT} y={HEIGHT - 6}>
          {points[0]?.label}
        </text>
      )}
    </ChartFrame>
  );
}
