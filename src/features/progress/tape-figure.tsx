import type { BodyMeasure } from '#src/work/progress/body.ts';

interface Ring {
  x: number;
  y: number;
  wide: number;
}

/** Where the tape lies on the figure, as it is seen: its left is the right of the page. */
const RINGS: Partial<Record<BodyMeasure, Ring>> = {
  neck: { x: 40, y: 24, wide: 5 },
  shoulders: { x: 40, y: 34, wide: 20 },
  chest: { x: 40, y: 43, wide: 14 },
  waist: { x: 40, y: 58, wide: 11 },
  hips: { x: 40, y: 70, wide: 14 },
  arm_left: { x: 60, y: 48, wide: 4.5 },
  arm_right: { x: 20, y: 48, wide: 4.5 },
  thigh_left: { x: 47, y: 88, wide: 7 },
  thigh_right: { x: 33, y: 88, wide: 7 },
  calf_left: { x: 48, y: 112, wide: 5 },
  calf_right: { x: 32, y: 112, wide: 5 },
};

const BODY = [
  'M36 21v5l-12 5c-4 2-5 5-6 10l-4 32h5l6-24 2 8-2 14c-1 8 1 14 2 22l3 28h7l3-34 3 34h7l3-28c1-8 3-14 2-22',
  'l-2-14 2-8 6 24h5l-4-32c-1-5-2-8-6-10l-12-5v-5',
].join('');

/** Where the tape goes, beside the sentence that says it; nothing for what no tape measures. */
export function TapeFigure({ kind }: { kind: string }) {
  const ring = RINGS[kind as BodyMeasure];
  if (!ring) return null;
  return (
    <svg className="tape-figure" viewBox="0 0 80 126" aria-hidden="true">
      <circle cx="40" cy="13" r="9" />
      <path d={BODY} />
      <ellipse className="tape" cx={ring.x} cy={ring.y} rx={ring.wide} ry={Math.max(2, ring.wide / 4)} />
    </svg>
  );
}
