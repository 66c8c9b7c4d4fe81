import type { Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, BESIDE, by, FLAT, from, HANG, HIPS, hold, on, stand } from './terms.ts';
import type { Movements } from './terms.ts';

const SUPINE: Pose = { hip: [0, 6], lean: -90, arm: BESIDE, leg: at(24, 5) };
const FLOOR_SEAT: Pose = { hip: [0, 6], lean: -2, arm: at(-10, 3, 12, 20), leg: by(90, 90), foot: 172 };
const CHAIR = {
  frame: [
    [24, 0],
    [24, 56],
    [24, 28],
    [44, 28],
    [44, 0],
  ],
} as const;
const KNEELING: Pose = { hip: [-2, 29], lean: 4, arm: HIPS, leg: at(18, 5), leg2: by(-6, -88), foot2: -60 };

export const stretches: Movements = {
  'Tandem stand': hold(stand(by(0, 0, 34), { hip: [0, 51], leg: at(5, 5, 0), leg2: at(-6, 5, 0) }), {
    view: 40,
    fixtures: [{ wall: 26 }],
  }),
  'Single-leg balance': hold(stand(by(0, 0, 34), { leg: FLAT, leg2: by(34, -50), foot2: 30 }), {
    view: 50,
  }),
  'Tree pose': hold(stand(by(172, 184, 10, -24), { leg: FLAT, leg2: by(40, -30, 60, -62), foot2: 20 }), { view: 70 }),
  'Clock reach': from(stand(HIPS, { leg: FLAT, leg2: at(0, 6) }), { hip: [-6, 42], lean: 14, leg2: at(22, 6) }),
  'Warrior pose': hold({
    hip: [-8, 38],
    lean: 0,
    turn: 15,
    twist: 50,
    arm: by(-90, -90),
    arm2: by(90, 90),
    leg: at(-44, 8),
    foot: 65,
    leg2: at(16, 5),
  }),
  'Hip flexor stretch': from(KNEELING, { hip: [6, 26], lean: -2, leg2: by(-34, -88) }),
  'Couch stretch': hold(
    { ...KNEELING, hip: [4, 27], lean: 2, leg2: by(-22, -168), foot2: -140 },
    { fixtures: [{ wall: -14 }] },
  ),
  'Hamstring stretch': hold({
    ...SUPINE,
    arm: by(118, 128),
    leg: by(168, 162),
    leg2: by(90, 90),
    foot: 250,
    foot2: 170,
  }),
  "Child's pose": hold({ hip: [-14, 15], lean: 84, round: 12, nod: 10, arm: by(70, 74), leg: by(66, -88), foot: -60 }),
  "World's greatest stretch": from(
    { hip: [-6, 20], lean: 34, round: 34, arm: at(20, 3), leg: at(24, 5), leg2: at(-50, 10), foot2: 25 },
    { twist: 45, arm: by(165, 165, 40), arm2: at(20, 3) },
    { view: 25 },
  ),
  'Adductor rock-back': from(
    { hip: [-10, 28], lean: 70, nod: -15, arm: at(20, 3), leg: by(10, 0, 66), leg2: by(0, -90), foot2: -60 },
    { hip: [-22, 20], lean: 80, leg: by(40, 20, 66), leg2: by(40, -92) },
    { view: 40 },
  ),
  'Roller back extension|Upper back foam rolling': from(
    { hip: [0, 9], lean: -74, round: 16, nod: 8, arm: on(2, 8, 11, 110), leg: at(26, 5) },
    { round: -22, nod: 0 },
    { fixtures: [{ ball: [-20, 6, 6] }] },
  ),
  'Thigh foam rolling': from(
    { hip: [0, 17], lean: 80, nod: -15, arm: by(0, 88), leg: at(-46, 12), foot: 10 },
    { hip: [10, 17], arm: by(-24, 92), leg: at(-36, 12) },
    { fixtures: [{ ball: [-14, 6, 6] }] },
  ),
  'Downward dog': hold({ hip: [-8, 47], lean: 130, nod: -4, arm: at(34, 3), leg: at(-28, 5) }),
  'Cobra stretch': from(
    { hip: [0, 6], lean: 88, nod: -8, arm: at(12, 3, 11), leg: by(-90, -90), foot: -60 },
    { lean: 66, round: -26, nod: -18, arm: at(26, 3, 11) },
  ),
  'Sun salutation': from(stand(by(184, 188)), { hip: [-9, 50], lean: 100, round: 50, nod: 6, arm: at(10, 4) }),
  'Heel slide': from({ ...SUPINE, leg: at(44, 5), leg2: by(90, 90), foot2: 170 }, { leg: at(22, 5) }),
  'Thigh squeeze': from({ ...FLOOR_SEAT, leg: by(92, 86), leg2: by(90, 90), foot2: 172 }, { leg: by(90, 90) }),
  'Terminal knee extension': from(
    stand(HANG, { hip: [-5, 48], leg: at(-4, 9), foot: 70, leg2: at(-4, 5) }),
    { hip: [0, 51.5], leg: FLAT, foot: 90, leg2: at(0, 5) },
    { pull: [44, 28], pulled: 'knees' },
  ),
  'Calf stretch|Knee-to-wall ankle rock': from(
    { hip: [-6, 50], lean: 6, arm: at(26, 76), leg: at(10, 5), leg2: at(-22, 5) },
    { hip: [2, 48], lean: 10 },
    { fixtures: [{ wall: 30 }] },
  ),
  'Standing quadriceps stretch': hold(
    stand(on(-14, -30, 9), { leg: by(-4, -150), foot: -110, leg2: FLAT, arm2: at(24, 76) }),
    { fixtures: [{ wall: 28 }] },
  ),
  'Seated forward fold': from(FLOOR_SEAT, { lean: 38, round: 34, arm: at(42, 9) }),
  'Butterfly stretch': hold(
    { hip: [0, 6], lean: 6, arm: at(20, 9, 4), leg: by(88, 84, 62, -52), foot: 90 },
    { view: 55 },
  ),
  'Figure-four stretch': hold(
    { ...SUPINE, arm: by(112, 122), leg: by(160, 80, 30, -44), leg2: by(172, 92), foot: 150, foot2: 170 },
    { view: 30 },
  ),
  'Pigeon stretch': hold({
    hip: [0, 10],
    lean: 34,
    arm: at(28, 3),
    leg: by(80, 60, 20, -75),
    foot: 90,
    leg2: by(-78, -92),
    foot2: -60,
  }),
  'Seated spinal twist': from(
    { hip: [0, 6], lean: 0, arm: at(-16, 3, 6), arm2: on(16, -16, 2), leg: by(90, 90), leg2: at(22, 5, 2), foot: 172 },
    { twist: 40, arm: at(-18, 3, 4) },
    { view: 35 },
  ),
  'Happy baby': hold({ ...SUPINE, arm: by(140, 150, 14), leg: by(216, 174, 26, 4), foot: 260 }),
  'Doorway chest stretch': from(
    stand(by(80, 178, 70, 10), { leg: at(10, 5), leg2: at(-8, 6), foot2: 80 }),
    { hip: [6, 50], lean: 4, arm: by(60, 172, 80, 10) },
    { view: 60 },
  ),
  'Neck side stretch|Neck turn': from(
    { hip: [0, 31], lean: 0, arm: HANG, leg: at(22, 5) },
    { twist: 0, arm: HANG, nod: 18 },
    { fixtures: [{ box: [-12, 22, 26] }] },
  ),
  'Legs up the wall': hold({ ...SUPINE, leg: by(176, 178), foot: 266 }, { fixtures: [{ wall: 8 }] }),
  'Ankle circle': from(stand(HIPS, { leg2: FLAT, leg: by(44, 26), foot: 120 }), { foot: 70 }),
  'Leg swing': from(
    stand(HANG, { leg2: FLAT, arm2: at(24, 56), leg: by(-30, -48), foot: 40 }),
    { leg: by(56, 48), foot: 130 },
    { fixtures: [CHAIR] },
  ),
  'Hip circle': from(stand(HIPS, { leg2: FLAT, leg: by(86, 0) }), { leg: by(40, 0, 62, 6) }, { view: 60 }),
};
