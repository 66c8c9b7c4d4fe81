import type { Fixture, Movement } from '#src/work/figures/kept/movement.ts';
import type { Limb, Pose } from '#src/work/figures/kept/skeleton.ts';
import { at, by, FLAT, from, HANG, HIPS, hold, on, RACK, stand, UP } from './terms.ts';
import type { Movements } from './terms.ts';

type More = Omit<Movement, 'start' | 'end'>;

const BENCH: Fixture = {
  bench: [
    [-44, 18],
    [6, 18],
  ],
};
const LYING: Pose = { hip: [0, 23.5], lean: -90, arm: at(-27, 57, 11), leg: at(26, 5) };
const SLOPE: Fixture = {
  bench: [
    [-2, 20],
    [-40, 54],
  ],
};
const SLOPING: Pose = { hip: [0, 28], lean: -50, arm: by(172, 176), leg: at(26, 5) };
const SEAT: Fixture = { box: [-12, 22, 26] };
const BEHIND: Fixture = {
  frame: [
    [-9, 27],
    [-12, 66],
  ],
};
const SEATED: Pose = { hip: [0, 31], lean: -4, arm: HANG, leg: at(22, 5) };
const FLOOR: Pose = { hip: [0, 5.5], lean: -90, arm: at(-27, 39, 11), leg: at(24, 5) };

/** On hands and toes. */
const PLANK: Pose = { hip: [-8, 26.5], lean: 70, nod: -15, arm: at(20, 3, 11), leg: at(-52, 10), foot: 22 };
const LOW: Partial<Pose> = { hip: [-5, 12], lean: 87, arm: at(20, 3, 14, 45) };
const KNEES: Pose = { hip: [-8, 21], lean: 66, nod: -12, arm: at(20, 3, 11), leg: by(-62, -112), foot: -60 };

const pushUp = (start: Partial<Pose> = {}, end: Partial<Pose> = {}, more: More = {}): Movement =>
  from({ ...PLANK, ...start }, { ...LOW, ...end }, more);

const HIGH = { hip: [-19, 48], lean: 34, leg: at(-34, 8), foot: 55 } as const;

const overhead = (start: Limb, more: More = {}): Movement => from(stand(start), { arm: UP }, more);
const seatedPress = (start: Limb, more: More = {}): Movement =>
  from({ ...SEATED, arm: start }, { arm: UP }, { fixtures: [SEAT, BEHIND], ...more });

const BESIDE_HEAD = by(20, 172, 30, 6);
const raise = (more: More = {}): Movement =>
  from(stand(by(2, 6, 6)), { arm: by(6, 14, 86, 84) }, { view: 78, ...more });

const cableFly = (open: Limb, closed: Limb, height: number): Movement =>
  from(
    stand(open, { hip: [-2, 51], lean: 8, leg: at(8, 5), leg2: at(-12, 8), foot2: 60 }),
    { arm: closed },
    { view: 50, pull: [-10, height, 68] },
  );

