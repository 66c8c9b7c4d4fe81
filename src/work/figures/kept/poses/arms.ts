import type { Movement } from '#src/work/figures/kept/movement.ts';
import type { Limb, Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, by, FLAT, from, HANG, hold, on, stand } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

const curl = (more: More = {}, low: Limb = by(2, 14)): Movement => from(stand(low), { arm: by(10, 140) }, more);
const SEAT = { box: [-12, 22, 26] } as const;
const SEATED: Pose = { hip: [0, 31], lean: 0, arm: HANG, leg: at(22, 5) };

/** With the upper arms on a pad. */
const overPad = (start: Limb, end: Limb, more: More = {}): Movement =>
  from(
    { ...SEATED, lean: 12, arm: start },
    { arm: end },
    {
      fixtures: [
        SEAT,
        {
          bench: [
            [10, 52],
            [28, 36],
          ],
        },
      ],
      ...more,
    },
  );

const pushdown = (more: More = {}): Movement =>
  from(stand(by(4, 112), { hip: [-2, 51], lean: 8 }), { arm: by(2, 14) }, { pull: [26, 108], pulled: 'bar', ...more });

const LYING: Pose = { hip: [0, 23.5], lean: -90, arm: at(-30, 57, 9), leg: at(26, 5) };

export const arms: Movements = {
  'Biceps curl|Barbell curl|EZ-bar curl|Hammer curl|Zottman curl|Water bottle curl|Reverse curl': curl(),
  'Alternating dumbbell curl': from(stand(by(2, 14)), { arm: by(10, 140), arm2: by(2, 14) }),
  'Cable curl|Rope hammer curl': curl({ pull: [26, 4], pulled: 'bar' }),
  'Banded curl': curl({ pull: 'feet' }),
  'Preacher curl': overPad(by(50, 56), by(50, 172)),
  'Incline dumbbell curl': from(
    { hip: [0, 28], lean: -40, arm: by(-2, 6), leg: at(26, 5) },
    { arm: by(6, 132) },
    {
      fixtures: [
        {
          bench: [
            [-4, 22],
            [-36, 60],
          ],
        },
      ],
    },
  ),
  'Concentration curl': from(
    { ...SEATED, lean: 40, arm: by(18, 20), arm2: at(18, 34, 9), leg: at(20, 5, 12, 20) },
    { arm: by(18, 146) },
    { fixtures: [SEAT], held: 'right' },
  ),
  'Wrist curl|Reverse wrist curl': from(
    { ...SEATED, lean: 22, arm: by(22, 80) },
    { arm: by(22, 94) },
    { fixtures: [SEAT] },
  ),
  'Plate pinch': hold(stand(by(0, 2))),
  'Towel wringing': from(stand(by(40, 92, 0, -8)), { arm: by(40, 92, 0, -16) }),
  'Triceps pushdown|Rope pushdown|Banded pushdown': pushdown(),
  'Machine triceps extension': overPad(by(50, 166), by(50, 58), { with: 'stick' }),
  'Overhead triceps extension': from(stand(by(172, 300, 0, -14)), { arm: by(176, 182, -10) }, { held: 'right' }),
  'Cable overhead triceps extension': from(
    stand(by(140, 262), { hip: [0, 49], lean: 22, leg: at(10, 5), leg2: at(-14, 8), foot2: 60 }),
    { arm: by(134, 140) },
    { pull: [-34, 96] },
  ),
  'EZ-bar skull crusher|Dumbbell skull crusher': from(
    LYING,
    { arm: by(186, 286) },
    {
      fixtures: [
        {
          bench: [
            [-44, 18],
            [6, 18],
          ],
        },
      ],
    },
  ),
  'Triceps kickback': from({ hip: [-13, 48], lean: 66, nod: -18, arm: by(-62, 14), leg: FLAT }, { arm: by(-62, -58) }),
  'Bodyweight triceps extension': from(
    { hip: [-16, 46], lean: 42, arm: at(30, 50), leg: at(-43, 9), foot: 50, nod: 0 },
    { hip: [-12, 38], lean: 80, arm: at(30, 50) },
    {
      fixtures: [
        {
          bench: [
            [28, 48],
            [48, 48],
          ],
        },
      ],
    },
  ),
  'Side-lying external rotation': from(
    {
      hip: [0, 9],
      lean: 86,
      turn: 90,
      arm: by(-90, 0, 0, 78),
      arm2: by(92, 92),
      leg: by(-90, -96),
      leg2: by(-88, -92),
      foot: -60,
      foot2: -60,
    },
    { arm: by(-90, 176, 0, 30) },
    { view: 10, held: 'right' },
  ),
  'Arm circle': from(stand(by(20, 20, 80)), { arm: by(160, 160, 60) }, { view: 75 }),
  'Triceps stretch': hold(stand(by(168, 310, 0, -20), { arm2: on(4, 22, 2, 40) })),
  'Pendulum arm swing': from(
    { hip: [-12, 48], lean: 68, arm: by(20, 22), arm2: at(24, 46), leg: FLAT },
    { arm: by(-18, -16) },
    {
      fixtures: [
        {
          frame: [
            [20, 0],
            [20, 44],
            [36, 44],
            [36, 0],
          ],
        },
      ],
    },
  ),
  'Towel shoulder pass-through': from(stand(by(60, 60, 20)), { arm: by(200, 200, 24) }, { view: 40, with: 'stick' }),
  'Wall angel': from(
    { hip: [-20, 50], lean: 0, arm: by(90, 180, 88, 5), leg: at(-14, 5) },
    { arm: by(176, 178, 22, 10) },
    { view: 60 },
  ),
  'Battle rope waves': from(
    { hip: [-10, 42], lean: 30, nod: -10, arm: by(60, 110), arm2: by(20, 60), leg: at(0, 5, 10, 10) },
    { arm: by(20, 60), arm2: by(60, 110) },
    { pull: [66, 2], with: 'line' },
  ),
};
