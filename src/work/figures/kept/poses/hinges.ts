import type { Movement } from '#src/work/figures/kept/movement.ts';
import type { Limb, Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, BACK, by, FLAT, from, HANG, hold, on, RACK, stand, UP } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

const hinge = (low: Limb, more: More = {}, deep: Partial<Pose> = {}): Movement =>
  from(stand(at(6, 46)), { hip: [-13, 48], lean: 64, nod: -20, arm: low, ...deep }, more);

/** From the ground. */
const lift = (more: More = {}, low: Partial<Pose> = {}): Movement =>
  from(
    { hip: [-16, 31], lean: 62, nod: -25, arm: at(5, 9), leg: FLAT, ...low },
    { hip: [0, 51.5], lean: 0, nod: 0, arm: at(5, 46) },
    more,
  );

const ON_ONE = { hip: [-2, 50], lean: 72, nod: -15, leg2: by(-72, -74), foot2: 20 } as const;

const clean = (low: Partial<Pose> = {}, more: More = {}): Movement =>
  from(
    { hip: [-16, 31], lean: 62, nod: -25, arm: at(5, 9), leg: FLAT, ...low },
    { hip: [-3, 48], lean: 2, nod: 0, arm: RACK },
    more,
  );

const LOW: Pose = { hip: [-15, 32], lean: 58, nod: -25, arm: at(5, 12), leg: FLAT };
const UPRIGHT = { hip: [0, 51], lean: 0, nod: 0 } as const;

/** Between the legs. */
const SWUNG: Pose = { hip: [-14, 42], lean: 64, nod: -22, arm: at(-8, 34, 1), leg: at(0, 5, 10, 10) };
const SWUNG_BY_ONE: Pose = { ...SWUNG, arm2: by(-10, 20) };

const carry = (arm: Limb, more: More = {}): Movement => {
  const one: Pose = { hip: [0, 50], lean: 2, arm, leg: at(12, 6), foot: 105, leg2: at(-14, 9), foot2: 50 };
  return from(one, { leg: at(-14, 9), foot: 50, leg2: at(12, 6), foot2: 105 }, more);
};

const KNEEL = { leg: by(0, -90), foot: -60 } as const;