export const presses: Movements = {
  'Barbell bench press|Smith machine bench press': from(LYING, { arm: at(-24, 32, 16, 45) }, { fixtures: [BENCH] }),
  'Dumbbell bench press': from(LYING, { arm: at(-26, 31, 20, 55) }, { fixtures: [BENCH] }),
  'Close-grip bench press': from(LYING, { arm: at(-20, 32, 9, 10) }, { fixtures: [BENCH] }),
  'Decline barbell bench press': from(
    { hip: [0, 32], lean: -106, nod: 8, arm: at(-26, 58, 11), leg: at(25, 21), foot: 112 },
    { arm: at(-20, 36, 16, 45) },
    {
      fixtures: [
        {
          bench: [
            [-44, 14],
            [4, 27],
          ],
        },
        {
          frame: [
            [18, 0],
            [18, 28],
            [22, 32],
          ],
        },
      ],
    },
  ),
  'Incline dumbbell press|Incline barbell bench press': from(
    SLOPING,
    { arm: on(11, -8, 15, 40) },
    { fixtures: [SLOPE] },
  ),
  'Barbell floor press|Dumbbell floor press': from(FLOOR, { arm: at(-22, 22, 14, 40) }),
  'Plate squeeze press': from(stand(on(12, -8, 1, 60)), { arm: by(88, 90, -22) }, { held: 'right' }),
  'Banded chest press': from(stand(on(8, -7, 12, 40)), { arm: by(86, 90) }, { pull: [-40, 74] }),
  'Machine chest press|Incline machine chest press': from(
    { ...SEATED, arm: on(8, -10, 12, 40) },
    { arm: by(84, 88) },
    {
      fixtures: [SEAT, BEHIND],
      with: 'stick',
    },
  ),
  'Dumbbell fly': from(LYING, { arm: by(180, 176, 76, 64) }, { fixtures: [BENCH], view: 55 }),
  'Machine fly': from(
    { ...SEATED, arm: by(86, 90, 70, 60) },
    { arm: by(86, 90, -6, -20) },
    {
      view: 50,
      fixtures: [SEAT, BEHIND],
    },
  ),
  'Cable fly': cableFly(by(78, 86, 70, 58), by(82, 90, -6, -20), 76),
  'High-to-low cable fly': cableFly(by(110, 118, 66, 56), by(34, 42, -6, -18), 106),
  'Dumbbell pullover': from(LYING, { arm: by(250, 256, -12) }, { fixtures: [BENCH], held: 'right' }),
  'Push-up|Diamond push-up|Wide push-up|Archer push-up|Pseudo planche push-up|Banded push-up': pushUp(),
  'Weighted push-up': pushUp({}, {}, { held: 'nothing' }),
  'Ring push-up': pushUp({}, {}, { pull: [20, 112], with: 'line' }),
  'Clap push-up': from({ ...PLANK, ...LOW }, { hip: [-9, 32], lean: 62, arm: at(24, 22, 2) }),
  'Incline push-up': from(
    { ...HIGH, nod: -5, arm: at(18, 44, 11) },
    { hip: [-12, 42], lean: 52, arm: at(18, 44, 14, 45) },
    { fixtures: [{ box: [14, 26, 42] }] },
  ),
  'Wall push-up': from(
    { hip: [-10, 51], lean: 10, nod: 0, arm: at(28, 76, 11), leg: at(-18, 5) },
    { hip: [-2, 49.5], lean: 20, arm: at(28, 76, 14, 45) },
    { fixtures: [{ wall: 32 }] },
  ),
  'Knee push-up': from(KNEES, { hip: [-5, 10.5], lean: 85, arm: at(20, 3, 14, 45), leg: by(-76, -118) }),
  'Decline push-up': pushUp(
    { hip: [-7, 36], lean: 93, leg: at(-54, 33), foot: 12 },
    { hip: [-6, 24], lean: 109, leg: at(-52, 33) },
    {
      fixtures: [
        {
          bench: [
            [-64, 24],
            [-46, 24],
          ],
        },
      ],
    },
  ),
  'Pike push-up': from(
    { hip: [-14, 52], lean: 126, arm: at(22, 3, 12), leg: at(-32, 10), foot: 45 },
    { hip: [-10, 54], lean: 142, arm: at(24, 3, 14, 50) },
  ),
  'Handstand push-up': from(
    { hip: [0, 67], lean: 178, arm: at(2, 3, 13), leg: by(178, 180), foot: 215 },
    { hip: [0, 53], lean: 178, nod: -10, arm: at(4, 3, 16, 40) },
    { fixtures: [{ wall: -8 }] },
  ),
  'Wall handstand hold': hold(
    { hip: [0, 67], lean: 178, arm: at(2, 3, 11), leg: by(178, 180), foot: 215 },
    { fixtures: [{ wall: -8 }] },
  ),
  'Dip|Assisted dip|Weighted dip': from(
    { hip: [-4, 64], lean: 12, arm: at(2, 58, 11), leg: by(8, -60), foot: 10 },
    { hip: [-12, 46], lean: 30, arm: at(2, 58, 11), leg: by(20, -50) },
    {
      fixtures: [
        {
          rails: [
            [-18, 56],
            [18, 56],
          ],
        },
      ],
    },
  ),
  'Machine triceps dip': from(
    { ...SEATED, arm: on(5, -12, 12) },
    { arm: on(5, -32, 12) },
    {
      fixtures: [
        SEAT,
        BEHIND,
        {
          frame: [
            [30, 60],
            [16, 40],
            [2, 38],
          ],
        },
      ],
    },
  ),
  'Bench dip|Chair dip': from(
    { hip: [6, 29], lean: -4, arm: at(-4, 27, 11), leg: at(46, 6), foot: 125 },
    { hip: [9, 21], lean: 8 },
    { fixtures: [{ box: [-26, 24, 25] }] },
  ),
  'Overhead press|Smith machine shoulder press': overhead(on(7, 0, 13, 30)),
  'Push press': from(stand(on(7, 0, 13, 30), { hip: [-5, 46], lean: 4 }), { hip: [0, 51.5], lean: 0, arm: UP }),
  'Seated overhead press': seatedPress(on(7, 0, 13, 30)),
  'Dumbbell shoulder press|Arnold press|Kettlebell press|Water bottle press': overhead(BESIDE_HEAD),
  'Banded shoulder press': overhead(RACK, { pull: 'feet' }),
  'Machine shoulder press': seatedPress(on(6, 4, 15, 30), { with: 'stick' }),
  'Landmine press': from(
    stand(on(9, -5, 4, 20), { lean: 4, arm2: HANG }),
    { lean: 12, arm: by(135, 140) },
    {
      pull: [64, 3],
      pulled: 'right',
      with: 'line',
    },
  ),
  'Lateral raise|Water bottle lateral raise|Machine lateral raise': raise(),
  'Banded lateral raise': raise({ pull: 'feet' }),
  'Cable lateral raise': from(
    stand(by(2, 6, 4), { arm2: HIPS }),
    { arm: by(6, 14, 86, 84) },
    { view: 78, pull: 'feet', pulled: 'right', with: 'line' },
  ),
  'Front raise': from(stand(by(4, 10)), { arm: by(88, 92) }),
  'Plate front raise': from(stand(by(12, 20, -14)), { arm: by(88, 92, -14) }, { held: 'right' }),
  'Rear delt fly|Cable rear delt fly': from(
    { hip: [-13, 48], lean: 66, nod: -15, arm: by(4, 10), leg: FLAT },
    { arm: by(4, 10, 82, 76) },
    { view: 60 },
  ),
  'Reverse machine fly': from(
    { ...SEATED, lean: 0, arm: by(86, 90, -4) },
    { arm: by(70, 80, 84, 80) },
    {
      view: 50,
      fixtures: [
        SEAT,
        {
          frame: [
            [12, 28],
            [12, 70],
          ],
        },
      ],
    },
  ),
  'Upright row': from(stand(at(7, 46, 6)), { arm: on(7, -6, 5, 85) }, { view: 50 }),
  'Cable external rotation|Banded external rotation': from(
    stand(by(0, 70, 0, -50), { arm2: HIPS }),
    { arm: by(0, 70, 0, 60) },
    { view: 75, pull: [40, 60], pulled: 'right' },
  ),
};
