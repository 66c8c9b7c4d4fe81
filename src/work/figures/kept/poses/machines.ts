import type { Movement } from '#src/work/figures/kept/movement.ts';
import type { Limb, Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, BESIDE, by, FLAT, from, HANG, HIPS, on, RACK, stand, UP } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

const SPLIT = { leg: at(14, 5), leg2: at(-26, 10), foot2: 20 };

const calf = (arm: Limb, more: More = {}): Movement =>
  from(stand(arm), { hip: [3, 57], leg: at(2, 11), foot: 48 }, more);

const legPress = (more: Partial<Pose> = {}): Movement =>
  from(
    { hip: [-16, 24], lean: -52, arm: by(20, 30), leg: at(22, 44), foot: 150, ...more },
    { leg: at(10, 36) },
    {
      fixtures: [
        {
          bench: [
            [-12, 15],
            [-44, 40],
          ],
        },
        {
          frame: [
            [20, 26],
            [35, 62],
          ],
        },
      ],
      held: 'nothing',
    },
  );

const TOGETHER = by(88, 0, 6, 0);
const APART = by(84, 0, 40, 4);

const thighs = (start: Limb, end: Limb): Movement =>
  from(
    { hip: [0, 32], lean: -8, arm: on(6, -28, 13), leg: start },
    { leg: end },
    {
      view: 65,
      fixtures: [
        {
          bench: [
            [-5, 26],
            [16, 26],
          ],
        },
        {
          frame: [
            [-8, 28],
            [-13, 64],
          ],
        },
      ],
    },
  );

