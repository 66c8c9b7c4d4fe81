import { describe, expect, it } from 'vitest';
import { boxOf, pointsOf } from '#src/work/figures/kept/box.ts';
import type { Fixture, Movement } from '#src/work/figures/kept/movement.ts';
import { MOVEMENTS } from '#src/work/figures/kept/movements.ts';
import { jointsOf, LENGTHS } from '#src/work/figures/kept/skeleton.ts';
import type { Frame, Joints, Limb, LimbJoints, Pose } from '#src/work/figures/kept/skeleton.ts';
import { dot, lengthOf, minus, unit } from '#src/work/figures/kept/vectors.ts';
import type { Vector } from '#src/work/figures/kept/vectors.ts';
import { exercisesListed } from '../features/workouts/catalogue.ts';

const DEGREES = 180 / Math.PI;
const angle = (a: Vector, b: Vector): number => Math.acos(Math.max(-1, Math.min(1, dot(unit(a), unit(b))))) * DEGREES;

/** Where a limb goes, as seen from the trunk it hangs from: how far forward and up, and how far aside. */
function swing(
  { root, bend }: LimbJoints,
  { front, up, right }: Frame,
  sign: number,
): [forward: number, aside: number] {
  const way = unit(minus(bend, root));
  const forward = Math.atan2(dot(way, front), -dot(way, up)) * DEGREES;
  return [forward < -120 ? forward + 360 : forward, Math.asin(sign * dot(way, right)) * DEGREES];
}

/** How far a joint is bent; less than nothing where it is bent the wrong way. */
function bent({ root, bend, end }: LimbJoints, { right }: Frame, sign: 1 | -1): number {
  const [upper, lower] = [minus(bend, root), minus(end, bend)];
  const about = dot(
    [
      upper[1] * lower[2] - upper[2] * lower[1],
      upper[2] * lower[0] - upper[0] * lower[2],
      upper[0] * lower[1] - upper[1] * lower[0],
    ],
    right,
  );
  const isInPlane = Math.abs(dot(unit(upper), right)) < 0.3 && Math.abs(dot(unit(lower), right)) < 0.3;
  return angle(upper, lower) * (isInPlane && about * sign < 0 ? -1 : 1);
}

/** Degrees that joints of people who train go to, with some room for how coarse a drawing is. */
const RANGES = {
  round: [-45, 85],
  twist: [-55, 55],
  nod: [-40, 45],
  hip: [-48, 150],
  'hip aside': [-50, 75],
  knee: [-6, 158],
  ankle: [-68, 45],
  shoulder: [-80, 205],
  'shoulder aside': [-60, 95],
  elbow: [-6, 158],
} as const;

type Joint = keyof typeof RANGES;

function anglesOf(
  { round = 0, twist = 0, nod = 0 }: Pose,
  { arms, legs, toes, heels, hips, ribs }: Joints,
): [Joint, number][] {
  const found: [Joint, number][] = [
    ['round', round],
    ['twist', twist],
    ['nod', nod],
  ];
  for (const [index, leg] of legs.entries()) {
    const sign = index === 0 ? 1 : -1;
    const [forward, aside] = swing(leg, hips, sign);
    const shin = minus(leg.end, leg.bend);
    found.push(['hip', forward], ['hip aside', aside], ['knee', bent(leg, hips, -1)]);
    found.push(['ankle', 90 - angle(minus(toes[index] ?? leg.end, heels[index] ?? leg.end), minus([0, 0, 0], shin))]);
  }
  for (const [index, arm] of arms.entries()) {
    const [forward, aside] = swing(arm, ribs, index === 0 ? 1 : -1);
    // Straight to the side there is no forward.
    if (Math.abs(aside) < 60) found.push(['shoulder', forward]);
    found.push(['shoulder aside', aside], ['elbow', bent(arm, ribs, 1)]);
  }
  return found;
}

const poses = [...new Map([...MOVEMENTS].map(([name, movement]) => [movement, name]))].flatMap(([movement, name]) =>
  (['start', 'end'] as const).map((at) => ({ name: `${name}, ${at}`, pose: movement[at], movement })),
);

/** How far a point is from a line between two. */
function from(
  [x, y]: Vector,
  [[x1, y1], [x2, y2]]: readonly [readonly [number, number], readonly [number, number]],
): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy);
}

function isOn(point: Vector, fixture: Fixture): boolean {
  const near = 9;
  if ('bench' in fixture) return from(point, fixture.bench) < near;
  if ('plate' in fixture) return from(point, fixture.plate) < near;
  if ('rails' in fixture) return from(point, fixture.rails) < near;
  if ('bar' in fixture) return from(point, [fixture.bar, fixture.bar]) < near;
  if ('box' in fixture) {
    const [x, width, height] = fixture.box;
    return (
      from(point, [
        [x, height],
        [x + width, height],
      ]) < near
    );
  }
  if ('frame' in fixture)
    return fixture.frame.slice(1).some((place, index) => from(point, [fixture.frame[index] ?? place, place]) < near);
  if ('ball' in fixture)
    return Math.hypot(point[0] - fixture.ball[0], point[1] - fixture.ball[1]) < fixture.ball[2] + near;
  if ('water' in fixture) return Math.abs(point[1] - fixture.water) < near;
  return false;
}

