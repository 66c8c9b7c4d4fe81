const OUTER = 49;
const INNER = 39;
/** Of the room that a mark has, the part that is left between two. */
const GAP = 0.36;

/** A mark begun is not a mark done, and the last one is for the whole. */
export function filledOf(value: number, target: number, marks: number): number {
  if (target <= 0) return 0;
  return Math.max(0, Math.min(marks, Math.floor((value / target) * marks)));
}

function point(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  const along = 50 + radius * Math.sin(angle);
  const down = 50 - radius * Math.cos(angle);
  return `${along.toFixed(2)} ${down.toFixed(2)}`;
}

/** The outline of one mark, counted clockwise from the top, in a square of 100. */
export function markPath(mark: number, of: number): string {
  const start = (mark + GAP / 2) / of;
  const end = (mark + 1 - GAP / 2) / of;
  return `M${point(OUTER, start)}L${point(OUTER, end)} ${point(INNER, end)} ${point(INNER, start)}Z`;
}
