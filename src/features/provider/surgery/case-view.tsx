import { useState } from 'react';
import { askConsent, endCase, takeUpCase } from '#sync/actions/surgery.ts';
import { useDayNow } from '#src/data/time/use-day-now.ts';
import { formatMoney } from '#src/lib/money.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { consentIn, operationIn, stateOf } from '#src/work/surgery/case.ts';
import type { CaseFile } from '#src/work/surgery/case.ts';
import { ConsentText } from '#src/work/surgery/consent-text.tsx';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { CaseForm } from './case-form.tsx';
import { BEFORE, CANDIDACY, Checks } from './checks.tsx';
import { AfterCard, OperationCard } from './operation-card.tsx';
import { PairsCard } from './pairs-card.tsx';
import { theatreWords } from './words.ts';

interface PartProps {
  file: CaseFile;
  here: Here;
  /** The care has ended, or rests. */
  readOnly: boolean;
}

const told = (cents: number): string => formatMoney(cents, 'USD');

function usePrice(): (surgery: CaseFile['surgery']) => string | null {
  const { plan: words } = useWords(theatreWords);
  return ({ price_low: low, price_high: high, deposit }) => {
    const range = [...new Set([low, high])].filter((cents) => cents !== null).map(told);
    const parts = [range.join('-'), deposit !== null && `${words.deposit} ${told(deposit)}`];
    return parts.filter(Boolean).join(', ') || null;
  };
}

function Ending({ file }: Pick<PartProps, 'file'>) {
  const { plan: words } = useWords(theatreWords);
  const save = useSave();
  const dayNow = useDayNow();
  const [asked, setAsked] = useState<'closed' | 'cancelled' | null>(null);
  const { id, ended_as } = file.surgery;
  const failed = { title: words.notSaved };
  const what = operationIn(file) ? 'closed' : 'cancelled';
  const act = what === 'closed' ? words.close : words.cancel;
  async function end(): Promise<void> {
    setAsked(null);
    await save(endCase(id, what, dayNow()), { failed, done: { title: words.ended[what] }, once: id });
  }
  if (ended_as !== null) {
    return (
      <Button look="line" onClick={() => void save(takeUpCase(id), { failed, once: id })}>
        {words.takeUp}
      </Button>
    );
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(what)}>
        {act}
      </Button>
      <Confirm
        open={asked !== null}
        danger={what === 'cancelled'}
        title={words.endAsk[what]}
        act={act}
        onAct={() => void end()}
        onClose={() => setAsked(null)}
      >
        {words.endHelp}
      </Confirm>
    </>
  );
}

function Plan({ file, readOnly, onChange }: Omit<PartProps, 'here'> & { onChange: () => void }) {
  const { plan: words } = useWords(theatreWords);
  const said = useWords(surgeryWords);
  const language = useLanguage();
  const priceOf = usePrice();
  const { surgery } = file;
  const unset = <span className="muted">{words.unset}</span>;
  const facts = [
    [words.state, said.states[stateOf(file)]],
    [words.area, [surgery.area, said.sides[surgery.side]].filter(Boolean).join(', ')],
    [words.planned, surgery.planned_on ? dayInWords(surgery.planned_on, language) : unset],
    [words.place, surgery.place ?? unset],
    [words.price, priceOf(surgery) ?? unset],
  ] as const;
  return (
    <Card title={said.procedures[surgery.procedure]}>
      <Facts facts={facts} />
      <p className="muted small">{surgery.included ? words.included : words.beyond}</p>
      {!readOnly && (
        <div className="note-acts">
          {surgery.ended_as === null && (
            <Button look="line" onClick={onChange}>
              {words.change}
            </Button>
          )}
          <Ending file={file} />
        </div>
      )}
    </Card>
  );
}

function Consent({ file, here: { zone, today }, readOnly }: PartProps) {
  const { consent: words, plan } = useWords(theatreWords);
  const said = useWords(surgeryWords).consent;
  const language = useLanguage();
  const save = useSave();
  const consent = consentIn(file);
  const { id, consent_asked_at, ended_as } = file.surgery;
  // The server asks anew only for what was withdrawn, or by a newer text.
  const mayAsk = consent ? consent.withdrawn_at !== null : consent_asked_at === null;
  const waits = consent?.signed_at === null && consent.withdrawn_at === null;
  return (
    <Card title={said.title}>
      {!consent && <p className="muted">{consent_asked_at === null ? words.none : words.asked}</p>}
      {waits && (
        <p>
          {words.waits} {today < consent.sign_from && said.from(dayInWords(consent.sign_from, language))}
        </p>
      )}
      {mayAsk && !readOnly && ended_as === null && !operationIn(file) && (
        <Button
          look="act"
          full
          onClick={() =>
            void save(askConsent(id), { failed: { title: plan.notSaved }, done: { title: words.done }, once: id })
          }
        >
          {consent ? words.again : words.ask}
        </Button>
      )}
      {consent && (
        <Disclosure title={words.read}>
          <ConsentText consent={consent} zone={zone} />
        </Disclosure>
      )}
    </Card>
  );
}

/** One case, from its plan to what came after. */
export function CaseView(part: PartProps) {
  const { checks: words } = useWords(theatreWords);
  const [isChanging, setChanging] = useState(false);
  const { file } = part;
  const { surgery } = file;
  const operation = operationIn(file);
  if (isChanging && !part.readOnly) {
    const isAsked = consentIn(file)?.withdrawn_at === null && !operation;
    return (
      <CaseForm clientId={surgery.client_id} surgery={surgery} isAsked={isAsked} onDone={() => setChanging(false)} />
    );
  }
  // It is taken up again before anything is added to it.
  const shut = { ...part, readOnly: part.readOnly || surgery.ended_as === 'cancelled' };
  return (
    <>
      <Plan {...part} onChange={() => setChanging(true)} />
      <Consent {...part} />
      <OperationCard {...shut} />
      {operation && (
        <>
          <AfterCard {...shut} />
          <PairsCard clientId={surgery.client_id} operatedOn={operation.done_on} today={part.here.today} />
        </>
      )}
      <Checks {...shut} items={CANDIDACY} title={words.candidacy} />
      <Checks {...shut} items={BEFORE} title={words.before} />
    </>
  );
}
