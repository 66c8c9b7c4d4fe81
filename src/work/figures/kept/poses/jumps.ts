import type { Movement } from '#src/work/figures/kept/movement.ts';
import type { Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, by, FLAT, from, HANG, stand } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

/** What one side does, the other does next. */
const swapped = (pose: Pose, more: More = {}): Movement => {
  const { arm, leg, arm2 = arm, leg2 = leg, foot = 90, foot2 = foot } = pose;
  return from(pose, { arm: arm2, arm2: arm, leg: leg2, leg2: leg, foot: foot2, foot2: foot }, more);
};

const jump = (end: Partial<Pose>, more: More = {}, start: Partial<Pose> = {}): Movement =>
  from(
    { hip: [-13, 32], lean: 42, nod: -20, arm: by(-40, -30), leg: FLAT, foot: 90, ...start },
    { hip: [2, 68], lean: 4, nod: 0, arm: by(160, 164), leg: by(6, -6), foot: 20, ...end },
    { flies: true, ...more },
  );

const box = (more: More = {}): More => ({ fixtures: [{ box: [16, 26, 22] }], ...more });

export const jumps: Movements = {
  'Jump rope|Double-under|Pogo jump': from(
    stand(by(-10, 50, 24, 40), { hip: [0, 50] }),
    { hip: [0, 57], leg: at(0, 12), foot: 60 },
    { view: 65, flies: true },
  ),
  'Alternate-foot rope skip': swapped(
    { hip: [0, 52], arm: by(-10, 50, 24, 40), leg: at(0, 7), foot: 70, leg2: by(40, -40), foot2: 60 },
    { view: 65, flies: true },
  ),
  'Jumping jack|Step jack': from(
    stand(by(2, 6, 6)),
    { hip: [0, 51], arm: by(174, 178, 24, 8), leg: at(0, 5, 20) },
    { view: 80 },
  ),
  'Lateral shuffle': from(
    { hip: [-9, 42], lean: 24, nod: -10, arm: by(20, 90), leg: at(0, 5, 8), leg2: at(0, 5, 8) },
    { leg: at(0, 5, 24), leg2: at(0, 5, 8) },
    { view: 70 },
  ),
  'Skater jump': from(
    {
      hip: [-10, 40],
      lean: 30,
      arm: by(30, 70),
      arm2: by(-30, -10),
      leg: at(0, 5, 6, 10),
      leg2: by(-24, -70, -20),
      foot2: 30,
    },
    { arm: by(-30, -10), arm2: by(30, 70), leg: by(-24, -70, -20), foot: 30, leg2: at(0, 5, 6, 10), foot2: 90 },
    { view: 60 },
  ),
  'Squat jump': jump({}),
  'Tuck jump': jump({ hip: [0, 76], lean: 14, arm: by(70, 100), leg: by(112, 4), foot: 70 }),
  'Broad jump': jump(
    { hip: [16, 58], lean: 30, arm: by(110, 112), leg: by(40, -30), foot: 70 },
    {},
    { hip: [-32, 32], leg: at(-19, 5) },
  ),
  'Box jump': jump({ hip: [14, 54], lean: 34, arm: by(70, 74), leg: at(28, 27), foot: 90 }, box({}), {
    hip: [-24, 32],
    leg: at(-11, 5),
  }),
  'Depth jump': from(
    { hip: [-28, 73], lean: 6, arm: HANG, leg: at(-26, 29), leg2: by(20, 6), foot2: 96 },
    { hip: [0, 36], lean: 34, arm: by(-40, -30), leg: at(14, 5), leg2: at(14, 5), foot2: 90 },
    { fixtures: [{ box: [-42, 26, 24] }] },
  ),
  'Hip switch': from(
    { hip: [0, 10], lean: -18, arm: at(-18, 3, 12), leg: by(80, 84, 40, -50), leg2: by(80, -80, 70, 0), foot2: -40 },
    { leg: by(80, -80, 70, 0), leg2: by(80, 84, 40, -50), foot: -40, foot2: 90 },
    { view: 45 },
  ),
};
