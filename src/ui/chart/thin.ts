/** Something that stands at a height, in its order across. */
interface Placed {
  x: number;
  y: number;
}

/** Of each stretch the first, the lowest, the highest and the last: a line through them looks as one through all. */
function corners<P extends Placed>(stretch: readonly P[]): P[] {
  let [low, high] = [0, 0];
  for (let place = 1; place < stretch.length; place++) {
    const y = stretch[place]?.y ?? 0;
    if (y < (stretch[low]?.y ?? 0)) low = place;
    if (y > (stretch[high]?.y ?? 0)) high = place;
  }
  const kept = new Set([0, low, high, stretch.length - 1]);
  return stretch.filter((_, place) => kept.has(place));
}

/** What is left to draw of points in their order across: at most four for each step, whatever their number. */
export function thin<P extends Placed>(places: readonly P[], step = 1): readonly P[] {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.length <= 4 * ((last.x - first.x) / step + 1)) return places;
  const kept: P[] = [];
  let begin = 0;
  for (let place = 1; place <= places.length; place++) {
    const column = Math.floor((places[begin]?.x ?? 0) / step);
    if (place < places.length && Math.floor((places[place]?.x ?? 0) / step) === column) continue;
    kept.push(...corners(places.slice(begin, place)));
    begin = place;
  }
  return kept;
}

/** The place of what stands nearest to `x` among those in their order across; -1 where there is none. */
export function nearest(xs: readonly number[], x: number): number {
  let [low, high] = [0, xs.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  const before = low - 1;
  return before >= 0 && x - (xs[before] ?? 0) <= (xs[low] ?? 0) - x ? before : Math.min(low, xs.length - 1);
}
