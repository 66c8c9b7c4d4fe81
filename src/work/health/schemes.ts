// How a pressure is called, by whom. A class is for talking with those who care, and no diagnosis.

export type PressureClass = 'normal' | 'elevated' | 'high' | 'very-high';

interface Limit {
  /** From either of them on. */
  systolic: number;
  diastolic: number;
  name: PressureClass;
}

export interface Scheme {
  source: string;
  /** From either of them on the mean of a week at home is high. */
  home: Pressure & { source: string };
  /** The highest first. */
  limits: readonly Limit[];
}

/** Millimetres of mercury. A clinician has to confirm which one a house uses: see docs/decisions/0172. */
export const SCHEMES = {
  nigeria: {
    source: 'Nigerian Hypertension Society, 2020',
    home: { systolic: 135, diastolic: 85, source: 'ESH, 2023' },
    limits: [
      { systolic: 160, diastolic: 100, name: 'very-high' },
      { systolic: 140, diastolic: 90, name: 'high' },
    ],
  },
  aha: {
    source: 'ACC/AHA, 2025',
    home: { systolic: 130, diastolic: 80, source: 'ACC/AHA, 2017' },
    limits: [
      { systolic: 140, diastolic: 90, name: 'very-high' },
      { systolic: 130, diastolic: 80, name: 'high' },
      { systolic: 120, diastolic: 80, name: 'elevated' },
    ],
  },
  esc: {
    source: 'ESC, 2024',
    home: { systolic: 135, diastolic: 85, source: 'ESC, 2024' },
    limits: [
      { systolic: 140, diastolic: 90, name: 'high' },
      { systolic: 120, diastolic: 70, name: 'elevated' },
    ],
  },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof SCHEMES;

export const SCHEME_NAMES = Object.keys(SCHEMES) as SchemeName[];

export interface Pressure {
  systolic: number;
  diastolic: number;
}

/** The worse of the two values names it. */
export function pressureClass({ systolic, diastolic }: Pressure, scheme: SchemeName): PressureClass {
  const { limits }: Scheme = SCHEMES[scheme];
  return limits.find((limit) => systolic >= limit.systolic || diastolic >= limit.diastolic)?.name ?? 'normal';
}

/** From where its class is high. */
export function highFrom(scheme: SchemeName): Pressure {
  const { limits }: Scheme = SCHEMES[scheme];
  const { systolic, diastolic } = limits.find(({ name }) => name === 'high') ?? { systolic: 140, diastolic: 90 };
  return { systolic, diastolic };
}
