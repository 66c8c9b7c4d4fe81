import { useState } from 'react';
import type { PointerEvent } from 'react';
import { WIDTH } from './frame.tsx';
import { nearest } from './thin.ts';

export interface Told {
  /** Null where nothing stands at a height, such as a pin. */
  y: number | null;
  says: string;
}

interface FingerProps {
  /** Where something can be read, in order. */
  xs: readonly number[];
  tell: (place: number) => Told;
  top: number;
  bottom: number;
  right: number;
}

/** What a letter takes at most. */
const LETTER = 6.2;

/** Which of them is nearest; null where nothing is laid out. */
export function placeUnder(
  { currentTarget, clientX }: PointerEvent<SVGRectElement>,
  xs: readonly number[],
): number | null {
  const { left, width } = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
  return width === 0 ? null : nearest(xs, ((clientX - left) / width) * WIDTH);
}

/** Reads what stands under a finger or a pointer; draws itself alone when that moves. */
export function Finger({ xs, tell, top, bottom, right }: FingerProps) {
  const [at, setAt] = useState<number | null>(null);
  const found = at === null || at < 0 ? null : { x: xs[at] ?? 0, ...tell(at) };
  const look = (event: PointerEvent<SVGRectElement>): void => setAt(placeUnder(event, xs));
  const half = ((found?.says.length ?? 0) * LETTER) / 2;
  return (
    <>
      {found && (
        <g className="finger">
          <path d={`M${found.x} ${top}V${bottom}`} />
          {found.y !== null && <circle cx={found.x} cy={found.y} r="4" />}
          <text x={Math.min(Math.max(found.x, half), WIDTH - half)} y={top - 6} textAnchor="middle">
            {found.says}
          </text>
        </g>
      )}
      <rect
        className="touch"
        x="0"
        y={top}
        width={right}
        height={bottom - top}
        onPointerMove={look}
        onPointerDown={look}
        onPointerLeave={() => setAt(null)}
      />
    </>
  );
}
