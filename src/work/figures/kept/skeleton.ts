import { cos, cross, dot, lengthOf, minus, plus, sin, unit } from './vectors.ts';
import type { Vector } from './vectors.ts';

/** In hundredths of the height of somebody who stands. */
export const LENGTHS = { thigh: 24, shin: 23, upperArm: 17, forearm: 18, waist: 14, ribs: 16, neck: 11 };

/** From the ankle to the ground. */
const ANKLE = 5;

/**
 * Where a hand or an ankle is: at a point of the room, at a point seen from between the shoulders (in front, above, to its
 * side), or by what upper and lower part of the limb are turned, 0 down and 90 forward, each also to its side.
 */
export type Limb =
  | { at: readonly [x: number, y: number, aside?: number]; out?: number }
  | { on: readonly [front: number, above: number, aside: number]; out?: number }
  | { by: readonly [upper: number, lower: number, upperAside?: number, lowerAside?: number] };

export interface Pose {
  hip: readonly [x: number, y: number];
  /** Of the trunk, from upright forward. */
  lean?: number;
  /** The bend of the spine forward. */
  round?: number;
  /** Of the trunk to its right. */
  side?: number;
  /** Of the whole figure about its own length, to the right. */
  turn?: number;
  /** Of the shoulders against the hips, to the right. */
  twist?: number;
  /** The bend of the neck forward. */
  nod?: number;
  arm: Limb;
  /** The left one, where it is another. */
  arm2?: Limb;
  leg: Limb;
  leg2?: Limb;
  /** Where the toes point: 90 forward, 0 down. Flat on the ground unless said. */
  foot?: number;
  foot2?: number;
}

export interface LimbJoints {
  root: Vector;
  bend: Vector;
  end: Vector;
}

export interface Joints {
  waist: Vector;
  neck: Vector;
  head: Vector;
  /** From the head to where it looks. */
  face: Vector;
  /** Each the right one first. */
  arms: readonly [LimbJoints, LimbJoints];
  legs: readonly [LimbJoints, LimbJoints];
  toes: readonly [Vector, Vector];
  heels: readonly [Vector, Vector];
  hips: Frame;
  ribs: Frame;
}

export interface Frame {
  front: Vector;
  up: Vector;
  right: Vector;
}

function frameOf(lean: number, side: number, twist: number): Frame {
  const placed = ([x, y, z]: Vector): Vector => {
    const [leanX, leanY] = [x * cos(lean) + y * sin(lean), y * cos(lean) - x * sin(lean)];
    return [leanX, leanY * cos(side) - z * sin(side), z * cos(side) + leanY * sin(side)];
  };
  return {
    front: placed([cos(twist), 0, sin(twist)]),
    up: placed([0, 1, 0]),
    right: placed([-sin(twist), 0, cos(twist)]),
  };
}

interface Reach {
  root: Vector;
  end: Vector;
  lengths: readonly [number, number];
  /** Where the joint between bends to. */
  pole: Vector;
}

/** Where an elbow or a knee is between two ends. */
function reached({ root, end, lengths: [upper, lower], pole }: Reach): LimbJoints {
  const way = minus(end, root);
  const towards = unit(way);
  const length = Math.min(Math.max(lengthOf(way), Math.abs(upper - lower) + 1), upper + lower);
  const along = (upper ** 2 - lower ** 2 + length ** 2) / (2 * length);
  const away = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const across = unit(plus(pole, towards, -dot(pole, towards)));
  return { root, bend: plus(plus(root, towards, along), across, away), end: plus(root, towards, length) };
}

const turned = (angle: number, aside: number, sign: number): Vector => [
  sin(angle) * cos(aside),
  -cos(angle) * cos(aside),
  sign * sin(aside),
];

interface Hung {
  root: Vector;
  frame: Frame;
  lengths: readonly [number, number];
  /** 1 on the right, -1 on the left. */
  sign: 1 | -1;
  bends: 1 | -1;
  neck: Vector;
}

/** Knees bend forward, elbows backward. */
const ARM = { lengths: [LENGTHS.upperArm, LENGTHS.forearm], bends: -1 } as const;
const LEG = { lengths: [LENGTHS.thigh, LENGTHS.shin], bends: 1 } as const;

function limbOf(limb: Limb, { root, frame, lengths, sign, bends, neck }: Hung): LimbJoints {
  if ('by' in limb) {
    const [upper, lower, upperAside = 0, lowerAside = upperAside] = limb.by;
    const bend = plus(root, turned(upper, upperAside, sign), lengths[0]);
    return { root, bend, end: plus(bend, turned(lower, lowerAside, sign), lengths[1]) };
  }
  const { out = 0 } = limb;
  const end: Vector =
    'at' in limb
      ? [limb.at[0], limb.at[1], limb.at[2] === undefined ? root[2] : sign * limb.at[2]]
      : plus(plus(plus(neck, frame.front, limb.on[0]), frame.up, limb.on[1]), frame.right, sign * limb.on[2]);
  const inPlane = cross(frame.right, unit(minus(end, root)));
  const pole = plus(plus([0, 0, 0], inPlane, bends * cos(out)), frame.right, sign * sin(out));
  return reached({ root, end, lengths, pole });
}

