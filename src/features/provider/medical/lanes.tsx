import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { ChartFrame } from '#src/ui/chart/frame.tsx';
import { Ends } from '#src/ui/chart/grid.tsx';
import { linear, spanOf } from '#src/ui/chart/scale.ts';
import { useLanguage } from '#src/ui/language.tsx';
import type { Track } from './axis.ts';

const LANE = 68;
const HEAD = 16;
const FOOT = 20;
const LEFT = 6;
const RIGHT = 314;
/** A range stands behind a point so far to both sides where it is the only one. */
const HALF = 6;

interface LaneProps {
  track: Track;
  name: string;
  top: number;
  across: (at: number) => number;
}

interface Band {
  key: string;
  /** Days after the first that is shown. */
  from: number;
  to: number;
  bounds: Track['points'][number]['bounds'];
}

/** What is usual, from the first to the last point for which it is the same: limits change with the method and the doctor. */
function bandsOf(points: Track['points']): Band[] {
  const bands: Band[] = [];
  for (const { id, at, bounds } of points) {
    const last = bands.at(-1);
    if (last && last.bounds.join() === bounds.join()) last.to = at;
    else bands.push({ key: id, from: at, to: at, bounds });
  }
  return bands.filter(({ bounds: [low, high] }) => low !== null || high !== null);
}

/** One kind: its name and latest value above, the line before the band of what is usual below. */
function Lane({ track: { points, unit }, name, top, across }: LaneProps) {
  const language = useLanguage();
  const limits = points.flatMap(({ bounds }) => bounds.filter((bound) => bound !== null));
  const span = spanOf([...points.map(({ value }) => value), ...limits]);
  const [upper, lower] = [top + HEAD + 4, top + LANE - 8];
  const down = linear(span, [lower, upper]);
  const last = points.at(-1);
  const line = points.map(({ at, value }, place) => `${place ? 'L' : 'M'}${across(at)} ${down(value)}`).join('');
  return (
    <g>
      <text x={LEFT} y={top + HEAD - 4}>
        {name}
      </text>
      {last && (
        <text className="now" x={RIGHT} y={top + HEAD - 4} textAnchor="end">
          {[last.value.toLocaleString(language), unit].filter(Boolean).join(' ')}
        </text>
      )}
      {bandsOf(points).map(({ key, from: begins, to: ends, bounds: [low, high] }) => {
        const [from, to] = [across(begins) - HALF, across(ends) + HALF];
        const [y, bottom] = [high === null ? upper : down(high), low === null ? lower : down(low)];
        return (
          <rect
            key={key}
            className="band"
            x={from}
            y={y}
            width={Math.max(1, to - from)}
            height={Math.max(1, bottom - y)}
          />
        );
      })}
      <path className="line" d={line} />
      {points.map(({ id, at, value }) => (
        <circle key={id} className="point" cx={across(at)} cy={down(value)} r="2.5" />
      ))}
      <path className="grid" d={`M${LEFT} ${top + LANE - 2}H${RIGHT}`} />
    </g>
  );
}

interface LanesProps {
  label: string;
  heads: readonly [string, string];
  tracks: readonly (Track & { called: string })[];
  today: Day;
  days: number;
}

/** Several kinds, one below the other, over the same days. */
export function Lanes({ label, heads, tracks, today, days }: LanesProps) {
  const language = useLanguage();
  const across = linear([0, days - 1], [LEFT + HALF, RIGHT - HALF]);
  const told = (day: Day): string => dayInWords(day, language, { day: 'numeric', month: 'short', year: 'numeric' });
  const height = tracks.length * LANE + FOOT;
  const rows = () =>
    tracks.flatMap(({ called, unit, points }) =>
      points.map(
        ({ day, value }) =>
          [`${called}, ${told(day)}`, [value.toLocaleString(language), unit].filter(Boolean).join(' ')] as const,
      ),
    );
  return (
    <ChartFrame label={label} tone="c1" height={height} heads={heads} rows={rows}>
      {tracks.map((track, place) => (
        <Lane key={track.key} track={track} name={track.called} top={place * LANE} across={across} />
      ))}
      <Ends labels={[told(addDays(today, 1 - days)), told(today)]} from={LEFT} to={RIGHT} y={height - 4} />
    </ChartFrame>
  );
}
