import { countedOf, mealsOfDay } from '#sync/queries/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { workoutsAWeek } from '#sync/queries/goals.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { spanOf } from '#sync/queries/span.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { runningSession, sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { targetsInKinds } from '#src/work/food/day-kind.ts';
import { agendaOf } from './agenda.ts';
import type { AgendaItem } from './agenda.ts';
import { weightOf } from './weight-goal.ts';
import type { Weight } from './weight-goal.ts';

export interface Calories {
  eaten: number;
  target: number;
  /** Planned meals that are not eaten yet. */
  planned: number;
}

export function caloriesOf(meals: readonly Pick<MealPlan, 'calories' | 'logged'>[], target: number): Calories {
  const eaten = meals.filter(({ logged }) => logged);
  const sum = eaten.reduce((total, { calories }) => total + calories, 0);
  return { eaten: Math.round(sum), target, planned: meals.length - eaten.length };
}

/** What the first paint shows, read at once. */
export interface Overview {
  firstName: string;
  calories: Calories;
  workouts: { done: number; goal: number };
  weight: Weight;
  /** Streaks and achievements are wanted. */
  counts: boolean;
  running: WorkoutSession | null;
  /** The last workout completed today. */
  done: WorkoutSession | null;
  agenda: AgendaItem[];
}

const WEEK = 7;

export async function overviewOf(db: ReadOnly, userId: string, here: Here): Promise<Overview> {
  const { today, zone } = here;
  const now = Date.now();
  const [profile, meals, targetsOn, sessions, goal, weight, running, agenda, settings] = await Promise.all([
    profileOf(db, userId),
    mealsOfDay(db, userId, today),
    targetsInKinds(db, userId, { from: today, to: today }, here),
    sessionsCompleted(db, userId, spanOf(addDays(today, 1 - WEEK), today, zone)),
    workoutsAWeek(db, userId),
    weightOf(db, userId, here),
    runningSession(db, userId),
    agendaOf(db, userId, here, now),
    settingsOf(db, userId),
  ]);
  return {
    firstName: profile?.first_name?.trim() ?? '',
    calories: caloriesOf(countedOf(meals), targetsOn(today).calories_target),
    workouts: { done: sessions.length, goal },
    weight,
    counts: settings?.gamification ?? true,
    running,
    done: sessions.findLast(({ completed_at }) => dayIn(zone, Date.parse(completed_at ?? '')) === today) ?? null,
    agenda,
  };
}
