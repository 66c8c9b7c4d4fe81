import { WIDTH } from './frame.tsx';

export interface Level {
  /** As it is to be read. */
  value: string;
  y: number;
}

interface Across {
  from: number;
  to: number;
}

/** Each level a line across, with its value beside it. */
export const Grid = ({ lines, from, to }: Across & { lines: readonly Level[] }) =>
  lines.map(({ value, y }) => (
    <g key={value}>
      <path className="grid" d={`M${from} ${y}H${to}`} />
      <text x={WIDTH} y={y + 4} textAnchor="end">
        {value}
      </text>
    </g>
  ));

/** Where it begins and ends, such as its first and last day. */
export const Ends = ({ labels, from, to, y }: Across & { labels: readonly string[]; y: number }) => {
  const [first, last] = [labels[0], labels.at(-1)];
  return (
    <>
      <text x={from} y={y}>
        {first}
      </text>
      {last !== first && (
        <text x={to} y={y} textAnchor="end">
          {last}
        </text>
      )}
    </>
  );
};
