import type { Fixture, Movement } from '#src/work/figures/kept/movement.ts';
import type { Limb, Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, by, from, on, stand } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

/** What one side does, the other does next. */
const swapped = (pose: Pose, more: More = {}): Movement => {
  const { arm, leg, arm2 = arm, leg2 = leg, foot = 90, foot2 = foot } = pose;
  return from(pose, { arm: arm2, arm2: arm, leg: leg2, leg2: leg, foot: foot2, foot2: foot }, more);
};

const step = (arm: Limb, arm2: Limb, more: More = {}, pose: Partial<Pose> = {}): Movement =>
  swapped({ hip: [0, 50], lean: 4, arm, arm2, leg: at(14, 6), foot: 106, leg2: at(-15, 10), foot2: 48, ...pose }, more);

const run = (more: More = {}, pose: Partial<Pose> = {}): Movement =>
  swapped(
    {
      hip: [0, 54],
      lean: 10,
      arm: by(-48, 40),
      arm2: by(34, 122),
      leg: by(64, -12),
      foot: 90,
      leg2: by(-24, -74),
      foot2: 20,
      ...pose,
    },
    { flies: true, ...more },
  );

const BELT: readonly Fixture[] = [
  {
    plate: [
      [-34, -1],
      [34, -1],
    ],
  },
  {
    frame: [
      [30, 0],
      [34, 62],
      [24, 64],
    ],
  },
];

const BIKE: readonly Fixture[] = [
  {
    frame: [
      [-14, 56],
      [-6, 56],
      [2, 20],
      [26, 58],
      [26, 68],
      [20, 70],
    ],
  },
  {
    frame: [
      [2, 20],
      [-22, 16],
      [-8, 48],
    ],
  },
  { ball: [-24, 16, 15] },
  { ball: [34, 16, 15] },
  {
    frame: [
      [34, 16],
      [26, 58],
    ],
  },
];

const SWIM: readonly Fixture[] = [{ water: 46 }];

const boxer = (more: More = {}): Movement =>
  from(
    {
      hip: [-2, 49],
      lean: 8,
      arm: on(12, 2, 4, 10),
      arm2: on(14, 1, 4, 10),
      leg: at(-12, 8),
      foot: 60,
      leg2: at(14, 5),
      foot2: 90,
    },
    { twist: -24, arm: by(90, 92) },
    more,
  );

