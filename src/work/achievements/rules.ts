/** What achievements are counted from. */
export interface Figures {
  workouts: number;
  /** Sets that beat all before them. */
  records: number;
  /** A workout after two weeks without one. */
  comebacks: number;
  /** Logs again after a pause. */
  returns: number;
  /** Days in a row. */
  streak: number;
  weeks: number;
  weighings: number;
  goals: number;
  /** Percent of the way to a goal of the body, of the one that is furthest. */
  way: number;
  /** Percent of the weight a goal to lose some began with. */
  lost: number;
}

export type Figure = keyof Figures;

export interface Rule {
  code: string;
  figure: Figure;
  /** From which figure on it is earned. */
  from: number;
}

export const STEPS: Record<Figure, readonly number[]> = {
  workouts: [1, 10, 25, 50, 100, 250, 500],
  records: [1, 10, 50],
  comebacks: [1],
  returns: [1],
  streak: [3, 7, 14, 30, 60, 100, 200, 365],
  weeks: [4, 12, 26, 52],
  weighings: [7, 30, 100, 365],
  goals: [1, 3, 10],
  way: [25, 50, 75],
  // What the guidelines for obesity call clinically relevant: NICE CG189 and AHA/ACC/TOS 2013 speak of 5 to 10 %.
  lost: [5, 10],
};

const FIGURES = Object.keys(STEPS) as Figure[];

export const RULES: readonly Rule[] = FIGURES.flatMap((figure) =>
  STEPS[figure].map((from) => ({ code: `${figure}:${from}`, figure, from })),
);

/** The first not yet earned of each figure, the nearest first. */
export const nextOf = (figures: Figures, earned: ReadonlySet<string>, without: readonly Figure[] = []): Rule[] =>
  FIGURES.filter((figure) => !without.includes(figure))
    .flatMap(
      (figure) =>
        RULES.find((rule) => rule.figure === figure && figures[figure] < rule.from && !earned.has(rule.code)) ?? [],
    )
    .toSorted((a, b) => figures[b.figure] / b.from - figures[a.figure] / a.from);

/** Of a badge that the server gives at the end of a challenge: among the first three its place, else only that the target was reached. */
export const placeOf = ({ code, value = null }: { code: string; value?: number | null }): number | null =>
  code.startsWith('challenge:') ? value : null;

/** They end, or are not counted any further, and stay earned. */
const KEPT: ReadonlySet<Figure> = new Set(['streak', 'weeks', 'records']);

/**
 * What is to be awarded, and what to be taken back because its rows went. A streak is over one day and stays earned: it
 * is counted as it was when it was reached.
 */
export function changesOf(figures: Figures, earned: ReadonlySet<string>): { award: Rule[]; withdraw: string[] } {
  const isEarned = ({ figure, from }: Rule): boolean => figures[figure] >= from;
  return {
    award: RULES.filter((rule) => isEarned(rule) && !earned.has(rule.code)),
    withdraw: RULES.filter((rule) => !KEPT.has(rule.figure) && !isEarned(rule) && earned.has(rule.code)).map(
      ({ code }) => code,
    ),
  };
}

const PAUSE_MS = 14 * 86_400_000;

/** The workouts with which somebody came back, from the instants of all, oldest first. */
export const comebacksIn = (instants: readonly string[]): string[] =>
  instants.filter((at, place) => place > 0 && Date.parse(at) - Date.parse(instants[place - 1] ?? at) >= PAUSE_MS);
