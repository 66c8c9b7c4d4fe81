import { markFasting, unmarkFasting } from '#sync/actions/fasting-days.ts';
import type { Day } from '#src/lib/days.ts';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { KindOfDay } from '#src/work/food/day-kind.ts';
import { foodWords } from '#src/work/food/words.ts';
import { useSave } from '#src/work/use-save.ts';

/** What kind of day it is and why, because its targets go by it; and a word of the person's own to make it one. */
export function KindLine({ of: { kind, why }, day }: { of: KindOfDay; day: Day }) {
  const { dayKinds: words } = useWords(foodWords);
  const save = useSave();
  const mark = (on: boolean) =>
    save(
      (user_id) => (on ? markFasting({ user_id, date: day, marked_by: null }) : unmarkFasting({ user_id, date: day })),
      { failed: { title: words.notMarked }, once: day },
    );
  return (
    <>
      <p className="muted">{words.told(words.today[kind], words.why[why])}</p>
      <SwitchField
        label={words.fasts}
        checked={kind === 'fasting'}
        onChange={({ target }) => void mark(target.checked)}
      />
    </>
  );
}