const goingWith = <T extends readonly (number | undefined)[]>(from: T, to: T, part: number): T =>
  from.map((each = 0, index) => each + ((to[index] ?? 0) - each) * part) as unknown as T;

/** Two that are told in the same terms keep a hand or a foot where it is; of others the parts turn. */
function onTheWay(hung: Hung, from: Limb, to: Limb, part: number): LimbJoints {
  const out = (('out' in from && from.out) || 0) * (1 - part) + (('out' in to && to.out) || 0) * part;
  if ('at' in from && 'at' in to && from.at.length === to.at.length)
    return limbOf({ at: goingWith(from.at, to.at, part), out }, hung);
  if ('on' in from && 'on' in to) return limbOf({ on: goingWith(from.on, to.on, part), out }, hung);
  if ('by' in from && 'by' in to) return limbOf({ by: goingWith(from.by, to.by, part) }, hung);
  const [one, other] = [limbOf(from, hung), limbOf(to, hung)];
  const between = (a: Vector, b: Vector): Vector => unit(plus(plus([0, 0, 0], a, 1 - part), b, part));
  const bend = plus(hung.root, between(minus(one.bend, one.root), minus(other.bend, other.root)), hung.lengths[0]);
  const end = plus(bend, between(minus(one.end, one.bend), minus(other.end, other.bend)), hung.lengths[1]);
  return { root: hung.root, bend, end };
}

const TURNS = ['lean', 'round', 'side', 'turn', 'twist', 'nod', 'foot', 'foot2'] as const;

/** A sole is square to its direction, below it. */
function footOf(ankle: Vector, angle: number): [toe: Vector, heel: Vector] {
  const along: Vector = [sin(angle), -cos(angle), 0];
  const sole: Vector = [-cos(angle), -sin(angle), 0];
  const below = plus(ankle, sole, ANKLE - 2);
  return [plus(below, along, 8), plus(below, along, -3)];
}

/** With all that a pose leaves out. */
function wholeOf(pose: Pose): Required<Pose> {
  const { arm, leg, foot = 90 } = pose;
  return {
    lean: 0,
    round: 0,
    side: 0,
    turn: 0,
    twist: 0,
    nod: 0,
    arm2: arm,
    leg2: leg,
    foot,
    foot2: pose.leg2 ? 90 : foot,
    ...pose,
  };
}

/** All joints somewhere on the way from one pose to another: 0 in the one, 1 in the other. */
export function jointsOf(start: Pose, end: Pose = start, part = 0): Joints {
  const [one, other] = [wholeOf(start), wholeOf(end)];
  const going = (from: number, to: number): number => from + (to - from) * part;
  const { lean, round, side, turn, twist, nod, foot, foot2 } = Object.fromEntries(
    TURNS.map((name) => [name, going(one[name], other[name])]),
  ) as Record<(typeof TURNS)[number], number>;
  const hips = frameOf(lean, side, turn);
  const ribs = frameOf(lean + round, side, turn + twist);
  const skull = frameOf(lean + round + nod, side, turn + twist);
  const pelvis: Vector = [going(one.hip[0], other.hip[0]), going(one.hip[1], other.hip[1]), 0];
  const waist = plus(pelvis, hips.up, LENGTHS.waist);
  const neck = plus(waist, ribs.up, LENGTHS.ribs);
  const armOf = (name: 'arm' | 'arm2', sign: 1 | -1): LimbJoints => {
    const root = plus(plus(neck, ribs.right, sign * 9), ribs.up, -2);
    return onTheWay({ root, frame: ribs, sign, neck, ...ARM }, one[name], other[name], part);
  };
  const legOf = (name: 'leg' | 'leg2', sign: 1 | -1): LimbJoints => {
    const root = plus(pelvis, hips.right, sign * 5);
    return onTheWay({ root, frame: hips, sign, neck, ...LEG }, one[name], other[name], part);
  };
  const legs = [legOf('leg', 1), legOf('leg2', -1)] as const;
  const feet = [footOf(legs[0].end, foot), footOf(legs[1].end, foot2)] as const;
  return {
    waist,
    neck,
    head: plus(neck, skull.up, LENGTHS.neck),
    face: skull.front,
    arms: [armOf('arm', 1), armOf('arm2', -1)],
    legs,
    toes: [feet[0][0], feet[1][0]],
    heels: [feet[0][1], feet[1][1]],
    hips,
    ribs,
  };
}
