import type { Landmark } from './landmarks.ts';

interface Side {
  outline: string;
  muscles: Readonly<Record<string, string>>;
}

// The half to the right of the spine, which is x = 0; the other half is its mirror.

const OUTLINE = [
  'M0 4c5 0 8 4 8 10c0 4-2 8-4 10l1 5c4 3 10 3 14 5c5 2 7 6 7 12c1 8 3 14 4 22c1 9 4 17 4 25c0 4 1 8-1 12',
  'c-2 2-4 0-4-4l-1-9c-4-8-6-15-7-23c-1-5-2-9-4-14c0 8-3 14-3 21c0 8 5 14 5 26c0 14-3 24-4 34c0 4 2 8 1 15',
  'c-1 9-3 16-3 24c0 3 4 5 3 7c-3 1-8 1-9-1c-1-3 0-6-1-9c-2-9-4-17-3-25c0-6 1-9 0-14c-1-8-2-17-2-26H0z',
].join('');

const SHOULDERS = 'M16 34c6 0 9 5 9 12c0 3 0 5-1 7c-3-4-5-9-9-12c-1-3-1-5 1-7z';
const UPPER_ARM = 'M19 50c3 1 5 3 6 6c2 5 3 10 3 15c-2 2-4 1-5-1c-2-7-4-13-4-20z';
const FOREARMS = 'M23 74c2 1 4 1 6-1c2 7 4 14 4 21c0 3-2 3-3 1c-4-7-6-14-7-21z';
const THIGH_BELOW = 'c-1 5-6 5-8 0c-2-8-4-18-3-28';

const FRONT: Side = {
  outline: OUTLINE,
  muscles: {
    shoulders: SHOULDERS,
    chest: 'M1 38c5-2 8-3 12-1c2 4 4 9 3 14c-4 4-10 4-15 1z',
    biceps: UPPER_ARM,
    forearms: FOREARMS,
    core: 'M1 56c5 2 10 2 14-2c0 9-3 16-3 24c-2 6-6 11-11 18z',
    'hip flexors': 'M13 82c2 5 4 9 4 14c-4 2-9 5-12 9c-2 0-3-3-3-6c5-6 8-11 11-17z',
    quadriceps: `M17 101c1 14-2 26-4 36${THIGH_BELOW}c4-4 9-7 13-9z`,
    neck: 'M0 27c2 0 4-1 4-3l1 5c1 1 2 1 3 2c-2 3-5 4-8 4z',
    adductors: 'M1 106c1 2 3 3 4 4c-1 7-1 14-1 21c-2-4-3-9-3-13z',
    shins: 'M6 147c3 2 5 2 7 0c1 9-1 19-3 27c-1 1-2 1-2-1c-1-9-3-17-2-26z',
  },
};

const BACK: Side = {
  outline: OUTLINE,
  muscles: {
    shoulders: SHOULDERS,
    'upper back': 'M0 27c2 0 4 1 5 4c3 3 6 3 9 4c-1 8-4 15-8 20c-2 3-4 6-6 9z',
    triceps: UPPER_ARM,
    forearms: FOREARMS,
    lats: 'M15 43c2 3 2 7 2 10c-1 8-3 13-4 20c-4 3-8 4-12 4v-12c6-6 11-13 14-22z',
    'lower back': 'M1 80c4 0 8-2 11-4c0 5 1 8 3 12c-6 0-10 3-14 6z',
    glutes: 'M1 98c4-6 10-8 15-7c3 7 3 14 0 19c-5 3-11 3-14-1c-1-3-1-7-1-11z',
    hamstrings: 'M17 113c0 9-3 17-4 25c-1 5-6 5-8 0c-2-8-3-16-3-25c5 3 10 3 15 0z',
    calves: 'M5 147c3 2 6 2 9 0c1 8-1 15-4 20c-1 1-3 1-4-1c-2-6-2-13-1-19z',
  },
};

interface BodyFigureProps {
  /** What each muscle had; one without sets is not in it. */
  landmarks: ReadonlyMap<string, Landmark>;
}

function Half({ outline, muscles, landmarks }: Side & BodyFigureProps) {
  return (
    <>
      <path d={outline} />
      {Object.entries(muscles).map(([muscle, path]) => (
        <path key={muscle} className={`muscle ${landmarks.get(muscle) ?? ''}`} d={path} />
      ))}
    </>
  );
}

/** A body from the front and from behind. It says nothing that the words beside it do not. */
export function BodyFigure({ landmarks }: BodyFigureProps) {
  return (
    <svg className="body-figure" viewBox="4 2 152 184" aria-hidden="true">
      {[FRONT, BACK].map((side, index) => (
        <g key={side === FRONT ? 'front' : 'back'} transform={`translate(${40 + index * 80})`}>
          <Half {...side} landmarks={landmarks} />
          <g transform="scale(-1 1)">
            <Half {...side} landmarks={landmarks} />
          </g>
        </g>
      ))}
    </svg>
  );
}
