import { NO_TARGETS } from '#sync/entities/exercise-targets.ts';

/** A step of a program: three times eight, and nothing else said. */
export const aStep = <Fields extends object>(fields: Fields) => ({
  block: 1,
  day: 1,
  sets: 3,
  reps: 8,
  target_seconds: null,
  rest_seconds: 60,
  superset_group: null,
  notes: null,
  ...NO_TARGETS,
  ...fields,
});

/** A program without blocks. */
export const UNDIVIDED = { block_weeks: [], block_names: [] };

/** A program of one's own as it is kept: of a week, and so a routine, where nothing else is said. */
export const ownPlan = <Step extends object>(title: string, steps: readonly Step[]) => ({
  title,
  description: '',
  difficulty: 'beginner' as const,
  duration_weeks: 1,
  starts_on: null,
  weekdays: [],
  ...UNDIVIDED,
  steps: steps.map((step) => aStep(step)),
});
