import { useRestRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useKept } from '#src/work/remote/use-kept.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { spellsOf } from '#src/work/versions/changes.ts';
import type { Spell } from '#src/work/versions/changes.ts';
import { useSpellInWords } from '#src/work/versions/meals-in-words.ts';
import { DayVersions } from '#src/work/versions/shape.ts';
import { VersionRows } from '#src/work/versions/version-rows.tsx';
import { versionWords } from '#src/work/versions/words.ts';
import type { Planning } from '../food/use-planning.ts';
import { weekNow } from './now.ts';
import { keepTold, takenVersions } from './taken.ts';

interface MealVersionsProps {
  clientId: string;
  /** The week on the screen. */
  days: readonly Day[];
  today: Day;
  planning: Planning;
  onClose: () => void;
}

/** Something of it is to come, and of all that is to come it is known how it was. */
const canTakeUp = ({ stood, unknown }: Spell, today: Day): boolean =>
  [...stood.keys()].some((day) => day >= today) && unknown.every((day) => day < today);

/** How a week was planned before; what is to come of it can be taken up again. */
export function MealVersions({ clientId, days, today, planning, onClose }: MealVersionsProps) {
  const words = useWords(versionWords);
  const inWords = useSpellInWords();
  const [first = today, last = today] = [days[0], days.at(-1)];
  const asked = useRemote({
    key: ['versions of meals', clientId, first],
    ask: (client, signal) => client.rpc('meal_plan_versions', { client: clientId, first, last }).abortSignal(signal),
    shape: DayVersions,
  });
  const remote = useKept({
    remote: asked,
    name: `${clientId} ${first}`,
    keep: (db, { value, at }) =>
      keepTold(db, clientId, {
        at: at + db.offset,
        told: new Map(days.map((day) => [day, value.filter((version) => version.day === day)])),
      }),
    read: (db) => takenVersions(db, { clientId, keys: days, shape: DayVersions }),
  });
  const week = knownOf(useRestRow((db) => weekNow(db, clientId, [first, last]), [clientId, first, last]));
  async function takeUp({ stood }: Spell, now: Spell | undefined): Promise<void> {
    const again = [...stood]
      .filter(([date]) => date >= today)
      .map(([date, meals]) => ({
        date,
        meals,
        last: (now?.stood.get(date) ?? []).flatMap(({ id }) => (week?.unsent.has(id) ? [] : [id])),
      }));
    if (await planning.again(again)) onClose();
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Remotely remote={remote} failed={words.failed}>
        {(versions) => {
          const spells = spellsOf(versions);
          return (
            <VersionRows
              help={words.meals}
              versions={spells.map((spell, at) => {
                const isNow = at === 0 && week?.says(spell.stood) !== false;
                return {
                  id: spell.id,
                  made_at: spell.made_at,
                  author: spell.author,
                  lines: inWords(spell),
                  isNow,
                  onTakeUp: !isNow && canTakeUp(spell, today) ? () => void takeUp(spell, spells[0]) : null,
                };
              })}
            />
          );
        }}
      </Remotely>
    </Sheet>
  );
}
