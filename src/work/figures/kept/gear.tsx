import type { Fixture, Movement } from './movement.ts';
import type { Joints } from './skeleton.ts';
import { middle, minus, plus, unit } from './vectors.ts';
import type { Vector } from './vectors.ts';
import { pathOf } from './view.ts';
import type { Spot } from './view.ts';

export type See = (point: Vector) => Spot;

const DEPTH = 7;

const slab = (see: See, from: readonly [number, number], to: readonly [number, number], depth = DEPTH): string =>
  pathOf([see([...from, depth]), see([...to, depth]), see([...to, -depth]), see([...from, -depth])], true);

const post = (see: See, [x, y]: readonly [number, number], z = 0): string => pathOf([see([x, y, z]), see([x, 0, z])]);

/** Lines, and what is filled. */
interface Drawn {
  lines: string[];
  pads: string[];
  discs: { at: Spot; rx: number; ry: number }[];
}

const NOTHING: Drawn = { lines: [], pads: [], discs: [] };

/** A little way from an end of something. */
const inwards = (end: readonly [number, number], other: readonly [number, number]): [number, number] => [
  end[0] + (other[0] - end[0]) * 0.15,
  end[1] + (other[1] - end[1]) * 0.15,
];

function fixtureOf(fixture: Fixture, see: See): Partial<Drawn> {
  if ('bench' in fixture) {
    const [from, to] = fixture.bench;
    return { pads: [slab(see, from, to)], lines: [post(see, inwards(from, to)), post(see, inwards(to, from))] };
  }
  if ('box' in fixture) {
    const [x, width, height] = fixture.box;
    const corners = [-12, 12].flatMap((z) => [see([x, 0, z])[0], see([x + width, 0, z])[0]]);
    const [left, right] = [Math.min(...corners), Math.max(...corners)];
    return { lines: [`M${left} 0V${-height}H${right}V0`] };
  }
  if ('wall' in fixture) return { lines: [pathOf([see([fixture.wall, 0, 0]), see([fixture.wall, 112, 0])])] };
  if ('bar' in fixture) {
    const [x, y] = fixture.bar;
    return { lines: [pathOf([see([x, y, -24]), see([x, y, 24])])], discs: [{ at: see([x, y, 0]), rx: 1.6, ry: 1.6 }] };
  }
  if ('rails' in fixture) {
    const [from, to] = fixture.rails;
    return {
      lines: [-11, 11].flatMap((z) => [
        pathOf([see([...from, z]), see([...to, z])]),
        post(see, from, z),
        post(see, to, z),
      ]),
    };
  }
  if ('plate' in fixture) return { pads: [slab(see, ...fixture.plate, 12)] };
  if ('water' in fixture) {
    const waves = Array.from({ length: 8 }, () => 'q4.5-4 9 0t9 0').join('');
    return { lines: [`M-72 ${-fixture.water}${waves}`] };
  }
  if ('ball' in fixture) {
    const [x, y, radius] = fixture.ball;
    return { discs: [{ at: see([x, y, 0]), rx: radius, ry: radius }] };
  }
  return { lines: [pathOf(fixture.frame.map((place) => see([...place, 0])))] };
}

/** A rod through a point, with what hangs at its ends. */
function rod(see: See, at: Vector, [length, weight]: readonly [number, number], view: number): Partial<Drawn> {
  const ends = [-1, 1].map((side) => plus(at, [0, 0, side * length]));
  const sideways = Math.abs(Math.cos((view * Math.PI) / 180)) * weight;
  return {
    lines: [pathOf(ends.map(see))],
    discs: ends.map((end) => ({ at: see(plus(at, minus(end, at), 0.8)), rx: Math.max(1.6, sideways), ry: weight })),
  };
}

const below = (hand: Vector, elbow: Vector, by: number): Vector => plus(hand, unit(minus(hand, elbow)), by);

const round = (see: See, at: Vector, radius: number): Partial<Drawn> => ({
  discs: [{ at: see(at), rx: radius, ry: radius }],
});

type InHand = (see: See, hand: Vector, elbow: Vector, view: number) => Partial<Drawn>;

/** What is held, by what an exercise is done with. */
const IN_HAND: Readonly<Record<string, InHand>> = {
  dumbbell: (see, hand, _, view) => rod(see, hand, [6, 4], view),
  kettlebell: (see, hand, elbow) => {
    // Held high it leans on the forearm.
    const bell = hand[1] > elbow[1] + 8 ? plus(hand, [-4, -5, 0]) : below(hand, elbow, 7);
    return { lines: [pathOf([see(hand), see(bell)])], ...round(see, bell, 5) };
  },
  'water bottle': (see, hand, _, view) => rod(see, hand, [5, 2.5], view),
  jerrycan: (see, hand) => {
    const [x, y] = see(hand);
    return { pads: [`M${x - 5} ${y + 3}h10v13h-10z`] };
  },
  'weight plate': (see, hand) => round(see, hand, 8),
  'medicine ball': (see, hand) => round(see, hand, 6.5),
  racket: (see, hand, elbow) => ({
    lines: [pathOf([see(hand), see(below(hand, elbow, 8))])],
    ...round(see, below(hand, elbow, 13), 5.5),
  }),
  sandbag: (see, hand) => {
    const [x, y] = see(hand);
    return { pads: [`M${x - 10} ${y - 4}h20v9h-20z`] };
  },
};

