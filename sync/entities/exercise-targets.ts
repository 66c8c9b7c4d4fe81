import * as z from 'zod/mini';
import { decimal, integer, maybe, oneOf, uuid } from './columns.ts';

/** Seconds down, held, up, held. */
export const tempo = z.string().check(z.regex(/^\d-\d-[\dX]-\d$/));

/** What a plan can say of an exercise besides sets and repetitions; a session's exercise has a copy. */
export const exerciseTargets = {
  /** The top of a range that begins with reps. */
  reps_max: maybe(integer(1, 1000)),
  /** Repetitions left in reserve. */
  rir: maybe(integer(0, 5)),
  percent_max: maybe(integer(30, 100)),
  tempo: maybe(tempo),
  alternative_id: maybe(uuid),
  rule: oneOf(['none', 'double', 'linear']),
  step_kg: maybe(decimal(0.25, 50)),
  deload_after: maybe(integer(1, 10)),
};

export const NO_TARGETS = {
  reps_max: null,
  rir: null,
  percent_max: null,
  tempo: null,
  alternative_id: null,
  rule: 'none',
  step_kg: null,
  deload_after: null,
} as const;
