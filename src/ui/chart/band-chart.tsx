import { useLanguage } from '../language.tsx';
import type { MarkTone } from '../marks/tone.ts';
import { ChartFrame } from './frame.tsx';
import { Ends, Grid } from './grid.tsx';
import { gridOf, linear, spanOf } from './scale.ts';

const HEIGHT = 160;
const LEFT = 6;
const RIGHT = 276;
const TOP = 14;
const BOTTOM = 134;
const NARROWEST = 3;
const WIDEST = 9;

interface Bar {
  /** Its day, as it is to be read. */
  label: string;
  /** Where it stands across, such as a count of days. */
  at: number;
  /** The same where there is one value. */
  low: number;
  high: number;
}

export interface Band {
  /** Left out it goes on to the edge. */
  from?: number;
  to?: number;
  tone: 'ok' | 'warn' | 'bad';
}

interface BandChartProps {
  label: string;
  heads: readonly [string, string];
  bars: readonly Bar[];
  /** Behind the bars: how values in them are called. */
  bands: readonly Band[];
  /** A limit within the bars, such as that of the lower value. */
  line?: number;
  tone?: MarkTone;
  /** With its unit. */
  format: (low: number, high: number) => string;
}

/** A bar from the lower to the upper value of each day, before bands that say how they are called. */
export function BandChart({ label, heads, bars, bands, line, tone = 'c1', format }: BandChartProps) {
  const language = useLanguage();
  const span = spanOf([...bars.flatMap(({ low, high }) => [low, high]), ...(line === undefined ? [] : [line])]);
  const [lowest, highest] = span;
  const ats = bars.map(({ at }) => at);
  const across = linear([Math.min(...ats), Math.max(...ats)], [LEFT + WIDEST, RIGHT - WIDEST]);
  const down = linear(span, [BOTTOM, TOP]);
  const room = (RIGHT - LEFT) / (Math.max(...ats) - Math.min(...ats) + 1);
  const width = Math.min(WIDEST, Math.max(NARROWEST, room * 0.55));
  const last = bars.at(-1);
  return (
    <ChartFrame
      label={label}
      tone={tone}
      height={HEIGHT}
      heads={heads}
      rows={bars.map((bar) => [bar.label, format(bar.low, bar.high)] as const)}
    >
      {bands.flatMap(({ from = lowest, to = highest, tone: kind }) => {
        const [bottom, top] = [down(Math.max(from, lowest)), down(Math.min(to, highest))];
        if (bottom <= top) return [];
        return (
          <path
            key={kind + String(from)}
            className={`band ${kind}`}
            d={`M${LEFT} ${top}H${RIGHT}V${bottom}H${LEFT}z`}
          />
        );
      })}
      <Grid
        from={LEFT}
        to={RIGHT}
        lines={gridOf(...span).map((value) => ({ value: value.toLocaleString(language), y: down(value) }))}
      />
      {line !== undefined && <path className="target" d={`M${LEFT} ${down(line)}H${RIGHT}`} />}
      {bars.map(({ at, low, high }) => (
        <path
          key={at}
          className={at === last?.at ? 'range last' : 'range'}
          strokeWidth={width}
          d={`M${across(at)} ${down(high)}V${Math.max(down(low), down(high) + 0.1)}`}
        />
      ))}
      <Ends labels={bars.map(({ label: day }) => day)} from={LEFT} to={RIGHT} y={HEIGHT - 6} />
    </ChartFrame>
  );
}
