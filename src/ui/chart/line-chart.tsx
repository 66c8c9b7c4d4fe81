import { useLanguage, useWords } from '../language.tsx';
import type { MarkTone } from '../marks/tone.ts';
import { kitWords } from '../words.ts';
import { Finger } from './finger.tsx';
import type { Told } from './finger.tsx';
import { ChartFrame, LONG } from './frame.tsx';
import { Grid } from './grid.tsx';
import * as parts from './line-parts.tsx';
import { gridOf, linear, spanOf } from './scale.ts';

const { BOTTOM, HEIGHT, LEFT, RIGHT, TOP } = parts;

interface Point {
  /** Its day, as it is to be read. */
  label: string;
  value: number;
  /** Where it stands across, such as a count of days; one after another where it is left out. */
  at?: number;
}

/** What may be at a time to come. */
interface Range {
  label: string;
  at: number;
  low: number;
  high: number;
}

/** Something that happened, at no height. */
interface Pin {
  label: string;
  at: number;
  says: string;
}

interface LineChartProps {
  label: string;
  heads: readonly [string, string];
  points: readonly Point[];
  /** By themselves around a line that smooths them. */
  readings?: readonly Point[];
  /** Dashed, after the last point. */
  projected?: readonly Point[];
  /** Dotted, after the last point: between the two. */
  ahead?: readonly Range[];
  pins?: readonly Pin[];
  goal?: number;
  /** About the goal: what counts as being there. */
  band?: number;
  tone?: MarkTone;
  /** With its unit. */
  format: (value: number) => string;
}

const NONE: readonly never[] = [];

const isFalling = (places: readonly parts.Place[]): boolean => (places.at(-2)?.y ?? 0) < (places.at(-1)?.y ?? 0);

type Drawn = Required<Pick<LineChartProps, 'points' | 'readings' | 'projected' | 'ahead' | 'pins' | 'format'>>;

const rangeIn = ({ low, high }: Range, format: Drawn['format']): string => `${format(low)} – ${format(high)}`;

function rowsOf({ points, projected, ahead, pins, format }: Drawn, isProjected: string): (readonly [string, string])[] {
  const known = points.map(({ label, value }) => [label, format(value)] as const);
  const coming = projected.map(({ label, value }) => [`${label} (${isProjected})`, format(value)] as const);
  const between = ahead.map((range) => [`${range.label} (${isProjected})`, rangeIn(range, format)] as const);
  return [...known, ...coming, ...between, ...pins.map(({ label, says }) => [label, says] as const)];
}

/** Where everything stands. */
function placesOf({ points, readings, projected, ahead, pins }: Drawn, goal: number | undefined, band: number) {
  const all = [...points, ...projected];
  const ats = all.map(({ at }, place) => at ?? place);
  const aheadAts = ahead.map(({ at }) => at);
  const pinAts = pins.map(({ at }) => at);
  const span = spanOf([
    ...[...all, ...readings].map(({ value }) => value),
    ...ahead.flatMap(({ low, high }) => [low, high]),
    ...(goal === undefined ? [] : [goal - band, goal + band]),
  ]);
  const end = Math.max(ats.at(-1) ?? 0, ...aheadAts, ...pinAts);
  // A single point stands where the newest does.
  const first = Math.min(ats[0] ?? 0, ...pinAts);
  const begin = first === end ? end - 1 : first;
  const across = linear([begin, end], [LEFT, RIGHT]);
  const down = linear(span, [BOTTOM, TOP]);
  const places = all.map(({ value }, place) => ({ x: across(ats[place] ?? place), y: down(value) }));
  return {
    span,
    down,
    recorded: places.slice(0, points.length),
    coming: projected.length > 0 ? places.slice(points.length - 1) : [],
    dots: readings.map(({ at = 0, value }) => ({ x: across(at), y: down(value) })),
    low: ahead.map(({ at, low }) => ({ x: across(at), y: down(low) })),
    high: ahead.map(({ at, high }) => ({ x: across(at), y: down(high) })),
    pinned: pins.map(({ at }) => across(at)),
  };
}

type Places = ReturnType<typeof placesOf>;

/** What can be read at each place across, told when it is asked for. */
function readableOf({ points, ahead, pins, format }: Drawn, { recorded, low, pinned }: Places) {
  const tellers: { x: number; tell: () => Told }[] = recorded.map(({ x, y }, place) => ({
    x,
    tell: () => {
      const { label = '', value = 0 } = points[place] ?? {};
      const pin = pins.find((_, each) => pinned[each] === x);
      return { y, says: `${label}: ${format(value)}${pin ? `, ${pin.says}` : ''}` };
    },
  }));
  const known = new Set(recorded.map(({ x }) => x));
  for (const [place, { label, says }] of pins.entries()) {
    const x = pinned[place] ?? 0;
    if (!known.has(x)) tellers.push({ x, tell: () => ({ y: null, says: `${label}: ${says}` }) });
  }
  for (const [place, range] of ahead.entries()) {
    const x = low[place]?.x ?? 0;
    tellers.push({ x, tell: () => ({ y: null, says: `${range.label}: ${rangeIn(range, format)}` }) });
  }
  return pins.length === 0 ? tellers : tellers.toSorted((a, b) => a.x - b.x);
}

/** Solid is recorded, dashed is projected; the last value stands beside its point. */
export function LineChart({ label, heads, goal, band = 0, tone = 'c1', ...given }: LineChartProps) {
  const words = useWords(kitWords).chart;
  const language = useLanguage();
  const drawn: Drawn = { readings: NONE, projected: NONE, ahead: NONE, pins: NONE, ...given };
  const { points, format } = drawn;
  const places = placesOf(drawn, goal, band);
  const { span, down, recorded, coming, dots, low, high, pinned } = places;
  const [last, latest] = [recorded.at(-1), points.at(-1)];
  const level = (value: number) => ({ value: value.toLocaleString(language), y: down(value) });
  const readable = readableOf(drawn, places);
  const rows = () => rowsOf(drawn, words.projected);
  const isClear = (line: number) => goal === undefined || Math.abs(down(line) - down(goal)) > 12;
  return (
    <ChartFrame label={label} tone={tone} height={HEIGHT} heads={heads} rows={points.length > LONG ? rows : rows()}>
      <Grid
        from={parts.LEFT}
        to={parts.RIGHT}
        lines={gridOf(...span)
          .filter(isClear)
          .map(level)}
      />
      {goal !== undefined && band > 0 && <parts.Band from={down(goal - band)} to={down(goal + band)} />}
      {goal !== undefined && <parts.Goal {...level(goal)} />}
      {coming.length > 0 && <path className="line projected" d={parts.pathOf(coming)} />}
      {last && low.length > 0 && <parts.Ahead from={last} low={low} high={high} />}
      {dots.length > 0 && <parts.Readings places={dots} />}
      <parts.Recorded places={recorded} />
      {pinned.length > 0 && <parts.Pins xs={[...new Set(pinned)]} />}
      {last && latest && (
        <parts.Latest {...last} value={format(latest.value)} label={latest.label} falling={isFalling(recorded)} />
      )}
      {points.length > 2 && (
        <text x={LEFT} y={HEIGHT - 6}>
          {points[0]?.label}
        </text>
      )}
      <Finger
        xs={readable.map(({ x }) => x)}
        tell={(place) => readable[place]?.tell() ?? { y: null, says: '' }}
        top={TOP}
        bottom={BOTTOM}
        right={RIGHT}
      />
    </ChartFrame>
  );
}
