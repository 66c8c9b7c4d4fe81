/** What achievements are counted from. */
export interface Figures {
  workouts: number;
  /** A workout after two weeks without one. */
  comebacks: number;
  streak: number;
  weighings: number;
  goals: number;
}

export interface Rule {
  code: string;
  figure: keyof Figures;
  /** From which figure on it is earned. */
  from: number;
}

const STEPS: Record<keyof Figures, readonly number[]> = {
  workouts: [1, 10, 25, 50, 100, 250, 500],
  comebacks: [1],
  streak: [3, 7, 14, 30, 60, 100, 200, 365],
  weighings: [7, 30, 100, 365],
  goals: [1, 3, 10],
};

export const RULES: readonly Rule[] = (Object.keys(STEPS) as (keyof Figures)[]).flatMap((figure) =>
  STEPS[figure].map((from) => ({ code: `${figure}:${from}`, figure, from })),
);

/** The first not yet earned of each figure. */
export const nextOf = (figures: Figures, earned: ReadonlySet<string>): Rule[] =>
  (Object.keys(STEPS) as (keyof Figures)[]).flatMap(
    (figure) =>
      RULES.find((rule) => rule.figure === figure && figures[figure] < rule.from && !earned.has(rule.code)) ?? [],
  );

/**
 * What is to be awarded, and what to be taken back because its rows went. A streak is over one day and stays earned: it
 * is counted as it was when it was reached.
 */
export function changesOf(figures: Figures, earned: ReadonlySet<string>): { award: Rule[]; withdraw: string[] } {
  const isEarned = ({ figure, from }: Rule): boolean => figures[figure] >= from;
  return {
    award: RULES.filter((rule) => isEarned(rule) && !earned.has(rule.code)),
    withdraw: RULES.filter((rule) => rule.figure !== 'streak' && !isEarned(rule) && earned.has(rule.code)).map(
      ({ code }) => code,
    ),
  };
}

const PAUSE_MS = 14 * 86_400_000;

/** The workouts with which somebody came back, from the instants of all, oldest first. */
export const comebacksIn = (instants: readonly string[]): string[] =>
  instants.filter((at, place) => place > 0 && Date.parse(at) - Date.parse(instants[place - 1] ?? at) >= PAUSE_MS);
