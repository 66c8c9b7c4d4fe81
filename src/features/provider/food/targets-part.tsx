import { useState } from 'react';
import * as z from 'zod/mini';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRow } from '#src/data/rows.ts';
import { dayInWords, isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { TargetsFields } from '#src/work/food/targets-fields.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { FoodPartProps } from './food-part.tsx';
import { targetsNow } from './queries.ts';
import type { TargetsNow } from './queries.ts';
import { providerFoodWords } from './words.ts';

function Held({ now: { held, coming, names } }: { now: TargetsNow }) {
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
  return (
    <>
      <p>{told()}</p>
      {coming.map(({ id, set_by, valid_from, calories_target }) => (
        <p key={id} className="muted">
          {words.coming(nameOf(set_by), from(valid_from), calories_target.toLocaleString(language))}
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
const Typed = z.object({ figures: z.optional(Figures), from: z.optional(z.string()) });

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
  const { typed, type, settle } = useDraft(`targets:${clientId}`, Typed);
  const targets = targetsWith(first, typed.figures);
  const from = typed.from ?? today;
  const [wasTried, setTried] = useState(false);
  const isToCome = isDay(from) && from >= today;
  async function set(): Promise<void> {
    setTried(true);
    if (!isToCome) return;
    const saved = await save((set_by) => setNutritionGoals({ user_id: clientId, set_by, valid_from: from, targets }), {
      failed: { title: notSaved, description: notSavedHelp },
      done: { title: done.targets },
      once: 'targets',
    });
    if (!saved) return;
    setTried(false);
    type({ figures: undefined, from: undefined });
    settle();
  }
  return (
    <div className="food-targets">
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
