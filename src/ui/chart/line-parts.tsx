import { useWords } from '../language.tsx';
import { kitWords } from '../words.ts';
import { WIDTH } from './frame.tsx';
import type { Level } from './grid.tsx';
import { thin } from './thin.ts';

export const HEIGHT = 150;
export const LEFT = 6;
export const RIGHT = 276;
export const TOP = 18;
export const BOTTOM = 124;

export interface Place {
  x: number;
  y: number;
}

export const pathOf = (places: readonly Place[]): string =>
  places.map(({ x, y }, n) => `${n ? 'L' : 'M'}${x} ${y}`).join('');

/** More points than this run together, and only the last one is drawn. */
const DOTS = 14;

export function Recorded({ places }: { places: readonly Place[] }) {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  const line = pathOf(thin(places));
  return (
    <>
      <path className="below" d={`${line}V${BOTTOM}H${first.x}Z`} />
      <path className="line" d={line} />
      {places.length <= DOTS &&
        places.slice(0, -1).map(({ x, y }) => <circle key={x} className="point" cx={x} cy={y} r="3" />)}
      <circle className="point last" cx={last.x} cy={last.y} r="4.5" />
    </>
  );
}

/** By themselves, each a dot of one line. */
export const Readings = ({ places }: { places: readonly Place[] }) => (
  <path
    className="measured"
    d={thin(places)
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join('')}
  />
);

export function Goal({ value, y }: Level) {
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

/** Between two levels. */
export const Band = ({ from, to }: { from: number; to: number }) => (
  <rect
    className="band"
    x={LEFT}
    width={RIGHT - LEFT}
    y={Math.max(Math.min(from, to), 0)}
    height={Math.abs(from - to)}
  />
);

/** What may come, from the last that is known on, between two dotted lines. */
export function Ahead({ from, low, high }: { from: Place; low: readonly Place[]; high: readonly Place[] }) {
  const [below, above] = [
    [from, ...low],
    [from, ...high],
  ];
  return (
    <>
      <path className="ahead" d={`${pathOf(above)}${pathOf(below.toReversed()).replace('M', 'L')}Z`} />
      <path className="ahead-edge" d={pathOf(above) + pathOf(below)} />
    </>
  );
}

export const Pins = ({ xs }: { xs: readonly number[] }) =>
  xs.map((x) => <path key={x} className="pin" d={`M${x} ${BOTTOM - 7}l4 7h-8z`} />);

interface LatestProps extends Place {
  value: string;
  label: string;
  /** The line comes from above, so that what stands over the point begins there. */
  falling: boolean;
}

/** So low the last value may stand. */
const LOWEST = BOTTOM - 4;

export function Latest({ x, y, value, label, falling }: LatestProps) {
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
