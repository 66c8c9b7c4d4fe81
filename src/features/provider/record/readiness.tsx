import { readinessOf } from '#sync/queries/readiness-answers.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { recordWords } from './words.ts';

/** What a client answered before the first plan. */
export function Readiness({ clientId }: { clientId: string }) {
  const { readiness: words } = useWords(recordWords);
  const language = useLanguage();
  const known = knownOf(useRow(async (db) => ({ answers: await readinessOf(db, clientId) }), [clientId]));
  if (!known) return null;
  const { answers } = known;
  if (!answers) return <p className="muted small">{words.unanswered}</p>;
  const { yes, answered_on, cleared_on } = answers;
  if (yes.length === 0) return <p className="muted small">{words.ready(dayInWords(answered_on, language))}</p>;
  return (
    <Notice tone={cleared_on === null ? 'warn' : 'ok'} title={yes.map((code) => words.codes[code]).join(' · ')}>
      {cleared_on === null ? words.uncleared : words.cleared(dayInWords(cleared_on, language))}
    </Notice>
  );
}
