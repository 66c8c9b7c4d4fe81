export interface Plate {
  weight_kg: number;
  /** On both sides together. */
  count: number;
}

export interface Loading {
  /** For one side, heaviest first. */
  side: number[];
  /** Bar and both sides, in kilograms. */
  total: number;
  /** The part that the plates cannot make up. */
  short: number;
}

/** Grams keep sums exact; pounds are not round in grams, and no bar is weighed that finely. */
const TOLERANCE = 50;

const grams = (kg: number): number => Math.round(kg * 1000);

/** Fewer plates, and among equals the heavier first: that is how a bar is loaded. */
const isBetter = (side: readonly number[], than: readonly number[]): boolean =>
  side.length === than.length ? (side[0] ?? 0) > (than[0] ?? 0) : side.length < than.length;

/** Every weight one side can have, with the best way to load it. */
function sidesOf(plates: readonly Plate[], most: number): Map<number, number[]> {
  let sides = new Map<number, number[]>([[0, []]]);
  for (const { weight_kg, count } of plates.toSorted((a, b) => b.weight_kg - a.weight_kg)) {
    const next = new Map(sides);
    for (const [sum, used] of sides) {
      for (let pairs = 1; pairs <= Math.floor(count / 2); pairs++) {
        const heavier = sum + pairs * grams(weight_kg);
        if (heavier > most) break;
        const side = [...used, ...Array.from({ length: pairs }, () => weight_kg)];
        const there = next.get(heavier);
        if (!there || isBetter(side, there)) next.set(heavier, side);
      }
    }
    sides = next;
  }
  return sides;
}

/** What to load for a weight, or the nearest below it, the same on both sides. */
export function loadingFor(weight: number, bar: number, plates: readonly Plate[]): Loading {
  const wanted = Math.max(0, (grams(weight) - grams(bar)) / 2);
  const sides = sidesOf(plates, wanted + TOLERANCE);
  const heaviest = Math.max(...sides.keys());
  const total = grams(bar) + 2 * heaviest;
  const short = grams(weight) - total;
  return { side: sides.get(heaviest) ?? [], total: total / 1000, short: short <= 2 * TOLERANCE ? 0 : short / 1000 };
}

/** What can be on the bar around a weight, the next heavier included, in kilograms. */
export function totalsNear(weight: number, bar: number, plates: readonly Plate[]): number[] {
  const heaviest = Math.max(0, ...plates.map(({ weight_kg }) => grams(weight_kg)));
  const side = Math.max(0, (grams(weight) - grams(bar)) / 2);
  return [...sidesOf(plates, side + heaviest + TOLERANCE).keys()].map((sum) => (grams(bar) + 2 * sum) / 1000);
}