export const hinges: Movements = {
  'Romanian deadlift|Dumbbell Romanian deadlift': hinge(at(5, 27)),
  'Stiff-leg deadlift': hinge(at(5, 18), {}, { hip: [-9, 50], lean: 90 }),
  'Conventional deadlift|Dumbbell deadlift|Kettlebell deadlift|Jerrycan deadlift': lift(),
  'Trap bar deadlift': lift({}, { hip: [-14, 29], lean: 52, arm: at(2, 10) }),
  'Sumo deadlift': from(
    { hip: [-9, 28], lean: 60, nod: -20, arm: at(6, 9, 7), leg: at(0, 5, 20, 45) },
    { hip: [0, 49], lean: 0, nod: 0, arm: at(5, 43, 7) },
    { view: 40 },
  ),
  'Rack pull': lift({ fixtures: [{ box: [0, 12, 16] }] }, { hip: [-14, 41], lean: 56, arm: at(5, 24) }),
  'Single-leg Romanian deadlift': from(stand(at(5, 46), { leg2: FLAT }), { ...ON_ONE, arm: at(12, 26) }),
  'Single-leg deadlift reach': from(stand(HANG, { leg2: FLAT }), { ...ON_ONE, arm: at(26, 26) }),
  'Good morning': from(stand(BACK), { hip: [-13, 48], lean: 62, nod: -20 }, { held: 'back' }),
  'Cable pull-through': hinge(at(-8, 34, 2), { pull: [-40, 8], held: 'nothing' }, { lean: 62 }),
  'Back extension': from(
    { hip: [0, 50], lean: 128, arm: on(7, -9, 3), leg: at(-33, 17), foot: 60 },
    { lean: 46 },
    {
      fixtures: [
        {
          bench: [
            [-14, 36],
            [3, 46],
          ],
        },
        {
          frame: [
            [-40, 0],
            [-34, 14],
            [-24, 12],
          ],
        },
      ],
    },
  ),
  'Reverse hyperextension': from(
    { hip: [0, 53], lean: 90, nod: -10, arm: at(26, 38), leg: by(-8, -12), foot: 60 },
    { leg: by(-88, -88), foot: 10 },
    {
      fixtures: [
        {
          bench: [
            [2, 47],
            [36, 47],
          ],
        },
      ],
    },
  ),
  'Nordic hamstring curl|Glute-ham raise': from(
    { hip: [0, 28], lean: 0, arm: on(9, -10, 6), ...KNEEL },
    { hip: [18, 20], lean: 62, leg: by(-52, -90) },
    {
      fixtures: [
        {
          frame: [
            [-27, 9],
            [-19, 9],
          ],
        },
      ],
    },
  ),
  'Kettlebell swing|Single-arm kettlebell swing': from(
    SWUNG,
    { hip: [1, 51], lean: -2, nod: 0, arm: by(82, 84, -12) },
    { held: 'right' },
  ),
  'Power clean': clean(),
  'Hang clean': clean({ hip: [-10, 48.5], lean: 48, nod: -20, arm: at(5, 34) }),
  'Kettlebell clean': from(SWUNG_BY_ONE, { ...UPRIGHT, arm: RACK, arm2: HANG }, { held: 'right' }),
  'Sandbag clean': clean({}, { held: 'right' }),
  'Clean and jerk': from(
    { hip: [-16, 31], lean: 62, nod: -25, arm: at(5, 9), leg: FLAT, leg2: at(0, 5) },
    { hip: [0, 45], lean: 0, nod: 0, arm: UP, leg: at(15, 5), leg2: at(-20, 10), foot2: 40 },
  ),
  'Power snatch': from(LOW, { ...UPRIGHT, arm: UP }),
  'Dumbbell snatch': from({ ...LOW, arm2: by(-10, 20) }, { ...UPRIGHT, arm: UP, arm2: by(-8, 10) }, { held: 'right' }),
  'Kettlebell snatch': from(SWUNG_BY_ONE, { ...UPRIGHT, arm: UP, arm2: by(-8, 10) }, { held: 'right' }),
  'Turkish get-up': from(
    { hip: [0, 6], lean: -90, arm: by(180, 180), arm2: by(80, 88, 40), leg: at(26, 5), leg2: by(90, 90), foot2: 170 },
    { hip: [-3, 29], lean: 4, arm2: by(0, 6, 12), leg: at(16, 5), leg2: by(-4, -84), foot2: -60 },
    { held: 'right' },
  ),
  'Farmer carry|Jerrycan carry': carry(by(0, 2)),
  'Suitcase carry': carry(by(0, 2), { held: 'right' }),
  'Overhead carry': carry(UP),
  'Sled push': from(
    { hip: [-22, 38], lean: 52, nod: -25, arm: at(24, 50), leg: at(-24, 8), foot: 60, leg2: at(-46, 10), foot2: 40 },
    { leg: at(-46, 10), foot: 40, leg2: at(-24, 8), foot2: 60 },
    {
      fixtures: [
        {
          frame: [
            [24, 60],
            [24, 4],
            [60, 4],
            [52, 12],
            [24, 12],
          ],
        },
      ],
    },
  ),
  'Medicine ball slam': from(
    stand(by(176, 182), { hip: [0, 53], leg: at(0, 7), foot: 76 }),
    { hip: [-14, 38], lean: 56, arm: at(14, 20, 4), leg: FLAT, foot: 90 },
    { held: 'right' },
  ),
  'Chin tuck': from(stand(HANG, { nod: 22 }), { nod: 0 }),
  'Wrist stretch': hold(stand(at(30, 76, 4), { arm2: at(26, 72, 4) })),
};