const stands = (joints: Joints, { fixtures = [] }: Movement): boolean =>
  pointsOf(joints).some((point) => point[1] < 6.5 || fixtures.some((fixture) => isOn(point, fixture)));

/** A hand or a foot that was to be at a place, and is not. */
function missed(limb: Limb, { end }: LimbJoints): number {
  return 'at' in limb ? Math.hypot(end[0] - limb.at[0], end[1] - limb.at[1]) : 0;
}

describe('figures of exercises', () => {
  it('there is one of each exercise of the catalogue, and of nothing else', async () => {
    const names = (await exercisesListed()).map(({ name }) => name);
    expect([...MOVEMENTS.keys()].toSorted()).toEqual(names.toSorted());
  });

  it('bend no joint further than people can, nor the wrong way', () => {
    const wrong = poses.flatMap(({ name, pose }) =>
      anglesOf(pose, jointsOf(pose))
        .filter(([joint, value]) => value < RANGES[joint][0] || value > RANGES[joint][1])
        .map(([joint, value]) => `${name}: ${joint} ${Math.round(value)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('stand, lie or hang on something, unless they jump, and nothing of them is below the ground', () => {
    const wrong = poses.flatMap(({ name, pose, movement }) => {
      const joints = jointsOf(pose);
      const lowest = Math.min(...pointsOf(joints).map(([, y]) => y));
      return [
        ...(lowest < -1 ? [`${name}: ${lowest.toFixed(1)} below the ground`] : []),
        ...(movement.flies || stands(joints, movement) ? [] : [`${name}: on nothing`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('have their hands and feet where they hold on or stand', () => {
    const wrong = poses.flatMap(({ name, pose }) => {
      const { arms, legs } = jointsOf(pose);
      const { arm, arm2 = arm, leg, leg2 = leg } = pose;
      const off = Math.max(missed(arm, arms[0]), missed(arm2, arms[1]), missed(leg, legs[0]), missed(leg2, legs[1]));
      return off > 3.5 ? [`${name}: ${off.toFixed(1)} away`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('keep the length of their limbs on the way', () => {
    for (const { start, end } of MOVEMENTS.values()) {
      const { arms, legs } = jointsOf(start, end, 0.5);
      for (const { root, bend } of legs) expect(lengthOf(minus(bend, root))).toBeCloseTo(LENGTHS.thigh);
      for (const { bend, end: hand } of arms) expect(lengthOf(minus(hand, bend))).toBeCloseTo(LENGTHS.forearm);
    }
  });

  it('do what is written of them', () => {
    const poseOf = (name: string): Movement => {
      const movement = MOVEMENTS.get(name);
      if (!movement) throw new Error(name);
      return movement;
    };
    const joints = (name: string, part: 0 | 1) => {
      const { start, end } = poseOf(name);
      return jointsOf(start, end, part);
    };
    const feet = (name: string, part: 0 | 1) => joints(name, part).legs.map(({ end }) => end);
    const hands = (name: string, part: 0 | 1) => joints(name, part).arms.map(({ end }) => end);
    const apart = (name: string, part: 0 | 1) => {
      const [right, left] = joints(name, part).legs;
      return Math.abs((right?.bend[2] ?? 0) - (left?.bend[2] ?? 0));
    };
    expect(joints('Pelvic tilt', 1).legs[0].root[1]).toBeLessThan(8);
    expect(apart('Hip adduction machine', 0)).toBeGreaterThan(apart('Hip adduction machine', 1));
    expect(feet('Single-leg press', 1)[1]).toEqual(feet('Single-leg press', 0)[1]);
    expect(feet('Tandem stand', 0).map(([, y, z]) => [Math.round(y), Math.round(z)])).toEqual([
      [5, 0],
      [5, 0],
    ]);
    const [back, front] = hands('Warrior pose', 0).map(([, y]) => Math.round(y));
    expect(back).toBe(front);
    expect(feet('Knee-to-chest stretch', 1)[1]?.[1]).toBeCloseTo(5);
    expect(hands('Standing side stretch', 1)[0]?.[1]).toBeGreaterThan(joints('Standing side stretch', 1).head[1]);
    for (const name of ['Hang clean', 'Kettlebell clean', 'Kettlebell snatch'])
      expect([name, Math.min(...hands(name, 0).map(([, y]) => y)) > 20]).toEqual([name, true]);
    for (const name of ['Cable fly', 'High-to-low cable fly']) expect(poseOf(name).pull).toHaveLength(3);
    expect(hands('Banded lateral raise', 1)[0]?.[1]).toBeCloseTo(hands('Banded lateral raise', 1)[1]?.[1] ?? 0);
    expect(joints('T-bar row', 0).legs[0].root[1]).toBeGreaterThan(40);
    expect(poseOf('Machine triceps extension')).toMatchObject({ with: 'stick', start: { hip: [0, 31] } });
  });

  it('are all drawn to one scale, but for those that need more room', () => {
    const widths = [...MOVEMENTS.values()].map((movement) => Number(boxOf(movement).split(' ')[2]));
    expect(widths.filter((width) => width > 150)).toEqual([]);
  });
});
