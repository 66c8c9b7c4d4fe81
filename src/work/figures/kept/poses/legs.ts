import type { Movement } from '#src/work/figures/kept/movement.ts';
import type { Limb, Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, BACK, by, CHEST, FLAT, FORWARD, from, HANG, HIPS, hold, on, RACK, stand } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

const squat = (arm: Limb, low: Limb = arm, more: More = {}, deep: Partial<Pose> = {}): Movement =>
  from(stand(arm, { leg: at(0, 5, 8, 15) }), { hip: [-15, 26], lean: 36, arm: low, ...deep }, more);

const SPLIT = { leg: at(14, 5), leg2: at(-26, 10), foot2: 20 };

const lunge = (arm: Limb, more: More = {}): Movement =>
  from(stand(arm, { ...SPLIT, leg: at(0, 5), leg2: at(-1, 5), foot2: 90 }), { hip: [-3, 28], lean: 6, ...SPLIT }, more);

const CHAIR = { box: [-30, 18, 25] } as const;

const step = (arm: Limb, height: number, more: More = {}): Movement =>
  from(
    { hip: [-9, 50], lean: 14, arm, leg: at(7, 5 + height), leg2: at(-12, 5) },
    { hip: [7, 50 + height], lean: 2, leg2: at(5, 5 + height) },
    { fixtures: [{ box: [0, 24, height] }], ...more },
  );

export const legs: Movements = {
  'Goblet squat|Kettlebell front squat|Sandbag squat': squat(CHEST),
  'Bodyweight squat|Backpack squat|Deep squat hold': squat(by(4, 8), FORWARD),
  'Barbell back squat|Low-bar squat|Pause squat|Smith machine squat': squat(BACK, BACK, { held: 'back' }),
  'Landmine squat': squat(CHEST, CHEST, { pull: [62, 3], pulled: 'bar', with: 'line' }),
  'Front squat': squat(RACK, RACK, { held: 'front' }, { lean: 22, hip: [-12, 26] }),
  'Overhead squat': squat(by(176, 178, 22), by(174, 176, 22), {}, { lean: 28, hip: [-14, 26] }),
  'Zercher squat': squat(on(14, -16, 6), on(14, -16, 6), {}, { lean: 30 }),
  'Dumbbell squat|Jerrycan squat': squat(HANG, by(0, 4)),
  'Dumbbell sumo squat|Belt squat': from(
    stand(by(2, 8), { leg: at(0, 5, 15, 40), arm: at(4, 46, 3) }),
    { hip: [-9, 30], lean: 22, arm: at(4, 24, 3) },
    { view: 50, held: 'right' },
  ),
  'Box squat': squat(BACK, BACK, { held: 'back', fixtures: [{ box: [-34, 22, 20] }] }, { hip: [-18, 26] }),
  'Sit to stand': from(
    { hip: [-20, 29], lean: 22, arm: CHEST, leg: FLAT },
    { hip: [0, 51.5], lean: 0 },
    {
      fixtures: [
        CHAIR,
        {
          frame: [
            [-30, 25],
            [-32, 54],
          ],
        },
      ],
      held: 'nothing',
    },
  ),
  'Hack squat|Pendulum squat': from(
    { hip: [-12, 49], lean: -22, arm: on(8, 0, 12), leg: at(10, 6) },
    { hip: [-6, 28], lean: -22 },
    {
      fixtures: [
        {
          bench: [
            [-9, 24],
            [-32, 82],
          ],
        },
        {
          plate: [
            [2, 1],
            [24, 3],
          ],
        },
      ],
    },
  ),
  'Wall sit': hold({ hip: [-23, 28], arm: by(8, 20), leg: FLAT }, { fixtures: [{ wall: -29 }] }),
  'Split squat|Dumbbell split squat': from({ hip: [-4, 45], lean: 4, arm: HANG, ...SPLIT }, { hip: [-3, 28], lean: 6 }),
  'Reverse lunge|Forward lunge|Walking lunge|Dumbbell walking lunge|Dumbbell reverse lunge': lunge(HANG),
  'Barbell reverse lunge': lunge(BACK, { held: 'back' }),
  'Curtsy lunge': from(
    stand(HIPS),
    { hip: [-2, 37], lean: 12, leg: at(2, 5), leg2: at(-22, 10, -14), foot2: 12 },
    { view: 50 },
  ),
  'Bulgarian split squat': from(
    { hip: [-4, 48], lean: 6, arm: HANG, leg: at(5, 5), leg2: at(-30, 29), foot2: -20 },
    { hip: [-6, 30], lean: 16 },
    {
      fixtures: [
        {
          bench: [
            [-42, 24],
            [-26, 24],
          ],
        },
      ],
    },
  ),
  'Side lunge|Cossack squat': from(
    stand(CHEST, { hip: [0, 49], leg: at(0, 5, 18), leg2: at(0, 5, 18) }),
    { hip: [-10, 33], lean: 32, leg: at(-1, 5, 12, 30), leg2: at(0, 5, 33) },
    { view: 70, held: 'nothing' },
  ),
  'Pistol squat': from(stand(FORWARD, { leg2: by(20, 20), foot2: 108 }), {
    hip: [-13, 23],
    lean: 42,
    leg2: by(82, 86),
    foot2: 160,
  }),
  'Sissy squat': from(stand(HIPS), { hip: [12, 38], lean: -32, leg: at(-4, 10), foot: 46 }),
  'Step-up|Chair step-up|Lateral step-up': step(by(-8, 16), 20),
  'Dumbbell step-up': step(HANG, 20),
};
