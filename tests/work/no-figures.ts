import type { Figures } from '#src/work/achievements/rules.ts';

export const NONE: Figures = {
  workouts: 0,
  records: 0,
  comebacks: 0,
  returns: 0,
  streak: 0,
  weeks: 0,
  weighings: 0,
  goals: 0,
  way: 0,
  lost: 0,
};
