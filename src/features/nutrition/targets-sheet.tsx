import { useState } from 'react';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import type { HeldTargets } from '#sync/queries/nutrition-goals.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { MessageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { TargetsFields, TargetsFigures } from '#src/work/food/targets-fields.tsx';
import { useSave } from '#src/work/use-save.ts';
import { nutritionWords } from './words.ts';

interface TargetsSheetProps {
  targets: HeldTargets;
  /** Of whoever may have set them, by id. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** A nutritionist's are not changed by the way: whoever wants others takes the own ones up again, or writes. */
export function TargetsSheet({ targets, names, onClose }: TargetsSheetProps) {
  const { targets: words, meals, notSaved, portion } = useWords(nutritionWords);
  const language = useLanguage();
  const today = useToday();
  const write = useSave();
  const [first] = useState(targets);
  const [chosen, setChosen] = useState(first);
  const [isOwn, setOwn] = useState(first.set_by === null);
  useUnfinished(chosen !== first);
  const { set_by: setBy, valid_from: since } = first;
  const name = setBy === null ? '' : (names.get(setBy) ?? meals.somebody);
  async function save(): Promise<void> {
    const own = { targets: chosen, valid_from: today, overrides: setBy !== null };
    const saved = await write((user_id) => setNutritionGoals({ user_id, ...own }), {
      failed: { title: notSaved.targets, description: notSaved.description },
      done: { title: words.saved },
      once: '',
    });
    if (saved) onClose();
  }
  const foot = isOwn ? (
    <Button look="act" large full onClick={() => void save()}>
      {portion.save}
    </Button>
  ) : (
    <div className="acts">
      <ButtonLink to={`/messages?with=${setBy}`} look="act" full icon={MessageIcon}>
        {words.write(name)}
      </ButtonLink>
      <Button look="line" full onClick={() => setOwn(true)}>
        {words.own}
      </Button>
    </div>
  );
  return (
    <Sheet open title={words.title} onClose={onClose} foot={foot}>
      <div className="portion-sheet">
        {since !== null && setBy !== null && <p>{words.setBy(name, dayInWords(since, language))}</p>}
        {isOwn ? (
          <>
            <p className="muted">{setBy === null ? words.help : words.ownHelp(name)}</p>
            <TargetsFields targets={chosen} onChange={(change) => setChosen({ ...chosen, ...change })} />
          </>
        ) : (
          <TargetsFigures targets={first} />
        )}
      </div>
    </Sheet>
  );
}
