import type { Fixture, Movement } from '#src/work/figures/kept/movement.ts';
import type { Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, by, FLAT, from, HANG, hold, on, stand } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

const BAR: Fixture = { bar: [0, 118] };
const HANGING: Pose = { hip: [-1, 55], lean: 0, arm: at(0, 118, 12), leg: by(6, -50), foot: 20 };
const ABOVE: Partial<Pose> = { hip: [-10, 78], lean: -6, nod: -12, arm: at(0, 118, 15, 30) };

const pullUp = (more: More = {}, start: Partial<Pose> = {}, end: Partial<Pose> = ABOVE): Movement =>
  from({ ...HANGING, ...start }, end, { view: 35, fixtures: [BAR], ...more });

const SEATED: Pose = { hip: [0, 31], lean: -6, arm: by(168, 172, 14), leg: at(20, 5) };
const SEAT: Fixture = { box: [-12, 22, 26] };

const pulldown = (more: More = {}, aside = 20): Movement =>
  from(
    { ...SEATED, arm: at(8, 90, aside) },
    { lean: -16, arm: on(10, -4, aside, 40) },
    {
      view: 40,
      fixtures: [
        SEAT,
        {
          frame: [
            [16, 44],
            [26, 44],
          ],
        },
      ],
      pull: [14, 116],
      pulled: 'bar',
      ...more,
    },
  );

const BENT: Pose = { hip: [-13, 47], lean: 72, nod: -22, arm: by(2, 4), leg: FLAT };
const row = (more: More = {}, bent: Pose = BENT): Movement => from(bent, { arm: on(11, -20, 12, 8) }, more);

const seatedRow = (more: More): Movement =>
  from({ ...SEATED, lean: 2, arm: by(78, 82) }, { lean: -4, arm: on(8, -19, 9, 8) }, { with: 'stick', ...more });

const ONE: Pose = {
  ...BENT,
  hip: [-8, 46],
  lean: 84,
  arm2: at(20, 26),
  leg: at(-10, 5),
  leg2: by(12, -84),
  foot2: -60,
};

export const pulls: Movements = {
  'Pull-up|Chin-up|Neutral-grip pull-up|Weighted pull-up|Negative pull-up|Assisted pull-up': pullUp(),
  'Banded pull-up': pullUp({ pull: [0, 118], pulled: 'ankle' }),
  'Scapular pull-up': pullUp({}, {}, { hip: [-1, 58] }),
  'Dead hang': hold(HANGING, { view: 35, fixtures: [BAR] }),
  'Muscle-up': pullUp({}, {}, { hip: [-4, 118], lean: 20, arm: at(0, 118, 12), leg: by(12, -10) }),
  'Tuck front lever': pullUp(
    { view: 20 },
    {},
    { hip: [28, 84], lean: -88, arm: at(0, 118, 12), leg: by(205, 80), foot: 170 },
  ),
  'Inverted row|Ring row': from(
    { hip: [3, 28], lean: -58, arm: at(-14, 76, 12), leg: at(40, 5), foot: 140 },
    { hip: [8, 39], lean: -43, arm: at(-14, 76, 15, 20) },
    {
      fixtures: [
        { bar: [-14, 76] },
        {
          frame: [
            [-14, 0],
            [-14, 76],
          ],
        },
      ],
      held: 'nothing',
      view: 25,
    },
  ),
  'Lat pulldown|Wide-grip lat pulldown|Banded lat pulldown': pulldown(),
  'Close-grip lat pulldown|Reverse-grip lat pulldown': pulldown({}, 9),
  'Straight-arm pulldown': from(
    { hip: [-6, 50], lean: 24, arm: by(122, 124), leg: FLAT },
    { hip: [-4, 51], lean: 14, arm: by(12, 18) },
    { pull: [46, 104], pulled: 'bar' },
  ),
  'Seated cable row': from(
    { hip: [-20, 12], lean: 8, arm: by(78, 82), leg: at(22, 14), foot: 160 },
    { lean: -6, arm: on(8, -19, 9, 8) },
    {
      pull: [54, 30],
      pulled: 'bar',
      fixtures: [
        { box: [-32, 22, 7] },
        {
          frame: [
            [28, 6],
            [32, 26],
          ],
        },
      ],
    },
  ),
  'Machine row': seatedRow({
    fixtures: [
      SEAT,
      {
        frame: [
          [13, 26],
          [13, 62],
        ],
      },
    ],
  }),
  'Banded row': from(
    { hip: [0, 6], lean: 4, arm: by(60, 64), leg: at(44, 6), foot: 175 },
    { lean: -6, arm: on(8, -18, 10, 8) },
    { pull: 'feet' },
  ),
  'Single-arm cable row': from(
    stand(by(74, 80), { hip: [-4, 48], lean: 10, arm2: HANG, leg: at(-12, 5), leg2: at(8, 5) }),
    { arm: on(4, -20, 10, 8) },
    { pull: [56, 58], pulled: 'right' },
  ),
  'Bent-over barbell row|Pendlay row|Bent-over dumbbell row|Jerrycan row|Backpack row': row(),
  'Landmine row|T-bar row': row({ pull: [-52, 3], pulled: 'bar', with: 'line' }),
  'One-arm dumbbell row|Kettlebell row': from(
    ONE,
    { arm: on(11, -20, 10, 6) },
    {
      fixtures: [
        {
          bench: [
            [-14, 22],
            [28, 22],
          ],
        },
      ],
      held: 'right',
    },
  ),
  'Chest-supported dumbbell row': from(
    { hip: [-8, 36], lean: 48, nod: -10, arm: by(2, 4), leg: at(-30, 8), foot: 50 },
    { arm: on(9, -20, 12, 8) },
    {
      fixtures: [
        {
          bench: [
            [-4, 26],
            [22, 52],
          ],
        },
      ],
    },
  ),
  'Renegade row': from(
    { hip: [-8, 26.5], lean: 70, nod: -15, arm: at(20, 5, 11), arm2: at(20, 5, 11), leg: at(-52, 10, 10), foot: 22 },
    { arm: on(10, -20, 10, 6) },
  ),
  'Barbell shrug|Dumbbell shrug|Shoulder roll': from(stand(at(3, 46)), { hip: [0, 51.5], arm: at(3, 49), nod: 6 }),
  'Face pull|Banded face pull': from(
    stand(by(92, 92), { hip: [-1, 51], lean: -2 }),
    { arm: on(10, 9, 14, 80) },
    {
      pull: [56, 90],
      view: 35,
    },
  ),
  'Band pull-apart': from(stand(by(88, 88)), { arm: by(84, 84, 80) }, { pull: 'each other', view: 60 }),
  'Prone Y raise': from(
    { hip: [0, 6], lean: 90, nod: -8, arm: by(92, 92, 30), leg: by(-90, -90), foot: -60 },
    { lean: 88, arm: by(112, 112, 30) },
    { view: 25 },
  ),
  'Cross-body shoulder stretch': hold(stand(by(82, 84, -50), { arm2: on(9, -2, 2, 30) }), { view: 60 }),
};
