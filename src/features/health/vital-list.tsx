import { removeMeasurements, restoreMeasurements } from '#sync/actions/measurements.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { timeInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { IconButton } from '#src/ui/button.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { verdictOn } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { takingSince } from '#src/work/medicines/queries.ts';
import { takenBefore } from '#src/work/medicines/rules.ts';
import { nameOf } from '#src/work/medicines/use-doses.ts';
import { useSave } from '#src/work/use-save.ts';
import { useHowInWords } from './how-fields.tsx';
import type { Moment } from './queries.ts';
import { useVitals } from './use-vitals.ts';
import { VerdictBadge } from './verdict-badge.tsx';
import { healthWords } from './words.ts';

/** What was taken in the hours before a moment, in words. */
function useBeside(moments: readonly Moment[], { zone }: Here): (at: string) => string | null {
  const words = useWords(healthWords).beside;
  const language = useLanguage();
  const oldest = moments.at(-1)?.at ?? '';
  const answer = useRow(
    async (db, userId) => (oldest === '' ? null : takingSince(db, userId, oldest, zone)),
    [oldest, zone],
  );
  const taking = knownOf(answer);
  return (at) => {
    const taken = taking ? takenBefore(taking.medicines, taking.rows, at) : [];
    const told = taken.map(({ medicine, row }) =>
      words.at(nameOf(medicine), timeInWords(zone, Date.parse(row?.done_at ?? at), language)),
    );
    return told.length === 0 ? null : words.after(told.join('; '));
  };
}

interface ListProps {
  vital: Vital;
  here: Here;
  moments: readonly Moment[];
  rule: Rule;
  onCorrect: (moment: Moment) => void;
}

/** The last ones, each to be corrected or taken back as a whole. */
export function VitalList({ vital, here, moments, rule, onCorrect }: ListProps) {
  const words = useWords(healthWords).entry;
  const language = useLanguage();
  const { inWords } = useVitals();
  const howInWords = useHowInWords();
  const beside = useBeside(moments, here);
  const save = useSave();
  const remove = (ids: readonly string[]) =>
    void save(removeMeasurements(ids), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.removed },
      undo: () => restoreMeasurements(ids),
      once: ids.join(''),
    });
  return (
    <Rows label={words.last}>
      {moments.map((moment) => {
        const { at, values, notes, rows } = moment;
        const when = timeInWords(here.zone, Date.parse(at), language, { dateStyle: 'medium', timeStyle: 'short' });
        return (
          <Row
            key={at}
            title={inWords(vital, values)}
            detail={[when, ...howInWords(moment), notes, beside(at)].filter(Boolean).join(', ')}
            badges={<VerdictBadge verdict={verdictOn(vital, moment, rule)} />}
            trailing={
              <IconButton icon={BinIcon} label={words.remove(when)} onClick={() => remove(rows.map(({ id }) => id))} />
            }
            onOpen={() => onCorrect(moment)}
          />
        );
      })}
    </Rows>
  );
}
