import { useState } from 'react';
import * as z from 'zod/mini';
import type { MealTemplate } from '#sync/entities/meal-templates.ts';
import { templatesOf } from '#sync/queries/meal-templates.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useRows } from '#src/data/rows.ts';
import { addDays, dayInWords, isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import type { Planning } from './use-planning.ts';
import { providerFoodWords } from './words.ts';

const LONGEST = 120;
const Typed = z.object({ name: z.optional(z.string()) });

interface TemplateRowProps {
  template: MealTemplate;
  onUse: () => void;
  onForget: () => void;
}

function TemplateRow({ template: { name, meals }, onUse, onForget }: TemplateRowProps) {
  const { templates: words } = useWords(providerFoodWords);
  return (
    <Row
      title={name}
      detail={words.meals(meals.length)}
      below={
        <div className="note-acts">
          <Button look="line" onClick={onUse}>
            {words.use}
          </Button>
          <Button look="quiet" onClick={onForget}>
            {words.remove}
          </Button>
        </div>
      }
    />
  );
}

interface TemplatesSheetProps {
  /** The week on the screen. */
  days: readonly Day[];
  today: Day;
  planning: Planning;
  onClose: () => void;
}

/** A week is kept to be planned again, for whomever, from any day on. */
export function TemplatesSheet({ days, today, planning, onClose }: TemplatesSheetProps) {
  const { templates: words, aim, coming, failed } = useWords(providerFoodWords);
  const language = useLanguage();
  const [first = today, last = today] = [days[0], days.at(-1)];
  const [from, setFrom] = useState(first < today ? today : first);
  const { typed, type, settle } = useDraft('meal-template', Typed);
  const name = typed.name ?? '';
  const answer = useRows((db, userId) => templatesOf(db, userId));
  const short = (day: Day): string => dayInWords(day, language, { day: 'numeric', month: 'short' });
  const isToCome = isDay(from) && from >= today;
  async function use(template: MealTemplate): Promise<void> {
    if (isToCome && (await planning.use(template, from))) onClose();
  }
  async function keep(): Promise<void> {
    if (!name.trim() || !(await planning.keep(name.trim(), days))) return;
    type({ name: '' });
    settle();
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="food-copy">
        <TextField
          type="date"
          label={words.from}
          help={isToCome ? words.fromHelp(short(from), short(addDays(from, 6))) : undefined}
          min={today}
          value={from}
          error={isToCome ? undefined : aim.fromError}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Answered answer={answer} coming={coming} empty={<p className="muted">{words.none}</p>} failed={failed}>
          {(templates) => (
            <Rows label={words.title}>
              {templates.map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  onUse={() => void use(template)}
                  onForget={() => void planning.forget(template)}
                />
              ))}
            </Rows>
          )}
        </Answered>
        <Seam />
        <TextField
          label={words.name}
          help={words.keepHelp(short(first), short(last))}
          maxLength={LONGEST}
          autoComplete="off"
          value={name}
          onChange={({ target }) => type({ name: target.value })}
        />
        <Button look="line" full aria-disabled={name.trim() === '' || undefined} onClick={() => void keep()}>
          {words.keep}
        </Button>
      </div>
    </Sheet>
  );
}
