import type { Fixture, Movement } from './movement.ts';
import { jointsOf } from './skeleton.ts';
import type { Joints, Pose } from './skeleton.ts';
import type { Vector } from './vectors.ts';
import { seenFrom } from './view.ts';
import type { Spot } from './view.ts';

export const pointsOf = ({ head, neck, waist, arms, legs, toes, heels }: Joints): Vector[] => [
  head,
  neck,
  waist,
  ...[...arms, ...legs].flatMap(({ root, bend, end }) => [root, bend, end]),
  ...toes,
  ...heels,
];

/** The places that something which stands there goes through. What has no end is left out. */
function placesOf(fixture: Fixture): readonly (readonly [x: number, y: number])[] {
  if ('bench' in fixture) return fixture.bench;
  if ('rails' in fixture) return fixture.rails;
  if ('plate' in fixture) return fixture.plate;
  if ('frame' in fixture) return fixture.frame;
  if ('bar' in fixture) return [fixture.bar];
  if ('box' in fixture)
    return [
      [fixture.box[0], 0],
      [fixture.box[0] + fixture.box[1], fixture.box[2]],
    ];
  if ('ball' in fixture) return [-1, 1].map((side) => [fixture.ball[0] + side * fixture.ball[2], fixture.ball[1]]);
  return [];
}

const AROUND = 12;
const WIDTH = 130;
const LOW = 72;

/** All of a movement, no larger for what needs little room: so all are drawn to the same scale. */
export function boxOf({ start, end, view = 20, fixtures = [] }: Movement): string {
  const see = seenFrom(view);
  const ofPose = (pose: Pose): Spot[] => pointsOf(jointsOf(pose)).map(see);
  const spots = [...ofPose(start), ...ofPose(end), ...fixtures.flatMap(placesOf).map(([x, y]) => see([x, y, 0]))];
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const width = Math.max(WIDTH, right - left);
  const height = Math.max(LOW, AROUND - Math.min(...ys));
  return [(left + right - width) / 2, -height, width, height + 5].map(Math.round).join(' ');
}
