import './chart.css';
import '../marks/marks.css';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import type { MarkTone } from '../marks/tone.ts';
import { kitWords } from '../words.ts';

interface FrameProps {
  /** All that the picture says, in a sentence. */
  label: string;
  tone: MarkTone;
  height: number;
  /** The heads of the table behind the picture, and its rows. */
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
  children: ReactNode;
}

export const WIDTH = 320;

/** A picture with the same figures behind it as a table. */
export function ChartFrame({ label, tone, height, heads, rows, children }: FrameProps) {
  const words = useWords(kitWords).chart;
  return (
    <figure className={`chart tone-${tone}`}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <details>
        <summary>{words.showTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
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
