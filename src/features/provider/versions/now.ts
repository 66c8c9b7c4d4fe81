import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { isOfPlan, mealsBetween } from '#sync/queries/meal-plans.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import type { Day } from '#src/lib/days.ts';
import { isSameDay, programChanges } from '#src/work/versions/changes.ts';
import type { MealOnce, ProgramOnce } from '#src/work/versions/shape.ts';

// Plans as this device has them: it may have changed them since the newest version that it knows.

/** Whether a version says what the program says now; taking it up leaves the dates alone. */
export async function programNow(db: ReadOnly, program: WorkoutProgram): Promise<(version: ProgramOnce) => boolean> {
  const steps = await programPlan(db, program.id);
  return (version) => {
    const { starts_on, weekdays } = version;
    const { head, steps: others, isReordered } = programChanges(version, { ...program, steps, starts_on, weekdays });
    return head.length === 0 && others.length === 0 && !isReordered;
  };
}

export interface WeekNow {
  says: (stood: ReadonlyMap<Day, readonly MealOnce[]>) => boolean;
  /** Meals that this device has written and not sent: of these, one that is missing was not taken off by the client. */
  unsent: ReadonlySet<string>;
}

export async function weekNow(db: ReadOnly, clientId: string, [first, last]: readonly [Day, Day]): Promise<WeekNow> {
  const [meals, standings] = await Promise.all([mealsBetween(db, clientId, first, last), standingsOf(db, mealPlans)]);
  const byDay = Map.groupBy(meals, ({ date }) => date);
  return {
    says: (stood) =>
      [...new Set([...byDay.keys(), ...stood.keys()])].every((day) => {
        const here = byDay.get(day) ?? [];
        const swapped = new Set(here.filter((meal) => meal.swapped).map(({ id }) => id));
        const planned = (stood.get(day) ?? []).filter(({ id }) => !swapped.has(id));
        return isSameDay(planned, here.filter(isOfPlan));
      }),
    unsent: new Set(standings.keys()),
  };
}
