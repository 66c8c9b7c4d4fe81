import { programChanges, spellsOf } from '#src/work/versions/changes.ts';
import type { ProgramChanges, Spell } from '#src/work/versions/changes.ts';
import type { OwnVersions } from '#src/work/versions/shape.ts';

interface Made {
  id: string;
  made_at: string;
  author_id: string | null;
  author: string | null;
  role: string | null;
}

/** One change of one's plan; of a program that was made then there is nothing to compare. */
export type PlanChange = { made: Made } & (
  | { what: 'program'; title: string; changes: ProgramChanges | null }
  | { what: 'meals'; spell: Spell }
);

const saysSomething = ({ head, steps, isReordered }: ProgramChanges): boolean =>
  head.length > 0 || steps.length > 0 || isReordered;

/** All that was changed in one's plan, by whomever, the newest first. */
export function planChangesOf({ programs, days }: OwnVersions): PlanChange[] {
  const ofPrograms = [...Map.groupBy(programs, ({ program_id }) => program_id).values()].flatMap((versions) =>
    versions.flatMap((version, at): PlanChange[] => {
      const before = versions[at + 1];
      // How it was before is not told.
      if (!before && !version.is_first) return [];
      const changes = before ? programChanges(before.plan, version.plan) : null;
      if (changes && !saysSomething(changes)) return [];
      return [{ made: version, what: 'program', title: version.plan.title, changes }];
    }),
  );
  const ofMeals = spellsOf(days)
    .filter((spell) => spell.days.length > 0)
    .map((spell): PlanChange => ({ made: spell, what: 'meals', spell }));
  return [...ofPrograms, ...ofMeals].toSorted((a, b) => Date.parse(b.made.made_at) - Date.parse(a.made.made_at));
}
