import type { Goal } from '#sync/entities/goals.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import type { Measure } from '#src/lib/units.ts';

type Kind = Goal['kind'];

export interface GoalKind {
  category: Goal['category'];
  /** As it is stored. */
  unit: string;
  /** Stored in kilograms, centimetres or kilometres, and shown in the person's units. */
  measure?: Measure;
  /**
   * `way`: from where it began to the target. `share`: how much of the target there is. `inverted`: less is better, and
   * the share is of what there is.
   */
  progress: 'way' | 'share' | 'inverted';
  /** What is measured, and can be logged beside the goal. */
  measured?: MeasurementKind;
  /** Where it is logged otherwise. */
  loggedAt?: '/workouts' | '/nutrition';
  /** A target to begin with where nothing is known. */
  usual: number;
  step: number;
  most: number;
}

export const KINDS: Record<Kind, GoalKind> = {
  weight: {
    category: 'weight',
    unit: 'kg',
    measure: 'weight',
    progress: 'way',
    measured: 'weight',
    usual: 70,
    step: 0.5,
    most: 680,
  },
  'body-fat': { category: 'weight', unit: '%', progress: 'way', measured: 'body_fat', usual: 25, step: 0.5, most: 75 },
  waist: {
    category: 'weight',
    unit: 'cm',
    measure: 'length',
    progress: 'way',
    measured: 'waist',
    usual: 90,
    step: 0.5,
    most: 300,
  },
  workouts: {
    category: 'fitness',
    unit: 'workouts',
    progress: 'share',
    loggedAt: '/workouts',
    usual: 4,
    step: 1,
    most: 21,
  },
  strength: {
    category: 'fitness',
    unit: 'kg',
    measure: 'weight',
    progress: 'way',
    loggedAt: '/workouts',
    usual: 60,
    step: 2.5,
    most: 680,
  },
  duration: {
    category: 'fitness',
    unit: 'min',
    progress: 'share',
    loggedAt: '/workouts',
    usual: 150,
    step: 10,
    most: 3000,
  },
  distance: {
    category: 'fitness',
    unit: 'km',
    measure: 'distance',
    progress: 'share',
    loggedAt: '/workouts',
    usual: 10,
    step: 1,
    most: 700,
  },
  calories: {
    category: 'nutrition',
    unit: 'kcal',
    progress: 'share',
    loggedAt: '/nutrition',
    usual: 2000,
    step: 50,
    most: 10_000,
  },
  protein: {
    category: 'nutrition',
    unit: 'g',
    progress: 'share',
    loggedAt: '/nutrition',
    usual: 100,
    step: 5,
    most: 500,
  },
  water: {
    category: 'nutrition',
    unit: 'glasses',
    progress: 'share',
    loggedAt: '/nutrition',
    usual: 8,
    step: 1,
    most: 40,
  },
  'resting-heart-rate': {
    category: 'health',
    unit: 'bpm',
    progress: 'inverted',
    measured: 'resting_heart_rate',
    usual: 60,
    step: 1,
    most: 200,
  },
  'blood-pressure': {
    category: 'health',
    unit: 'mmHg',
    progress: 'inverted',
    measured: 'systolic',
    usual: 120,
    step: 1,
    most: 250,
  },
  steps: {
    category: 'lifestyle',
    unit: 'steps',
    progress: 'share',
    measured: 'steps',
    usual: 8000,
    step: 500,
    most: 100_000,
  },
  sleep: { category: 'lifestyle', unit: 'h', progress: 'share', measured: 'sleep', usual: 8, step: 0.5, most: 14 },
  streak: { category: 'lifestyle', unit: 'days', progress: 'share', usual: 30, step: 1, most: 3650 },
  custom: { category: 'lifestyle', unit: '', progress: 'share', usual: 10, step: 1, most: 1_000_000 },
};

export const kindOf = (kind: Kind): GoalKind => KINDS[kind];
