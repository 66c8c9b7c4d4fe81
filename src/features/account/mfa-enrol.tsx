import './account.css';
import { useEffect, useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { useCanSync, useOnline } from '#src/data/sync/sync-chip.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { enrol, unenrol, verifiedFactors } from './calls.ts';
import type { Enrolment, Factor } from './calls.ts';
import { sayFault } from './say-fault.ts';
import { accountWords } from './words.ts';

const EnrolmentForm = onDemand(async () => {
  const { EnrolmentForm: Part, address } = await import('./on-demand/enrolment-form.tsx');
  return { Part, address };
});

/** Turns the second step of signing in on and off. */
export function MfaEnrol() {
  const { session } = useAppData();
  const words = useWords(accountWords);
  const online = useOnline();
  const canSync = useCanSync();
  const [factors, setFactors] = useState<Factor[] | null>(null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [isBusy, setBusy] = useState(false);
  const blocked = online ? undefined : words.enrol.needsConnection;

  const look = async (): Promise<void> => setFactors(await verifiedFactors(session));
  useEffect(() => {
    let isWanted = true;
    if (canSync) void verifiedFactors(session).then((found) => isWanted && setFactors(found));
    return () => {
      isWanted = false;
    };
  }, [session, canSync]);

  async function begin(): Promise<void> {
    setBusy(true);
    const begun = await enrol(session);
    setBusy(false);
    if ('fault' in begun) sayFault(begun.fault, words);
    else setEnrolment(begun.enrolment);
  }

  async function end(id: string, said: string): Promise<void> {
    setBusy(true);
    const fault = await unenrol(session, id);
    setBusy(false);
    setEnrolment(null);
    if (fault) sayFault(fault, words);
    else if (said) toast({ title: said, about: words.enrol.failed });
    await look();
  }

  async function done(): Promise<void> {
    setEnrolment(null);
    toast({ title: words.enrol.turnedOn, about: words.enrol.failed });
    await look();
  }

  const [factor] = factors ?? [];
  return (
    <section className="form">
      <h3>{words.enrol.heading}</h3>
      {!canSync && <p className="muted">{words.enrol.signInFirst}</p>}
      {enrolment && (
        <EnrolmentForm enrolment={enrolment} onDone={() => void done()} onCancel={() => void end(enrolment.id, '')} />
      )}
      {canSync && factors && !enrolment && (
        <div className="form">
          <p className="muted">{factor ? words.enrol.on : words.enrol.off}</p>
          {factor ? (
            <Button
              look="line"
              blocked={blocked}
              busy={isBusy}
              onClick={() => void end(factor.id, words.enrol.turnedOff)}
            >
              {isBusy ? words.enrol.removing : words.enrol.remove}
            </Button>
          ) : (
            <Button look="line" blocked={blocked} busy={isBusy} onClick={() => void begin()}>
              {words.enrol.begin}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
