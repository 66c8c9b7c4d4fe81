import type { CarePaper } from '#sync/entities/care-papers.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { signedWords } from './words.ts';

/** A paper in the reader's words. */
export function usePaper() {
  const words = useWords(signedWords);
  const language = useLanguage();
  const { dayOf } = useMoments();
  const told = (day: Day): string => dayInWords(day, language);
  return {
    words,
    titleOf: ({ kind, verdict, medicine, dose, to_name }: CarePaper): string => {
      if (kind === 'clearance') return verdict ? words.verdicts[verdict] : words.kinds.clearance;
      if (kind === 'prescription') return [medicine, dose].filter(Boolean).join(', ');
      return kind === 'referral' ? `${words.kinds.referral}: ${to_name ?? ''}` : words.kinds[kind];
    },
    spanOf: ({ from_on, until_on }: CarePaper): string =>
      until_on === null ? words.from(told(from_on)) : words.span(told(from_on), told(until_on)),
    signedIn: ({ signed_by, signed_at }: CarePaper): string => words.signed(signed_by, dayOf(signed_at)),
    /** The kind stands in the other titles. */
    kindOf: ({ kind }: CarePaper): string => (kind === 'prescription' ? words.kinds.prescription : ''),
    timesOf: ({ times }: CarePaper): string => (times.length === 0 ? words.asNeeded : words.daily(times.join(', '))),
    /** Of a clearance, each on a line of its own. */
    limitsOf: ({ limits, heart_rate_most, body }: CarePaper): string[] => [
      ...limits.map((code) => words.limits[code]),
      ...(heart_rate_most === null ? [] : [words.heartRate(heart_rate_most.toLocaleString(language))]),
      ...(body ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ],
  };
}
