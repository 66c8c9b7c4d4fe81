import { useState } from 'react';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import { DAY_KINDS, goalsOf, heldByKind, heldOn } from '#sync/queries/nutrition-goals.ts';
import type { DayKind, HeldTargets } from '#sync/queries/nutrition-goals.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords, isDay } from '#src/lib/days.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { MessageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { TargetsFields, TargetsFigures } from '#src/work/food/targets-fields.tsx';
import { foodWords } from '#src/work/food/words.ts';
import { namesOf } from '#src/work/people/names.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Shown } from './nutrition-sheets.tsx';
import { nutritionWords } from './words.ts';

/** All that were set, and by whom. */
async function allTargets(db: ReadOnly, userId: string) {
  const goals = await goalsOf(db, userId);
  const names = await namesOf(
    db,
    goals.map(({ set_by }) => set_by),
  );
  return { goals, names };
}

type Known = Awaited<ReturnType<typeof allTargets>>;

/** What holds today on days of a kind, where it is another than on every day. */
function Kinds({ known: { goals, names }, today }: { known: Known; today: string }) {
  const { targets: words, meals } = useWords(nutritionWords);
  const { dayKinds } = useWords(foodWords);
  const language = useLanguage();
  return heldByKind(goals, today).map(({ day_kind, calories_target, set_by, valid_from }) => (
    <p key={day_kind} className="muted small">
      {words.line(
        dayKinds[day_kind ?? 'every'],
        calories_target.toLocaleString(language),
        set_by === null ? words.you : words.by(names.get(set_by) ?? meals.somebody),
        dayInWords(valid_from ?? today, language),
      )}
    </p>
  ));
}

/** Own ones, for every day or for days of a kind, from a day on. */
function useOwnTargets(first: HeldTargets, onDone: () => void) {
  const { targets: words, notSaved } = useWords(nutritionWords);
  const today = useToday();
  const write = useSave();
  const known = knownOf(useRow(allTargets)) ?? null;
  const [kind, setKind] = useState(first.day_kind);
  const [from, setFrom] = useState(today);
  const [chosen, setChosen] = useState<HeldTargets>(first);
  const isToCome = isDay(from) && from >= today;
  // What the own ones take the place of.
  const held = known && isToCome ? heldOn(known.goals, from, kind) : first;
  return {
    known,
    today,
    kind,
    from,
    chosen,
    isToCome,
    replaces: held.set_by,
    isTouched: chosen !== first || kind !== first.day_kind || from !== today,
    setFrom,
    change: (edit: Partial<HeldTargets>) => setChosen({ ...chosen, ...edit }),
    choose(next: DayKind | null): void {
      setKind(next);
      if (known) setChosen(heldOn(known.goals, isToCome ? from : today, next));
    },
    async save(): Promise<void> {
      if (!isToCome) return;
      const own = { targets: chosen, valid_from: from, day_kind: kind, overrides: held.set_by !== null };
      const saved = await write((user_id) => setNutritionGoals({ user_id, ...own }), {
        failed: { title: notSaved.targets, description: notSaved.description },
        done: { title: words.saved },
        once: '',
      });
      if (saved) onDone();
    },
  };
}

function OwnFields({ own, nameOf }: { own: ReturnType<typeof useOwnTargets>; nameOf: (id: string) => string }) {
  const { targets: words } = useWords(nutritionWords);
  const { dayKinds } = useWords(foodWords);
  const { known, today, kind, from, chosen, isToCome, replaces } = own;
  return (
    <>
      <p className="muted">{replaces === null ? words.help : words.ownHelp(nameOf(replaces))}</p>
      {known && <Kinds known={known} today={today} />}
      <SelectField
        label={dayKinds.label}
        value={kind ?? ''}
        options={[
          { value: '', label: dayKinds.every },
          ...DAY_KINDS.map((value) => ({ value, label: dayKinds[value] })),
        ]}
        onChange={({ target }) => own.choose(DAY_KINDS.find((each) => each === target.value) ?? null)}
      />
      <TargetsFields targets={chosen} onChange={own.change} />
      <TextField
        type="date"
        label={words.from}
        min={today}
        value={from}
        error={isToCome ? undefined : words.fromError}
        onChange={({ target }) => own.setFrom(target.value)}
      />
    </>
  );
}

interface TargetsSheetProps {
  targets: HeldTargets;
  /** Of whoever may have set them, by id. */
  names: ReadonlyMap<string, string>;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

/** A nutritionist's are not changed by the way: whoever wants others takes the own ones up again, or writes. */
export function TargetsSheet({ targets, names, onShow, onClose }: TargetsSheetProps) {
  const { targets: words, meals, portion, proposal } = useWords(nutritionWords);
  const language = useLanguage();
  const [first] = useState(targets);
  const own = useOwnTargets(first, onClose);
  const [isOwn, setOwn] = useState(first.set_by === null);
  useUnfinished(own.isTouched);
  const { set_by: setBy, valid_from: since } = first;
  const nameOf = (id: string): string => names.get(id) ?? own.known?.names.get(id) ?? meals.somebody;
  const name = setBy === null ? '' : nameOf(setBy);
  const foot = isOwn ? (
    <Button look="act" large full onClick={() => void own.save()}>
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
        <Button look="line" full onClick={() => onShow({ sheet: 'proposal' })}>
          {proposal.open}
        </Button>
        {since !== null && setBy !== null && <p>{words.setBy(name, dayInWords(since, language))}</p>}
        {isOwn ? <OwnFields own={own} nameOf={nameOf} /> : <TargetsFigures targets={first} />}
      </div>
    </Sheet>
  );
}
