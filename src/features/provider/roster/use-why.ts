import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { recordWords } from '../record/words.ts';
import type { State } from './signs.ts';

export const SHORT = { day: 'numeric', month: 'short' } as const;

/** Why a client needs attention, in words. */
export function useWhy(): (state: State) => string {
  const words = useWords(recordWords).roster;
  const language = useLanguage();
  return ({ name, reasons }) => {
    if (name === 'paused') return words.resting;
    if (name === 'ended') return words.over;
    const told = reasons.map((reason) =>
      words.reasons[reason.name](reason.day === null ? '' : dayInWords(reason.day, language, SHORT)),
    );
    return told.join(' · ') || words.fine;
  };
}
