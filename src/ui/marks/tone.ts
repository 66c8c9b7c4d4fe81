/** c1 intake and weight, c2 over target, c3 done and protein, c4 carbs and streak, c5 fat, c6 other. */
export type MarkTone = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'tack' | 'cloth';

/** In milliseconds from one new mark to the next. */
export const STEP = 30;
