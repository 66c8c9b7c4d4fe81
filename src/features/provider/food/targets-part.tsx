import { useState } from 'react';
import * as z from 'zod/mini';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import type { NutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { DAY_KINDS } from '#sync/queries/nutrition-goals.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRow } from '#src/data/rows.ts';
import { dayInWords, isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { TargetsFields } from '#src/work/food/targets-fields.tsx';
import { foodWords } from '#src/work/food/words.ts';
import { useSave } from '#src/work/use-save.ts';
import type { FoodPartProps } from './food-part.tsx';
import { targetsNow } from './queries.ts';
import type { TargetsNow } from './queries.ts';
import { providerFoodWords } from './words.ts';

function Held({ now: { held, kinds, coming, names } }: { now: TargetsNow }) {
  const { dayKinds } = useWords(foodWords);
  const { aim: words, day } = useWords(providerFoodWords);
  const language = useLanguage();
  const nameOf = (id: string | null): string => (id === null ? words.theClient : (names.get(id) ?? day.somebody));
  const from = (since: Day): string => dayInWords(since, language);
  const told = () => {
    if (held.valid_from === null) return words.none;
    return held.set_by === null
      ? words.own(from(held.valid_from))
      : words.by(nameOf(held.set_by), from(held.valid_from));
  };
  type Told = Pick<NutritionGoals, 'day_kind' | 'set_by' | 'valid_from' | 'calories_target'>;
  const toldOf = ({ day_kind, set_by, valid_from, calories_target }: Told): string => {
    const text = words.coming(nameOf(set_by), from(valid_from), calories_target.toLocaleString(language));
    return day_kind === null ? text : words.ofKind(dayKinds[day_kind], text);
  };
  return (
    <>
      <p>{told()}</p>
      {kinds.map(({ day_kind, set_by, valid_from, calories_target }) => (
        <p key={day_kind}>{toldOf({ day_kind, set_by, valid_from: valid_from ?? '', calories_target })}</p>
      ))}
      {coming.map(({ id, ...goals }) => (
        <p key={id} className="muted">
          {toldOf(goals)}
        </p>
      ))}
    </>
  );
}

const figure = z.optional(z.number());
const Figures = z.object({
  calories_target: figure,
  protein_target: figure,
  carbs_target: figure,
  fat_target: figure,
  water_target: figure,
});

/** What is typed is kept while one looks at the diary or the plan. */
const Typed = z.object({
  figures: z.optional(Figures),
  from: z.optional(z.string()),
  kind: z.optional(z.nullable(z.enum(DAY_KINDS))),
});

const targetsWith = (held: Targets, typed: z.infer<typeof Figures> = {}): Targets => ({
  calories_target: typed.calories_target ?? held.calories_target,
  protein_target: typed.protein_target ?? held.protein_target,
  carbs_target: typed.carbs_target ?? held.carbs_target,
  fat_target: typed.fat_target ?? held.fat_target,
  water_target: typed.water_target ?? held.water_target,
});

interface FormProps {
  clientId: string;
  today: Day;
  first: Targets;
}

function Form({ clientId, today, first }: FormProps) {
  const { aim: words, done, notSaved, notSavedHelp } = useWords(providerFoodWords);
  const save = useSave();
  const { typed, type, settle } = useDraft(formAbout(clientId, 'targets'), Typed);
  const targets = targetsWith(first, typed.figures);
  const from = typed.from ?? today;
  const day_kind = typed.kind ?? null;
  const { dayKinds } = useWords(foodWords);
  const [wasTried, setTried] = useState(false);
  const isToCome = isDay(from) && from >= today;
  async function set(): Promise<void> {
    setTried(true);
    if (!isToCome) return;
    const saved = await save(
      (set_by) => setNutritionGoals({ user_id: clientId, set_by, valid_from: from, day_kind, targets }),
      {
        failed: { title: notSaved, description: notSavedHelp },
        done: { title: done.targets },
        once: 'targets',
      },
    );
    if (!saved) return;
    setTried(false);
    type({ figures: undefined, from: undefined, kind: undefined });
    settle();
  }
  return (
    <div className="food-targets">
      <SelectField
        label={dayKinds.label}
        value={day_kind ?? ''}
        options={[
          { value: '', label: dayKinds.every },
          ...DAY_KINDS.map((kind) => ({ value: kind, label: dayKinds[kind] })),
        ]}
        onChange={({ target }) => type({ kind: DAY_KINDS.find((kind) => kind === target.value) ?? null })}
      />
      <TargetsFields targets={targets} onChange={(change) => type({ figures: { ...typed.figures, ...change } })} />
      <TextField
        type="date"
        label={words.from}
        min={today}
        value={from}
        error={wasTried && !isToCome ? words.fromError : undefined}
        onChange={({ target }) => type({ from: target.value })}
      />
      <p className="muted small">{words.help}</p>
      <Button look="act" large full onClick={() => void set()}>
        {words.set}
      </Button>
    </div>
  );
}

/** What a client aims at a day, whose word that is, and from when. */
export function TargetsPart({ clientId, here: { today } }: FoodPartProps) {
  const words = useWords(providerFoodWords);
  const answer = useRow((db) => targetsNow(db, clientId, today), [clientId, today]);
  return (
    <Card title={words.aim.title}>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(now) => (
          <>
            <Held now={now} />
            <Form clientId={clientId} today={today} first={now.held} />
          </>
        )}
      </Answered>
    </Card>
  );
}
