import type { Movement } from '#src/work/figures/kept/movement.ts';
import type { Limb, Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, BESIDE, by, EARS, from, HIPS, hold, on, stand, UP } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

const SUPINE: Pose = { hip: [0, 6], lean: -90, arm: BESIDE, leg: at(24, 5) };
const STRAIGHT: Pose = { ...SUPINE, leg: by(90, 90), foot: 170 };
const HIGH: Pose = { hip: [-8, 26.5], lean: 70, nod: -15, arm: at(20, 3), leg: at(-52, 10), foot: 22 };
const FOREARMS: Pose = { hip: [-6, 17], lean: 82, nod: -15, arm: by(0, 90), leg: at(-52, 10), foot: 22 };
const ALL_FOURS: Pose = { hip: [-12, 28], lean: 70, nod: -15, arm: at(17, 3), leg: by(0, -90), foot: -60 };
const PRONE: Pose = { hip: [0, 6], lean: 89, nod: -8, arm: by(90, 90, 16), leg: by(-90, -90), foot: -60 };
const ON_SIDE: Pose = {
  hip: [0, 24.5],
  lean: 74,
  turn: 90,
  arm: by(176, 176),
  arm2: by(0, 0, 0, -75),
  leg: by(-73, -73),
  leg2: by(-70, -72),
  foot: -40,
  foot2: -40,
};
const HANGING: Pose = { hip: [-1, 60], lean: 0, arm: at(2, 123, 11), leg: by(4, -6), foot: 40 };
const RAISED: More = { view: 25, fixtures: [{ bar: [2, 123] }] };

const hanging = (leg: Limb, lean: number): Movement => from(HANGING, { hip: [2, 61], lean, leg }, RAISED);

