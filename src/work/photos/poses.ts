import { POSES } from '#sync/entities/progress-photos.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';

export type Posed = Pick<ProgressPhoto, 'pose' | 'own_pose'>;

/** What photos are compared by: a pose, or what its owner calls one. Case and spaces make no other pose. */
export const poseOf = ({ pose, own_pose }: Posed): string =>
  own_pose === null ? pose : `own ${own_pose.trim().toLocaleLowerCase()}`;

/** Each once, as it was last written: the given ones first. */
export function posesIn(photos: readonly Posed[]): Posed[] {
  const newest = new Map<string, Posed>();
  for (const { pose, own_pose } of photos) {
    const name = poseOf({ pose, own_pose });
    if (!newest.has(name)) newest.set(name, { pose, own_pose });
  }
  const placeOf = ({ pose, own_pose }: Posed): number => POSES.indexOf(pose) + (own_pose === null ? 0 : 0.5);
  return [...newest.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

export const ofPose = <Each extends Posed>(photos: readonly Each[], posed: Posed): Each[] =>
  photos.filter((photo) => poseOf(photo) === poseOf(posed));

/** Two of a pose to begin comparing with: the oldest and the newest of photos in their order. Null where there are not two. */
export function pairOf<Each extends Posed>(photos: readonly Each[], posed: Posed): [before: Each, after: Each] | null {
  const same = ofPose(photos, posed);
  const [after, before] = [same[0], same.at(-1)];
  return after && before && after !== before ? [before, after] : null;
}

/** A pose around a day: the last from before it, that day included, and the newest from after it. */
export interface Around<Each> {
  posed: Posed;
  before: Each | null;
  after: Each | null;
}

/** The angles that are asked for. */
export const STANDARD: readonly Posed[] = POSES.filter((pose) => pose !== 'own').map((pose) => ({
  pose,
  own_pose: null,
}));

/** The standard angles, whether there are photos of them or not; then one's own that have some. Of photos in their order. */
export const pairsAround = <Each extends Posed & Pick<ProgressPhoto, 'taken_on'>>(
  photos: readonly Each[],
  day: string,
): Around<Each>[] =>
  [...STANDARD, ...posesIn(photos).filter(({ own_pose }) => own_pose !== null)].map((posed) => {
    const same = ofPose(photos, posed);
    const after = same[0];
    return {
      posed,
      before: same.find(({ taken_on }) => taken_on <= day) ?? null,
      after: after && after.taken_on > day ? after : null,
    };
  });

export const posesToCompare = (photos: readonly Posed[]): Posed[] =>
  posesIn(photos).filter((posed) => pairOf(photos, posed) !== null);
