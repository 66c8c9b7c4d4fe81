import { readyOn } from '#sync/queries/readiness-answers.ts';
import { isReady } from '#sync/rules/readiness.ts';
import type { Ready } from '#sync/rules/readiness.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ClearanceNotice } from '#src/work/signed/clearance.tsx';
import { recordWords } from './words.ts';

function Answers({ ready }: { ready: Ready }) {
  const { readiness: words } = useWords(recordWords);
  const language = useLanguage();
  const { answers, clearance } = ready;
  if (!answers) return <p className="muted small">{words.unanswered}</p>;
  const { yes, answered_on, cleared_on } = answers;
  if (yes.length === 0) return <p className="muted small">{words.ready(dayInWords(answered_on, language))}</p>;
  return (
    <Notice tone={isReady(ready) ? 'ok' : 'warn'} title={yes.map((code) => words.codes[code]).join(' · ')}>
      {cleared_on !== null
        ? words.cleared(dayInWords(cleared_on, language))
        : isReady(ready)
          ? words.bySignature
          : clearance
            ? words.signedBefore
            : words.uncleared}
    </Notice>
  );
}

/** What a client answered before the first plan, and what a doctor signed about training. */
export function Readiness({ clientId }: { clientId: string }) {
  const today = useToday();
  const ready = knownOf(useRow((db) => readyOn(db, clientId, today), [clientId, today]));
  if (!ready) return null;
  return (
    <>
      {ready.clearance && <ClearanceNotice clearance={ready.clearance} />}
      <Answers ready={ready} />
    </>
  );
}
