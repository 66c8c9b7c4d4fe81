import { useState } from 'react';
import type { PointerEvent } from 'react';
import './chart.css';
import '../marks/marks.css';
import type { MarkTone } from '../marks/tone.ts';
import { WIDTH } from './frame.tsx';
import { pathOf } from './line-parts.tsx';
import { linear, spanOf } from './scale.ts';
import { placeUnder } from './finger.tsx';

const LEFT = 6;
const RIGHT = 314;
/** Of one strip: its words, then its picture. */
const WORDS = 20;
const PICTURE = 44;
const STRIP = WORDS + PICTURE + 8;
const FOOT = 20;
/** Of the room of a column, what it fills. */
const FILLED = 0.62;

export interface Strip {
  name: string;
  /** Null where nothing is known. */
  values: readonly (number | null)[];
  /** A line for what goes on between, columns for what was done. */
  kind: 'line' | 'columns';
  tone: MarkTone;
  format: (value: number) => string;
}

interface StripsProps {
  /** All that the picture says, in a sentence; the figures are in a table beside it. */
  label: string;
  /** One for each value, as it is to be read. */
  times: readonly string[];
  strips: readonly Strip[];
}

const isKnown = (value: number | null): value is number => value !== null;

function Picture({ values, kind, top, xs }: Pick<Strip, 'values' | 'kind'> & { top: number; xs: readonly number[] }) {
  const known = values.filter(isKnown);
  const span = kind === 'line' ? spanOf(known) : ([0, Math.max(...known, 1)] as [number, number]);
  const down = linear(span, [top + PICTURE, top]);
  if (kind === 'line') {
    const places = values.flatMap((value, at) => (value === null ? [] : { x: xs[at] ?? 0, y: down(value) }));
    return <path className="line" d={pathOf(places)} />;
  }
  const width = ((RIGHT - LEFT) / values.length) * FILLED;
  return values.map((value, at) => (
    <rect
      // oxlint-disable-next-line react/no-array-index-key -- a column is its place
      key={at}
      className="strip-column"
      x={((xs[at] ?? 0) - width / 2).toFixed(1)}
      width={width.toFixed(1)}
      y={down(value ?? 0)}
      height={(top + PICTURE - down(value ?? 0)).toFixed(1)}
    />
  ));
}

/** Several series over the same times, one below the other, read together under a finger. */
export function Strips({ label, times, strips }: StripsProps) {
  const [touched, setTouched] = useState<number | null>(null);
  const room = (RIGHT - LEFT) / times.length;
  const xs = times.map((_, at) => Number((LEFT + (at + 0.5) * room).toFixed(1)));
  const height = strips.length * STRIP + FOOT;
  const at = touched ?? times.length - 1;
  const look = (event: PointerEvent<SVGRectElement>): void => setTouched(placeUnder(event, xs));
  return (
    <figure className="chart strips">
      <figcaption className="visually-hidden">{label}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {touched !== null && <path className="at" d={`M${xs[at]} ${WORDS}V${height - FOOT}`} />}
        {strips.map(({ name, values, kind, tone, format }, place) => {
          const value = values[at] ?? null;
          return (
            <g key={name} className={`tone-${tone}`}>
              <text x={LEFT} y={place * STRIP + WORDS - 7}>
                {name}
              </text>
              <text className="now" x={RIGHT} y={place * STRIP + WORDS - 7} textAnchor="end">
                {value === null ? '–' : format(value)}
              </text>
              <Picture values={values} kind={kind} top={place * STRIP + WORDS} xs={xs} />
            </g>
          );
        })}
        <text className="now" x={Math.min(Math.max(xs[at] ?? 0, 24), RIGHT - 24)} y={height - 4} textAnchor="middle">
          {times[at]}
        </text>
        <rect
          className="touch"
          x="0"
          y="0"
          width={WIDTH}
          height={height}
          onPointerMove={look}
          onPointerDown={look}
          onPointerLeave={() => setTouched(null)}
        />
      </svg>
    </figure>
  );
}