export const machines: Movements = {
  'Leg press|Seated leg press': legPress(),
  'Single-leg press': legPress({ leg2: at(12, 5) }),
  'Leg extension|Seated knee extension': from(
    { hip: [0, 32], lean: -8, arm: at(0, 29, 11), leg: by(88, -4), foot: 86 },
    { leg: by(88, 84), foot: 170 },
    {
      fixtures: [
        {
          bench: [
            [-5, 26],
            [20, 26],
          ],
        },
        {
          frame: [
            [-8, 28],
            [-13, 64],
          ],
        },
      ],
      held: 'nothing',
    },
  ),
  'Seated leg curl': from(
    { hip: [0, 32], lean: -8, arm: at(2, 38, 11), leg: by(88, 82), foot: 168 },
    { leg: by(88, -10), foot: 80 },
    {
      fixtures: [
        {
          bench: [
            [-5, 26],
            [20, 26],
          ],
        },
        {
          frame: [
            [-8, 28],
            [-13, 64],
          ],
        },
      ],
      held: 'nothing',
    },
  ),
  'Lying leg curl|Dumbbell leg curl|Banded leg curl': from(
    { hip: [-8, 29], lean: 90, arm: at(27, 12), leg: by(-90, -90), foot: -10 },
    { leg: by(-90, -205), foot: -130 },
    {
      fixtures: [
        {
          bench: [
            [-26, 23],
            [30, 23],
          ],
        },
      ],
      held: 'nothing',
    },
  ),
  'Standing leg curl': from(
    stand(at(16, 62), { leg2: FLAT }),
    { leg: by(-4, -88), foot: -8 },
    {
      fixtures: [
        {
          frame: [
            [18, 0],
            [18, 64],
            [14, 64],
          ],
        },
      ],
    },
  ),
  'Exercise ball leg curl': from(
    { hip: [0, 22], lean: -122, nod: 30, arm: BESIDE, leg: at(44, 24), foot: 178 },
    { hip: [0, 26], lean: -131, nod: 40, leg: at(22, 25), foot: 120 },
    { fixtures: [{ ball: [36, 11, 11] }] },
  ),
  'Hip thrust|Machine hip thrust': from(
    { hip: [-2, 12], lean: -50, nod: 15, arm: on(9, -22, 12), leg: at(21, 5) },
    { hip: [0, 31], lean: -88, nod: 30, arm: on(7, -24, 12) },
    {
      held: 'hips',
      fixtures: [
        {
          bench: [
            [-38, 24],
            [-24, 24],
          ],
        },
      ],
    },
  ),
  'Single-leg hip thrust': from(
    { hip: [-2, 14], lean: -52, nod: 15, arm: on(8, -23, 12), leg: at(21, 5), leg2: by(98, 96), foot2: 170 },
    { hip: [0, 31], lean: -88, nod: 30, leg2: by(92, 92), foot2: 170 },
    {
      held: 'hips',
      fixtures: [
        {
          bench: [
            [-38, 24],
            [-24, 24],
          ],
        },
      ],
    },
  ),
  'Pelvic tilt': from(
    { hip: [0, 6], lean: -76, round: -28, nod: 14, arm: BESIDE, leg: at(24, 5) },
    { lean: -96, round: 8, nod: 0 },
  ),
  'Glute bridge|Frog pump': from(
    { hip: [0, 6], lean: -90, arm: BESIDE, leg: at(24, 5) },
    { hip: [0, 22], lean: -122, nod: 30 },
  ),
  'Single-leg glute bridge': from(
    { hip: [0, 6], lean: -90, arm: BESIDE, leg: at(24, 5), leg2: by(112, 112), foot2: 200 },
    { hip: [0, 22], lean: -122, nod: 30 },
  ),
  'Standing calf raise|Single-leg calf raise': from(
    stand(at(24, 66), { hip: [0, 58], leg: at(0, 11), foot: 100 }),
    { hip: [2, 69], leg: at(1, 22), foot: 50, arm: at(24, 66) },
    {
      fixtures: [
        { box: [4, 16, 10] },
        {
          frame: [
            [26, 0],
            [26, 76],
          ],
        },
      ],
    },
  ),
  'Dumbbell calf raise': calf(HANG),
  'Machine calf raise': calf(on(8, 0, 11, 10), {
    fixtures: [
      {
        frame: [
          [-16, 86],
          [14, 86],
        ],
      },
    ],
  }),
  'Supported calf raise': calf(at(22, 55), {
    fixtures: [
      {
        frame: [
          [22, 0],
          [22, 54],
          [36, 54],
        ],
      },
    ],
  }),
  'Tibialis raise': from(
    { hip: [-12, 50], lean: 0, arm: HANG, leg: at(2, 5) },
    { foot: 118, leg: at(2, 6) },
    { fixtures: [{ wall: -18 }] },
  ),
  'Seated calf raise': from(
    { hip: [0, 32], lean: 4, arm: at(16, 38), leg: at(20, 5) },
    { leg: at(20, 12), foot: 52 },
    { fixtures: [{ box: [-12, 20, 26] }], held: 'knees' },
  ),
  'Leg press calf raise': from(
    { hip: [-16, 24], lean: -52, arm: by(20, 30), leg: at(22, 45), foot: 165 },
    { leg: at(20, 44), foot: 118 },
    {
      fixtures: [
        {
          bench: [
            [-12, 15],
            [-44, 40],
          ],
        },
        {
          frame: [
            [22, 30],
            [36, 64],
          ],
        },
      ],
    },
  ),
  'Hip abduction machine': thighs(TOGETHER, APART),
  'Hip adduction machine': thighs(APART, TOGETHER),
  'Cable hip abduction|Standing hip abduction': from(
    stand(HIPS, { leg2: FLAT }),
    { leg: by(0, 0, 34), foot: 90 },
    { view: 80, pull: [0, 4], pulled: 'ankle' },
  ),
  'Cable glute kickback|Machine glute kickback': from(
    stand(at(20, 64), { lean: 18, hip: [-4, 51], leg2: FLAT }),
    { leg: by(-42, -58), foot: 40 },
    {
      pull: [34, 6],
      pulled: 'ankle',
      fixtures: [
        {
          frame: [
            [34, 0],
            [34, 66],
            [19, 66],
          ],
        },
      ],
    },
  ),
  'Banded lateral walk': from(
    { hip: [-8, 44], lean: 20, arm: HIPS, leg: at(0, 5, 8), leg2: at(0, 5, 8) },
    { leg: at(0, 5, 24), leg2: at(0, 5, 8) },
    { view: 75, pull: 'each other', pulled: 'knees' },
  ),
  'Jump lunge': from(
    { hip: [-3, 30], lean: 6, arm: by(-30, 40), arm2: by(40, 120), ...SPLIT },
    {
      hip: [0, 66],
      lean: 2,
      arm: by(30, 100),
      arm2: by(-30, 40),
      leg: at(10, 22),
      leg2: at(-14, 24),
      foot: 60,
      foot2: 30,
    },
    { flies: true },
  ),
  'Wall ball': from(
    { hip: [-12, 26], lean: 24, arm: on(11, -8, 3, 20), leg: at(0, 5, 8, 15) },
    { hip: [0, 51.5], lean: 0, arm: by(158, 162, -14) },
    { held: 'right' },
  ),
  Thruster: from({ hip: [-12, 26], lean: 24, arm: RACK, leg: at(0, 5, 8, 15) }, { hip: [0, 51.5], lean: 0, arm: UP }),
};