export const cardio: Movements = {
  'Brisk walk|Hike|Backpack walk|Heel-to-toe walk': step(by(-26, -10), by(22, 40)),
  'Treadmill walk|Incline treadmill walk': step(by(-26, -10), by(22, 40), { fixtures: BELT }),
  'Outdoor run|Sprint|Hill run|Shuttle run': run(),
  'Butt kick': run({}, { hip: [0, 52], lean: 3, leg: by(6, -8), leg2: by(-4, -140), foot2: -60 }),
  'Treadmill run': run({ fixtures: BELT }),
  'Aqua jogging': run({ fixtures: [{ water: 78 }] }),
  'Stationary bike|Outdoor cycling|Air bike': swapped(
    { hip: [-10, 60], lean: 42, nod: -25, arm: at(20, 72), leg: at(0, 12), foot: 78, leg2: at(5, 34), foot2: 90 },
    { fixtures: BIKE },
  ),
  'Rowing machine': from(
    { hip: [-2, 16], lean: 12, arm: at(37, 36), leg: at(32, 14), foot: 130 },
    { hip: [-14, 16], lean: -22, arm: on(8, -18, 8), foot: 140 },
    {
      fixtures: [
        {
          plate: [
            [-46, 9],
            [40, 9],
          ],
        },
        {
          frame: [
            [32, 6],
            [40, 24],
          ],
        },
      ],
      pull: [52, 32],
      pulled: 'bar',
      with: 'line',
    },
  ),
  'Elliptical trainer': swapped(
    { hip: [0, 58], lean: 4, arm: by(66, 84), arm2: by(28, 92), leg: at(12, 14), leg2: at(-12, 14), foot2: 70 },
    {
      fixtures: [
        {
          frame: [
            [-26, 8],
            [30, 4],
            [34, 62],
          ],
        },
        { ball: [34, 14, 12] },
      ],
    },
  ),
  'Stair climber|Stair climbing|Step aerobics': swapped(
    { hip: [-2, 66], lean: 10, arm: by(-26, 20), arm2: by(24, 70), leg: at(10, 36), leg2: at(-8, 18), foot2: 80 },
    {
      fixtures: [
        {
          frame: [
            [-24, 0],
            [-24, 13],
            [0, 13],
            [0, 31],
            [24, 31],
            [24, 0],
          ],
        },
      ],
    },
  ),
  'Ski machine': from(
    stand(by(140, 150)),
    { hip: [-12, 42], lean: 52, arm: by(-20, -12) },
    {
      pull: [30, 112],
      with: 'line',
    },
  ),
  'Freestyle swim': swapped(
    {
      hip: [0, 42],
      lean: 88,
      nod: -6,
      arm: by(96, 94),
      arm2: by(-80, -86),
      leg: by(-84, -96),
      leg2: by(-96, -98),
      foot: -65,
      foot2: -65,
    },
    { fixtures: SWIM },
  ),
  'Breaststroke swim': from(
    { hip: [0, 40], lean: 78, nod: -10, arm: by(86, 90, 30, -40), leg: by(-64, -128, 30, 10), foot: -40 },
    { hip: [4, 41], lean: 88, arm: by(92, 92), leg: by(-90, -90), foot: -60 },
    { fixtures: SWIM },
  ),
  Football: from(
    {
      hip: [-4, 50],
      lean: 4,
      arm: by(-20, 10, 24),
      arm2: by(34, 60, 24),
      leg: by(-38, -96),
      foot: -20,
      leg2: at(2, 5),
    },
    { lean: -6, arm: by(24, 50, 24), arm2: by(-30, 0, 24), leg: by(58, 44), foot: 120 },
    { fixtures: [{ ball: [34, 5, 5] }] },
  ),
  Basketball: from(
    {
      hip: [-10, 42],
      lean: 30,
      nod: -20,
      arm: by(30, 70),
      arm2: by(20, 80),
      leg: at(4, 5),
      leg2: at(-12, 8),
      foot2: 60,
    },
    {
      hip: [0, 64],
      lean: 2,
      nod: 0,
      arm: by(150, 176),
      arm2: by(140, 178),
      leg: by(8, -10),
      leg2: by(-4, -26),
      foot: 30,
      foot2: 20,
    },
    { with: 'medicine ball', held: 'right', flies: true },
  ),
  'Tennis|Table tennis': from(
    {
      hip: [-2, 47],
      lean: 14,
      twist: 40,
      arm: by(-30, 30, 30),
      arm2: by(40, 80),
      leg: at(-12, 6),
      leg2: at(12, 5),
      foot2: 90,
    },
    { twist: -24, arm: by(86, 110) },
    { view: 35, with: 'racket', held: 'right' },
  ),
  'Afrobeats dance': from(
    {
      hip: [-5, 45],
      lean: 10,
      side: 8,
      arm: by(40, 130, 30),
      arm2: by(-10, 70, 30),
      leg: at(0, 5, 14, 20),
      leg2: at(2, 8, 8),
      foot2: 50,
    },
    {
      side: -8,
      arm: by(-10, 70, 30),
      arm2: by(40, 130, 30),
      leg: at(2, 8, 8),
      foot: 50,
      leg2: at(0, 5, 14, 20),
      foot2: 90,
    },
    { view: 55 },
  ),
  'Shadow boxing': boxer(),
  'Heavy bag boxing': boxer({
    fixtures: [
      {
        frame: [
          [46, 116],
          [46, 96],
        ],
      },
      {
        frame: [
          [38, 96],
          [54, 96],
          [54, 36],
          [38, 36],
          [38, 96],
        ],
      },
    ],
  }),
};
