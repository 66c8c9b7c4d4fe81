import { markFasting, unmarkFasting } from '#sync/actions/fasting-days.ts';
import { copyPlan, planForClient, removeMeals, replan, unplan } from '#sync/actions/meal-plans.ts';
import type { MealEdit, PlannedMeal } from '#sync/actions/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { planAgain } from '#sync/actions/meal-versions.ts';
import type { DayOnce } from '#sync/actions/meal-versions.ts';
import { planByTemplate, removeTemplate, restoreTemplate, saveTemplate } from '#sync/actions/meal-templates.ts';
import type { MealTemplate } from '#sync/entities/meal-templates.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useSave } from '#src/work/use-save.ts';
import { versionWords } from '#src/work/versions/words.ts';
import { providerFoodWords } from './words.ts';

export interface Planning {
  plan(meal: PlannedMeal): Promise<boolean>;
  change(meal: MealPlan, edit: MealEdit): Promise<boolean>;
  remove(meal: MealPlan): Promise<boolean>;
  copy(days: readonly { from: Day; to: Day }[]): Promise<boolean>;
  /** Keeps what is planned for these days as a template. */
  keep(name: string, days: readonly Day[]): Promise<boolean>;
  /** Plans a template from a day on. */
  use(template: MealTemplate, from: Day): Promise<boolean>;
  forget(template: MealTemplate): Promise<boolean>;
  /** Days become as they were planned once. */
  again(days: readonly DayOnce[]): Promise<boolean>;
  /** Marks a day as one of fasting, or not any more. */
  fast(date: Day, isFasting: boolean): Promise<boolean>;
}

/** What a nutritionist can do to a client's plan. Each is saved on this device and sent later. */
export function usePlanning(clientId: string): Planning {
  const { done: words, notSaved, notSavedHelp, eatenMeanwhile } = useWords(providerFoodWords);
  const versions = useWords(versionWords);
  const { mealName } = useFoodNames();
  const save = useSave();
  const failed = { title: notSaved, description: notSavedHelp };

  const copied = {
    failed,
    done: ({ length }: readonly string[]) =>
      length > 0 ? { title: words.copied(length) } : { title: words.nothing, plain: true },
    undo: (ids: readonly string[]) => (ids.length > 0 ? removeMeals(ids) : null),
  };

  /** Also where nothing was to be done any more, and that was said. */
  function isThrough(saved: { value: boolean } | null, done: string, meal: MealPlan): boolean {
    if (!saved) return false;
    if (saved.value) toast({ title: done, description: mealName(meal) });
    else toast({ title: notSaved, description: eatenMeanwhile, destructive: true });
    return true;
  }
  return {
    async plan(meal) {
      const saved = await save((plannedBy) => planForClient({ clientId, plannedBy }, meal), {
        failed,
        done: { title: words.planned, description: mealName({ food_id: null, ...meal }) },
        undo: (id) => removeMeals([id]),
        once: 'plan',
      });
      return saved !== null;
    },
    change: async (meal, edit) =>
      isThrough(await save(replan(meal.id, edit), { failed, once: meal.id }), words.saved, meal),
    remove: async (meal) => isThrough(await save(unplan(meal.id), { failed, once: meal.id }), words.removed, meal),
    copy: async (days) =>
      (await save((plannedBy) => copyPlan({ clientId, plannedBy }, days), { ...copied, once: 'copy' })) !== null,
    async keep(name, days) {
      const saved = await save((user_id) => saveTemplate({ user_id, clientId, name, days }), {
        failed,
        done: (id) => (id === null ? { title: words.nothing, plain: true } : { title: words.kept, description: name }),
        once: 'keep',
      });
      return saved !== null && saved.value !== null;
    },
    async use({ id }, from) {
      const days = Array.from({ length: 7 }, (_, place) => addDays(from, place));
      const planned = (plannedBy: string) => planByTemplate(id, { clientId, plannedBy, days });
      return (await save(planned, { ...copied, once: id })) !== null;
    },
    async fast(date, isFasting) {
      const day = { user_id: clientId, date };
      const mark = (marked_by: string) => (isFasting ? markFasting({ ...day, marked_by }) : unmarkFasting(day));
      return (await save(mark, { failed, once: date })) !== null;
    },
    async again(days) {
      const saved = await save((plannedBy) => planAgain({ clientId, plannedBy }, days), {
        failed,
        done: (count) => ({ title: count > 0 ? versions.takenUp : versions.same, plain: count === 0 }),
        once: 'again',
      });
      return saved !== null;
    },
    async forget({ id, name }) {
      const done = { title: words.forgotten, description: name };
      return (await save(removeTemplate(id), { failed, done, undo: () => restoreTemplate(id), once: id })) !== null;
    },
  };
}
