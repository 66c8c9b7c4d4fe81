import { classNames } from '../class-names.ts';
import type { MarkTone } from '../marks/tone.ts';
import { ChartFrame, WIDTH } from './frame.tsx';

const HEIGHT = 156;
const LEFT = 0;
const RIGHT = 282;
const TOP = 22;
const BOTTOM = 130;
/** Of the room that a mark has, the part that is left between two; and how far its right side rises. */
const GAP = 0.34;
const SLANT = 2.5;

interface Column {
  /** Below the column. */
  label: string;
  /** In the table; the label where it is left out. */
  name?: string;
  /** Null where nothing is known, as on a day to come. */
  value: number | null;
  /** Each column has one, or none has. */
  target?: number;
}

interface ColumnChartProps {
  label: string;
  heads: readonly [string, string];
  columns: readonly Column[];
  /** What one mark stands for. The words above the chart say it. */
  perMark: number;
  /** The place of the one that is not over yet. */
  now?: number;
  tone?: MarkTone;
  /** More than the target is marked, unless the target is the least that is wanted. */
  aim?: 'at-most' | 'at-least';
  format: (value: number) => string;
}

interface MarksProps {
  x: number;
  width: number;
  filled: number;
  of: number;
}

/** Two shapes a column, however many marks it has: a page of charts has thousands. */
function Marks({ x, width, filled, of }: MarksProps) {
  const room = (BOTTOM - TOP) / of;
  const high = (room * (1 - GAP)).toFixed(1);
  const shape = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, place) => {
      const y = (BOTTOM - (from + place + GAP / 2) * room).toFixed(1);
      return `M${x} ${y}v-${high}l${width} -${SLANT}v${high}z`;
    }).join('');
  const done = Math.min(filled, of);
  return (
    <>
      {done > 0 && <path className="on" d={shape(0, done)} />}
      {done < of && <path d={shape(done, of)} />}
    </>
  );
}

/** What a figure or a letter takes at most, in the largest size of the words, and what is left between two words. */
const LETTER = 7;
const BETWEEN = 5;

/** Of so many in a row one is told, so that none touches the next; the table has them all. */
const oneOf = (words: readonly string[], room: number): number =>
  Math.ceil((Math.max(...words.map(({ length }) => length)) * LETTER + BETWEEN) / room);

/** A dotted line that steps where the target changes, told at its end. */
function Targets({ heights, room, says }: { heights: readonly number[]; room: number; says: string }) {
  const line = heights.map((height, place) => {
    const [y, end] = [height.toFixed(1), (LEFT + (place + 1) * room).toFixed(1)];
    return place === 0 ? `M${LEFT} ${y}H${end}` : `V${y}H${end}`;
  });
  return (
    <>
      <path className="target" d={line.join('')} />
      <text x={WIDTH} y={(heights.at(-1) ?? 0) + 4} textAnchor="end">
        {says}
      </text>
    </>
  );
}

/** Columns of marks that can be counted, up to a dotted target where there is one. */
export function ColumnChart({
  label,
  heads,
  columns,
  perMark,
  now,
  tone = 'c1',
  aim = 'at-most',
  format,
}: ColumnChartProps) {
  const targets = columns.flatMap(({ target }) => target ?? []);
  const highest = Math.max(0, ...targets, ...columns.map(({ value }) => value ?? 0));
  const marks = Math.max(1, Math.ceil(highest / perMark));
  const room = (RIGHT - LEFT) / columns.length;
  const width = Number((room * 0.64).toFixed(1));
  const values = columns.map(({ value }) => (value === null ? '' : format(value)));
  const everyName = oneOf(
    columns.map((column) => column.label),
    room,
  );
  const everyValue = oneOf(values, room);
  return (
    <ChartFrame
      label={label}
      tone={tone}
      height={HEIGHT}
      heads={heads}
      rows={columns.map(
        ({ label: below, name, value }) => [name ?? below, value === null ? '–' : format(value)] as const,
      )}
    >
      {columns.map(({ label: below, value, target }, place) => {
        const x = Number((LEFT + place * room).toFixed(1));
        const isNow = place === now;
        const fromNow = place - (now ?? 0);
        const over = aim === 'at-most' && value !== null && target !== undefined && value > target;
        return (
          <g key={below + String(x)} className={classNames('column', isNow && 'now', over && 'tone-c2')}>
            <Marks x={x} width={width} filled={Math.floor((value ?? 0) / perMark)} of={marks} />
            {fromNow % everyValue === 0 && (
              <text className={isNow ? 'now' : undefined} x={x + width / 2} y={TOP - 10} textAnchor="middle">
                {values[place]}
              </text>
            )}
            {fromNow % everyName === 0 && (
              <text className={isNow ? 'now' : undefined} x={x + width / 2} y={HEIGHT - 6} textAnchor="middle">
                {below}
              </text>
            )}
          </g>
        );
      })}
      {targets.length > 0 && (
        <Targets
          heights={targets.map((target) => BOTTOM - (target / (marks * perMark)) * (BOTTOM - TOP))}
          room={room}
          says={format(targets.at(-1) ?? 0)}
        />
      )}
    </ChartFrame>
  );
}
