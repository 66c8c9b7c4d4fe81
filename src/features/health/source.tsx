import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { limitOf } from '#src/work/health/limits.ts';
import { ownRangesOf } from '#src/work/health/ranges.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { recordWords } from '#src/work/records/words.ts';
import type { Chosen } from './use-rule.ts';
import { useVitals } from './use-vitals.ts';
import { healthWords } from './words.ts';

/** What a doctor has set for this person: it stands above the limits of the house. */
function Own({ vital, chosen: { rule, doctors } }: SourceProps) {
  const words = useWords(healthWords).own;
  const { values: names } = useWords(recordWords);
  const language = useLanguage();
  const { inWords, shownAs } = useVitals();
  return ownRangesOf(vital, rule).map(({ id, kind, low, high, reason, set_by, set_on }) => {
    const told = (value: number): string =>
      kind === 'systolic' || kind === 'diastolic'
        ? `${value.toLocaleString(language)} ${shownAs(kind).unit}`
        : inWords(kind, { [kind]: value });
    return (
      <Notice key={id} tone="info" title={words.title(names[kind])}>
        <p>
          {[low !== null && words.above(told(low)), high !== null && words.below(told(high))]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p>{reason}</p>
        <p className="small">{words.by(doctors.get(set_by) ?? words.doctor, dayInWords(set_on, language))}</p>
      </Notice>
    );
  });
}

interface SourceProps {
  vital: Vital;
  chosen: Chosen;
}

/** By whose limits it is called as it is, and for whom they do not hold. */
export function Source({ vital, chosen }: SourceProps) {
  const { entry: words, caveat } = useWords(healthWords);
  const limit = vital === 'pressure' ? null : limitOf(vital);
  const hasLimits = vital === 'pressure' || limit !== undefined;
  return (
    <>
      <Own vital={vital} chosen={chosen} />
      {!chosen.rule.isAdult && hasLimits && <Notice tone="info">{caveat.child}</Notice>}
      {chosen.rule.isAdult && limit && (
        <p className="muted small">{words.source(`${limit.source}, ${limit.version}`)}</p>
      )}
      {chosen.rule.isAdult && hasLimits && (
        <p className="muted small">{vital === 'pressure' ? caveat.pregnancyPressure : caveat.pregnancy}</p>
      )}
    </>
  );
}
