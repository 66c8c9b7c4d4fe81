import { useState } from 'react';
import * as z from 'zod/mini';
import { answerReadiness, clearReadiness } from '#sync/actions/readiness-answers.ts';
import { READINESS } from '#sync/entities/readiness-answers.ts';
import type { ReadinessAnswers } from '#sync/entities/readiness-answers.ts';
import { isReady } from '#sync/rules/readiness.ts';
import type { Ready } from '#sync/rules/readiness.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { ClearanceNotice } from '#src/work/signed/clearance.tsx';
import { useSave } from '#src/work/use-save.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { readinessWords } from './words.ts';

const Typed = z.object({ yes: z.optional(z.array(z.enum(READINESS))) });

type Known = ReadinessAnswers | null;

function Questions({ answers, onDone }: { answers: Known; onDone: () => void }) {
  const words = useWords(readinessWords);
  const today = useToday();
  const save = useSave();
  const { typed, type, settle } = useDraft('readiness', Typed);
  const yes = typed.yes ?? answers?.yes ?? [];
  async function keep(): Promise<void> {
    const messages = { failed: { title: words.notSaved }, done: { title: words.saved }, once: '' };
    if (!(await save((userId) => answerReadiness(userId, { yes, answered_on: today }), messages))) return;
    settle();
    onDone();
  }
  return (
    <div className="sheet-form">
      <h3>{words.title}</h3>
      <p className="muted small">{words.help}</p>
      {READINESS.map((code) => (
        <CheckField
          key={code}
          label={words.asked[code]}
          checked={yes.includes(code)}
          onChange={({ target }) =>
            type({ yes: READINESS.filter((each) => (each === code ? target.checked : yes.includes(each))) })
          }
        />
      ))}
      <Button look="act" large full onClick={() => void keep()}>
        {words.save}
      </Button>
    </div>
  );
}

/** What has to be said before the first plan of a trainer; once it may be begun, a way to say otherwise. */
export function Readiness({ ready }: { ready: Ready }) {
  const { answers, clearance } = ready;
  const words = useWords(readinessWords);
  const today = useToday();
  const save = useSave();
  const [isAnswering, setAnswering] = useState(false);
  const clear = (): void =>
    void save((userId) => clearReadiness(userId, today), {
      failed: { title: words.notSaved },
      done: { title: words.saved },
      once: '',
    });
  if (answers === null || isAnswering) return <Questions answers={answers} onDone={() => setAnswering(false)} />;
  const again = (
    <Button look="quiet" onClick={() => setAnswering(true)}>
      {words.again}
    </Button>
  );
  const signed = clearance && <ClearanceNotice clearance={clearance} />;
  if (isReady(ready)) {
    return (
      <>
        {signed}
        {again}
      </>
    );
  }
  if (clearance?.verdict === 'not_cleared') return signed;
  return (
    <Notice
      tone="warn"
      title={words.askDoctor}
      act={
        <>
          <Button look="line" onClick={clear}>
            {words.cleared}
          </Button>
          {again}
        </>
      }
    >
      {clearance ? words.signedBefore : words.askDoctorHelp}
    </Notice>
  );
}
