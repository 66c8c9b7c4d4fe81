import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { isSlip } from '#src/work/body/slip.ts';
import { kindOf } from '#src/work/goals/kinds.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { useGoals } from './use-goals.ts';
import { goalsWords } from './words.ts';

/** Everything else comes from rows that are logged elsewhere. */
export const isLoggedHere = ({ goal: { kind, exercise_id } }: Standing): boolean =>
  kind === 'strength' ? exercise_id === null : kindOf(kind).loggedAt === undefined && kind !== 'streak';

/** Where the next figure is typed from. */
const lastOf = ({ goal, now, readings }: Standing): number =>
  readings.at(-1)?.value ?? now ?? goal.start_value ?? kindOf(goal.kind).usual;

function Entry({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const words = useWords(goalsWords).log;
  const { goal } = standing;
  const { shown, stored, unit, inWords } = useAmounts();
  const { logByHand, logMeasured } = useGoals();
  const [first] = useState(() => lastOf(standing));
  const [value, setValue] = useState(() => shown(goal, first));
  const { measured, step, most } = kindOf(goal.kind);
  const isFar = measured !== undefined && isSlip(stored(goal, value), first);
  useUnfinished(value !== shown(goal, first));
  async function save(): Promise<void> {
    // Untouched it stays as it was stored, not rounded as shown.
    const amount = value === shown(goal, first) ? first : stored(goal, value);
    if (await (measured ? logMeasured(measured, amount) : logByHand(goal, amount))) onClose();
  }
  return (
    <>
      <Stepper
        label={goal.title}
        value={value}
        step={Math.min(step, 0.5)}
        max={shown(goal, most)}
        unit={unit(goal, value)}
        onChange={setValue}
      />
      {isFar && <Notice tone="warn">{words.far(inWords(goal, first))}</Notice>}
      <Button look="act" large full onClick={() => void save()}>
        {isFar ? words.anyway : words.save}
      </Button>
    </>
  );
}

interface LogSheetProps {
  active: readonly Standing[];
  first: Standing | null;
  onClose: () => void;
}

/** A measurement, or the figure of a goal that nothing else counts. */
export function LogSheet({ active, first, onClose }: LogSheetProps) {
  const words = useWords(goalsWords).log;
  const logged = active.filter(isLoggedHere);
  const [id, setId] = useState((first ?? logged[0])?.goal.id ?? '');
  const chosen = logged.find(({ goal }) => goal.id === id);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="goal-form">
        {!chosen && <p className="muted">{words.none}</p>}
        {logged.length > 1 && (
          <SelectField
            label={words.which}
            value={id}
            options={logged.map(({ goal }) => ({ value: goal.id, label: goal.title }))}
            onChange={({ target }) => setId(target.value)}
          />
        )}
        {chosen && <Entry key={id} standing={chosen} onClose={onClose} />}
      </div>
    </Sheet>
  );
}
