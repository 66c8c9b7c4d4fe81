import './account.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppData } from '#src/data/provider.tsx';
import { useCanSync, useOnline } from '#src/data/sync/sync-chip.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { enrol, unenrol, verifiedFactors, verifyCode } from './calls.ts';
import type { Enrolment, Factor } from './calls.ts';
import { CodeField } from './code-field.tsx';
import { reasonOf } from './refusal.ts';
import type { Fault } from './refusal.ts';
import { codeRules } from './rules.ts';
import { accountWords } from './words.ts';
import type { AccountWords } from './words.ts';

function sayFault(fault: Fault, words: AccountWords): void {
  const description = reasonOf(fault, words, words.toast.tryAgain);
  toast({ title: words.enrol.failed, description, destructive: true });
}

interface EnrolmentFormProps {
  enrolment: Enrolment;
  onDone: () => void;
  onCancel: () => void;
}

/** A first code proves that the app has the key. */
function EnrolmentForm({ enrolment, onDone, onCancel }: EnrolmentFormProps) {
  const { session } = useAppData();
  const words = useWords(accountWords);
  const form = useForm({ resolver: zodResolver(codeRules), defaultValues: { code: '' } });
  const { isSubmitting } = form.formState;
  const confirm = async ({ code }: { code: string }) => {
    const fault = await verifyCode(session, enrolment.id, code);
    if (fault) sayFault(fault, words);
    else onDone();
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(confirm)(event)}>
      <p>{words.enrol.scan}</p>
      <img className="qr-code" src={enrolment.picture} alt={words.enrol.picture} width="208" height="208" />
      <p className="muted small">{words.enrol.typed}</p>
      <code className="key">{enrolment.secret}</code>
      <CodeField form={form} words={words} />
      <Button type="submit" look="act" full busy={isSubmitting}>
        {isSubmitting ? words.secondStep.verifying : words.enrol.confirm}
      </Button>
      <Button look="quiet" full onClick={onCancel}>
        {words.enrol.cancel}
      </Button>
    </form>
  );
}

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