const LONG = new Set(['barbell', 'smith machine', 'trap bar', 'ez bar', 'stick']);
const WEIGHT: Readonly<Record<string, number>> = { barbell: 8, 'smith machine': 8, 'ez bar': 7, stick: 1.6 };

/** Where a weight is that no hands have. */
function placeOf({ neck, ribs, legs, hips }: Joints, held: Movement['held']): Vector | null {
  if (held === 'back') return plus(plus(neck, ribs.front, -6), ribs.up, 0);
  if (held === 'front') return plus(plus(neck, ribs.front, 6), ribs.up, -2);
  if (held === 'hips') return plus(plus(middle(legs[0].root, legs[1].root), hips.front, 7), hips.up, 0);
  if (held === 'knees') return plus(middle(legs[0].bend, legs[1].bend), [0, 6, 0]);
  return null;
}

function heldOf(joints: Joints, { held = 'hands', view = 20 }: Movement, what: string, see: See): Partial<Drawn>[] {
  if (held === 'nothing') return [];
  const [right, left] = joints.arms;
  const between = middle(right.end, left.end);
  const place = placeOf(joints, held) ?? (held === 'right' ? right.end : between);
  if (LONG.has(what)) return [rod(see, place, [what === 'ez bar' ? 20 : 27, WEIGHT[what] ?? 8], view)];
  const one = IN_HAND[what];
  if (!one) return [];
  if (held === 'right') return [one(see, right.end, right.bend, view)];
  const isOne = held !== 'hands' || Math.abs(right.end[2] - left.end[2]) < 9;
  if (isOne) return [one(see, place, middle(right.bend, left.bend), view)];
  return joints.arms.map(({ end, bend }) => one(see, end, bend, view));
}

const PULLS = new Set(['cable', 'resistance band', 'line']);

function pullOf(joints: Joints, { pull, pulled = 'hands' }: Movement, what: string, see: See): Partial<Drawn>[] {
  if (pull === undefined || !PULLS.has(what)) return [];
  const hands = joints.arms.map(({ end }) => end);
  const [right = joints.neck, left = joints.neck] = hands;
  const ends = {
    hands,
    right: [right],
    bar: [middle(right, left)],
    ankle: [joints.legs[0].end],
    knees: joints.legs.map(({ bend }) => bend),
  }[pulled];
  if (pull === 'each other') return [{ lines: [pathOf(ends.map(see))] }];
  if (pull === 'feet') return [{ lines: ends.map((end, side) => pathOf([see(end), see(joints.toes[side] ?? end)])) }];
  const [x, y, aside = 0] = pull;
  const bar = pulled === 'bar' ? [{ lines: [pathOf(hands.map(see))] }] : [];
  const ropes = ends.flatMap((end, side): Partial<Drawn>[] => {
    const from: Vector = [x, y, side === 0 ? aside : -aside];
    const column = what === 'cable' ? [pathOf([see([x, 0, from[2]]), see([x, 112, from[2]])])] : [];
    return [{ lines: [...column, pathOf([see(from), see(end)])] }, round(see, from, 2)];
  });
  return [...bar, ...ropes];
}

/** A rope that is turned passes below the feet. */
function ropeOf({ arms: [right, left], toes }: Joints, what: string, see: See): Partial<Drawn>[] {
  if (what !== 'rope') return [];
  const [from, to] = [see(right.end), see(left.end)];
  const lowest = Math.max(...toes.map((toe) => see(toe)[1])) + 3;
  return [
    {
      lines: [
        `M${from.join(' ')}C${from[0] - 14} ${lowest * 1.3 + 20} ${to[0] + 14} ${lowest * 1.3 + 20} ${to.join(' ')}`,
      ],
    },
  ];
}

/** What stands behind a figure, and what it has in its hands. */
export function gearOf(joints: Joints, movement: Movement, what: string, see: See): Record<'behind' | 'held', Drawn> {
  const all = (parts: readonly Partial<Drawn>[]): Drawn =>
    parts.reduce<Drawn>(
      (sum, { lines = [], pads = [], discs = [] }) => ({
        lines: [...sum.lines, ...lines],
        pads: [...sum.pads, ...pads],
        discs: [...sum.discs, ...discs],
      }),
      NOTHING,
    );
  return {
    behind: all([
      ...(movement.fixtures ?? []).map((fixture) => fixtureOf(fixture, see)),
      ...pullOf(joints, movement, what, see),
      ...ropeOf(joints, what, see),
    ]),
    held: all(heldOf(joints, movement, what, see)),
  };
}