export const core: Movements = {
  Plank: hold(FOREARMS),
  'High plank': hold(HIGH),
  'Plank shoulder tap': from({ ...HIGH, arm2: at(20, 3) }, { arm: on(7, -3, -5, -30), arm2: at(20, 3) }),
  'Plank up-down': from(FOREARMS, HIGH),
  'Side plank': hold(ON_SIDE, { view: 10 }),
  'Copenhagen plank': hold(
    { ...ON_SIDE, hip: [0, 28], lean: 84, leg: by(-88, -88), leg2: by(-66, -84), foot: -50, foot2: -60 },
    {
      view: 10,
      fixtures: [
        {
          bench: [
            [-56, 22],
            [-36, 22],
          ],
        },
      ],
    },
  ),
  'Reverse plank': hold({ hip: [0, 24], lean: -62, nod: 10, arm: at(-23, 3, 12), leg: at(41, 5), foot: 150 }),
  'Bear hold': hold({ ...ALL_FOURS, hip: [-12, 30], lean: 72, leg: at(-30, 9), foot: 25 }),
  'Bear crawl': from(
    {
      ...ALL_FOURS,
      hip: [-12, 31],
      lean: 76,
      arm: at(24, 3),
      arm2: at(12, 3),
      leg: at(-32, 10),
      foot: 20,
      leg2: at(-20, 10),
      foot2: 20,
    },
    { arm: at(12, 3), arm2: at(24, 3), leg: at(-20, 10), leg2: at(-32, 10) },
  ),
  'Dead bug': from(
    { ...SUPINE, arm: by(180, 180), arm2: by(180, 180), leg: by(178, 92), leg2: by(178, 92), foot: 170, foot2: 170 },
    { arm2: by(258, 258), leg: by(104, 100) },
  ),
  'Bird dog': from(
    { ...ALL_FOURS, arm2: at(17, 3), leg2: by(0, -90), foot2: -60 },
    { arm: by(94, 94), leg2: by(-90, -90), foot2: 0 },
  ),
  Crunch: from({ ...SUPINE, arm: EARS }, { round: 42, nod: 10 }),
  'Toe-touch crunch': from(
    { ...SUPINE, arm: by(178, 178), leg: by(174, 176), foot: 264 },
    { round: 44, nod: 6, arm: by(142, 142) },
  ),
  'Machine crunch': from(
    { hip: [0, 31], lean: -6, arm: on(7, 8, 8, 20), leg: at(22, 5) },
    { lean: 10, round: 52, nod: 6 },
    { fixtures: [{ box: [-12, 22, 26] }] },
  ),
  'Heel touch': from(
    { ...SUPINE, arm: by(80, 84, 16), round: 26 },
    { side: 0, twist: 14, arm: by(78, 84, 6), arm2: by(84, 86, 26) },
  ),
  'Cable crunch': from(
    { hip: [-6, 28], lean: 12, arm: on(6, 12, 5), leg: by(0, -90), foot: -60 },
    { hip: [-8, 28], lean: 42, round: 56, arm: on(6, 12, 5) },
    { pull: [30, 108], pulled: 'bar' },
  ),
  'Sit-up|Decline sit-up': from({ ...SUPINE, arm: EARS }, { lean: -28, round: 40, nod: 10 }),
  'Bicycle crunch': from(
    { ...SUPINE, arm: EARS, round: 38, twist: -24, leg: by(190, 70), leg2: by(112, 108), foot: 160, foot2: 180 },
    { twist: 24, leg: by(112, 108), leg2: by(190, 70), foot: 180, foot2: 160 },
  ),
  'Reverse crunch': from({ ...SUPINE, leg: by(172, 96), foot: 170 }, { leg: by(222, 88) }),
  'Knee-to-chest stretch': from(
    { ...SUPINE, leg2: at(24, 5) },
    { leg: by(218, 90), foot: 170, arm: at(-9, 23, 7, 20) },
  ),
  'Straight leg raise': from({ ...STRAIGHT, leg2: at(24, 5), foot2: 90 }, { leg: by(134, 134), foot: 220 }),
  'Lying leg raise': from(STRAIGHT, { leg: by(172, 174), foot: 264 }),
  'Flutter kick': from(
    { ...STRAIGHT, leg: by(122, 120), leg2: by(102, 100), foot: 190, foot2: 170 },
    { leg: by(102, 100), leg2: by(122, 120), foot: 170, foot2: 190 },
  ),
  'V-up': from(
    { ...STRAIGHT, arm: by(266, 268) },
    { lean: -46, round: 20, arm: by(112, 112), leg: by(138, 138), foot: 210 },
  ),
  'Seated knee tuck': from(
    { hip: [0, 29], lean: -44, arm: at(-8, 26, 11), leg: by(74, 74), foot: 150 },
    { lean: -24, leg: by(140, 44), foot: 130 },
    {
      fixtures: [
        {
          bench: [
            [-22, 23],
            [14, 23],
          ],
        },
      ],
    },
  ),
  'Hollow hold': hold({ ...STRAIGHT, round: 20, nod: 10, arm: by(262, 262), leg: by(104, 104), foot: 160 }),
  'Hanging knee raise': hanging(by(104, 8), -14),
  'Hanging leg raise': hanging(by(92, 92), -10),
  'Toes-to-bar': from(HANGING, { hip: [12, 68], lean: -44, leg: by(178, 176), foot: 246 }, RAISED),
  'Parallel bar knee raise': from(
    { hip: [0, 66], lean: 0, arm: at(2, 60, 11), leg: by(2, -6), foot: 50 },
    { leg: by(100, 6), lean: -6 },
    {
      fixtures: [
        {
          rails: [
            [-18, 58],
            [18, 58],
          ],
        },
      ],
    },
  ),
  'L-sit': hold(
    { hip: [0, 40], lean: 4, arm: at(4, 34, 11), leg: by(90, 90), foot: 130 },
    {
      fixtures: [
        {
          rails: [
            [-18, 32],
            [18, 32],
          ],
        },
      ],
    },
  ),
  'Windshield wiper|Lying spinal twist': from(
    { ...SUPINE, arm: by(90, 90, 80), leg: by(178, 100), foot: 170 },
    { leg: by(172, 96, 60, 40), leg2: by(172, 96, -50, -40), foot2: 170 },
    { view: 40 },
  ),
  'Ab wheel rollout': from(
    { hip: [-6, 28], lean: 60, round: 10, arm: at(30, 8, 3), leg: by(0, -90), foot: -60 },
    { hip: [12, 20], lean: 76, round: 0, arm: at(66, 8, 3), leg: by(-48, -90) },
    { with: 'weight plate', held: 'right' },
  ),
  Superman: from(PRONE, { lean: 80, round: -14, arm: by(104, 104, 16), leg: by(-104, -106), foot: -60 }),
  'Prone swimmer': from(
    { ...PRONE, lean: 86, round: -8, arm: by(96, 98, 12) },
    { arm: by(-84, -92, 40, 10) },
    { view: 30 },
  ),
  'Pallof press': from(stand(on(10, -10, 2)), { arm: by(86, 88, -20) }, { pull: [0, 70], pulled: 'bar', view: 70 }),
  'Cable wood chop|Medicine ball side throw': from(
    stand(on(22, 14, -14), { twist: -30, leg: at(0, 5, 10, 15) }),
    { hip: [-6, 46], lean: 20, twist: 40, arm: on(22, -16, -6) },
    { view: 65, pull: [20, 106], pulled: 'bar', held: 'right' },
  ),
  'Landmine rotation': from(
    stand(on(22, 6, -6), { twist: -40, leg: at(0, 5, 10, 15) }),
    { twist: 40 },
    { view: 65, pull: [50, 2], pulled: 'bar', with: 'line' },
  ),
  'Russian twist': from(
    { hip: [0, 6], lean: -38, round: 8, twist: -38, arm: on(16, -14, 0), leg: at(24, 9), foot: 120 },
    { twist: 38 },
    { view: 45 },
  ),
  'Standing side stretch': from(stand(UP, { arm2: HIPS }), { side: -28, arm: by(178, 180, -34) }, { view: 85 }),
  'Dumbbell side bend': from(
    stand(by(0, 0, 4), { arm2: HIPS }),
    { side: 28, arm: by(0, 0, -6), hip: [0, 51.5] },
    { view: 85, held: 'right' },
  ),
  'Kettlebell windmill': from(
    stand(by(180, 180, 8), { arm2: by(0, 0, 8), leg: at(0, 5, 14), leg2: at(0, 5, 14) }),
    { side: -62, hip: [0, 48], arm: by(180, 180), arm2: by(0, 0, 10) },
    { view: 80, held: 'right' },
  ),
  'Kettlebell halo': from(stand(on(10, 8, 3)), { arm: by(165, 285, 0, -12) }, { held: 'right' }),
  'Mountain climber': from({ ...HIGH, leg: at(-52, 10), leg2: at(-52, 10), foot2: 22 }, { leg: by(79, -52), foot: 40 }),
  'Cat-cow': from({ ...ALL_FOURS, lean: 84, round: -34, nod: -20, arm: at(17, 3) }, { lean: 40, round: 76, nod: 20 }),
  'Thread the needle': from(
    { ...ALL_FOURS, arm2: at(17, 3) },
    { lean: 88, twist: 26, nod: 10, arm: by(30, 60, -30), arm2: at(30, 3) },
    { view: 25 },
  ),
  'Donkey kick': from({ ...ALL_FOURS, leg2: by(0, -90), foot2: -60 }, { leg: by(-92, -178), foot: -60 }),
  'Fire hydrant': from({ ...ALL_FOURS, leg2: by(0, -90), foot2: -60 }, { leg: by(10, -84, 74, 30) }, { view: 55 }),
  Clamshell: from(
    {
      hip: [0, 10],
      lean: 88,
      turn: 90,
      arm: by(-84, -88),
      arm2: by(92, 92),
      leg: by(-90, -92, 44, -34),
      leg2: by(-90, -92, -44, 34),
      foot: -60,
      foot2: -60,
    },
    { leg: by(-150, -84, 34, -10) },
    { view: 10 },
  ),
  'Side-lying leg raise': from(
    {
      hip: [0, 10],
      lean: 88,
      turn: 90,
      arm: by(-84, -88),
      arm2: by(92, 92),
      leg: by(-91, -91),
      leg2: by(-88, -90),
      foot: -60,
      foot2: -60,
    },
    { leg: by(-128, -128), foot: -85 },
    { view: 10 },
  ),
  'Open book': from(
    {
      hip: [0, 11],
      lean: 88,
      turn: 90,
      arm: by(10, 10, 84),
      arm2: by(10, 10, -84),
      leg: by(-90, -92, 44, -34),
      leg2: by(-90, -92, -44, 34),
      foot: -60,
      foot2: -60,
    },
    { twist: -30, arm: by(150, 150, 20) },
    { view: 15 },
  ),
  'Squat thrust': from({ hip: [-14, 30], lean: 72, arm: at(20, 3), leg: at(-14, 9), foot: 40 }, HIGH),
  Burpee: from(HIGH, { hip: [0, 64], lean: 0, nod: 0, arm: by(176, 178), leg: at(0, 18), foot: 40 }, { flies: true }),
  Inchworm: from(
    { hip: [-18, 50], lean: 128, nod: 10, arm: at(14, 3), leg: at(-16, 5) },
    { ...HIGH, hip: [2, 26.5], arm: at(30, 3), leg: at(-42, 10) },
  ),
  'Belly breathing': hold({ ...SUPINE, arm: on(8, -20, 5, 60) }),
  'Marching on the spot|Knee raise balance|High knees': from(
    stand(by(30, 100), { arm2: by(-30, 50), leg: by(6, -6), leg2: by(90, 0) }),
    { arm: by(-30, 50), arm2: by(30, 100), leg: by(90, 0), leg2: by(6, -6) },
  ),
  'Seated march': from(
    { hip: [0, 31], lean: 0, arm: at(6, 30, 12), leg: at(22, 5), leg2: at(22, 5) },
    { leg: by(112, 12) },
    { fixtures: [{ box: [-12, 22, 26] }] },
  ),
};
