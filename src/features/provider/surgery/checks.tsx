import { answerCheck } from '#sync/actions/surgery.ts';
import type { SurgeryCheck } from '#sync/entities/surgery-checks.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { peopleById } from '#sync/queries/people.ts';
import { Card } from '#src/ui/card.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { CaseFile } from '#src/work/surgery/case.ts';
import { useSave } from '#src/work/use-save.ts';
import { figuresOf } from './queries.ts';
import type { Figures } from './queries.ts';
import { theatreWords } from './words.ts';

type Item = SurgeryCheck['item'];

export const CANDIDACY: readonly Item[] = ['bmi', 'weight_stable', 'smoking', 'haemoglobin', 'screens', 'photos'];
export const BEFORE: readonly Item[] = ['fasting', 'labs', 'escort', 'medicines'];

const ANSWERS = ['yes', 'no', 'unknown'] as const;

/** What the rows on this device say of a line. */
function useSeen(figures: Figures | null): Partial<Record<Item, string>> {
  const { checks: words } = useWords(theatreWords);
  const language = useLanguage();
  if (!figures) return {};
  const { bmi, steadyMonths, haemoglobin, photos } = figures;
  const dayOf = (day: string): string => dayInWords(day, language);
  return {
    bmi: bmi
      ? words.bmi(bmi.value.toLocaleString(language, { maximumFractionDigits: 1 }), dayOf(bmi.day))
      : words.unread,
    weight_stable: steadyMonths === null ? words.unread : words.steady(steadyMonths),
    haemoglobin: haemoglobin ? words.hb(haemoglobin.value, dayOf(haemoglobin.day)) : words.unread,
    photos: words.photos(photos),
  };
}

interface ChecksProps {
  file: CaseFile;
  here: Here;
  items: readonly Item[];
  title: string;
  readOnly: boolean;
}

/** A list to answer line by line; each answer says by whom and when. */
export function Checks({ file: { surgery, checks }, here, items, title, readOnly }: ChecksProps) {
  const { checks: words, plan } = useWords(theatreWords);
  const language = useLanguage();
  const save = useSave();
  const figures = knownOf(
    useRow((db) => figuresOf(db, surgery.client_id, here.zone), [surgery.client_id], [here.zone]),
  );
  const seen = useSeen(figures);
  const by = checks.map(({ answered_by }) => answered_by);
  const people = knownOf(useRow((db) => peopleById(db, by), [by.join(' ')])) ?? [];
  const nameOf = (id: string): string => {
    const person = people.find((each) => each.id === id);
    return person ? fullNameOf(person) : '';
  };
  const answer = (item: Item, said: string): void => {
    const given = ANSWERS.find((each) => each === said);
    if (!given) return;
    void save(
      (answered_by) =>
        answerCheck({
          case_id: surgery.id,
          client_id: surgery.client_id,
          surgeon_id: surgery.surgeon_id,
          item,
          answer: given,
          note: null,
          answered_by,
          answered_on: here.today,
        }),
      { failed: { title: plan.notSaved } },
    );
  };
  return (
    <Card title={title}>
      <div className="case-form">
        {items.map((item) => {
          const check = checks.find((each) => each.item === item);
          const told = [
            seen[item],
            check && words.by(nameOf(check.answered_by), dayInWords(check.answered_on, language)),
          ];
          return (
            <SelectField
              key={item}
              label={words.items[item]}
              help={told.filter(Boolean).join(' · ') || undefined}
              {...(!check && { placeholder: words.open })}
              disabled={readOnly}
              value={check?.answer ?? ''}
              options={ANSWERS.map((value) => ({ value, label: words.answers[value] }))}
              onChange={({ target }) => answer(item, target.value)}
            />
          );
        })}
      </div>
    </Card>
  );
}
