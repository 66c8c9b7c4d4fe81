import './chart.css';
import '../marks/marks.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import type { MarkTone } from '../marks/tone.ts';
import { kitWords } from '../words.ts';

interface FrameProps {
  /** All that the picture says, in a sentence. */
  label: string;
  tone: MarkTone;
  height: number;
  /** The heads of the table behind the picture, and its rows; made when it is opened where they are many. */
  heads: Row;
  rows: readonly Row[] | (() => readonly Row[]);
  children: ReactNode;
}

export const WIDTH = 320;

type Row = readonly [string, string];

/** A longer table is made when it is opened: nobody should wait for rows that nobody sees. */
export const LONG = 400;

/** A picture with the same figures behind it as a table. */
export function ChartFrame({ label, tone, height, heads, rows, children }: FrameProps) {
  const words = useWords(kitWords).chart;
  const [isOpen, setOpen] = useState(false);
  return (
    <figure className={`chart tone-${tone}`}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.showTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {(typeof rows === 'function' ? (isOpen ? rows() : []) : rows).map(([name, value]) => (
              <tr key={`${name} ${value}`}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
