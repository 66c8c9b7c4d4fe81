import { removeMeasurements, restoreMeasurements } from '#sync/actions/measurements.ts';
import { daysBetween, dayIn, dayInWords, timeInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { IconButton } from '#src/ui/button.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { verdictOn } from '#src/work/health/ranges.ts';
import type { SchemeName } from '#src/work/health/schemes.ts';
import { VITALS } from '#src/work/health/vitals.ts';
import type { Vital, VitalKind } from '#src/work/health/vitals.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Moment } from './queries.ts';
import { useVitals } from './use-vitals.ts';
import { VerdictBadge } from './verdict-badge.tsx';
import { healthWords } from './words.ts';

interface HistoryProps {
  vital: Vital;
  here: Here;
  moments: readonly Moment[];
}

/** The line of what is measured; of a pressure its upper values, with the lower ones as points below. */
export function VitalChart({ vital, here, moments }: HistoryProps) {
  const { entry: words, vitals: names } = useWords(healthWords);
  const language = useLanguage();
  const { shownAs, unitOf } = useVitals();
  const first = moments[0];
  if (!first || moments.length < 2) return null;
  const dayOf = ({ at }: Moment): string => dayIn(here.zone, Date.parse(at));
  const [line, dots] = VITALS[vital];
  const pointsOf = (kind: VitalKind) =>
    moments.flatMap((moment) => {
      const value = moment.values[kind];
      if (value === undefined) return [];
      const at = daysBetween(dayOf(first), dayOf(moment));
      return [{ label: dayInWords(dayOf(moment), language), value: shownAs(kind).of(value), at }];
    });
  return (
    <LineChart
      label={words.chart(names[vital])}
      heads={[words.day, names[vital]]}
      points={pointsOf(line)}
      readings={vital === 'pressure' && dots ? pointsOf(dots) : []}
      format={(value) => `${value.toLocaleString(language)} ${unitOf(vital)}`}
    />
  );
}

interface ListProps extends HistoryProps {
  scheme: SchemeName;
  onCorrect: (moment: Moment) => void;
}

/** The last ones, each to be corrected or taken back as a whole. */
export function VitalList({ vital, here, moments, scheme, onCorrect }: ListProps) {
  const words = useWords(healthWords).entry;
  const language = useLanguage();
  const { inWords } = useVitals();
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
            detail={[when, notes].filter(Boolean).join(', ')}
            badges={<VerdictBadge verdict={verdictOn(vital, values, scheme)} />}
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
