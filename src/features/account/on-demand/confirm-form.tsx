import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppData } from '#src/data/provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useFocus } from '#src/ui/use-focus.ts';
import { sendConfirmationAgain } from '../calls.ts';
import type { Door } from '../calls.ts';
import { CodeField } from '../code-field.tsx';
import { reasonOf, waitIn } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import { mailCodeRules } from '../rules.ts';
import { ABOUT } from '../say.ts';
import { accountWords } from '../words.ts';

const SECOND = 1000;

/** A countdown in seconds, and how to start it. */
function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

interface Sent {
  email: string;
  door: Door;
}

function SendAgain({ email, door }: Sent) {
  const { session } = useAppData();
  const words = useWords(accountWords);
  const [isBusy, setBusy] = useState(false);
  const [left, wait] = useCountdown();
  async function send(): Promise<void> {
    setBusy(true);
    const fault = await sendConfirmationAgain(session, email, door);
    setBusy(false);
    if (!fault) {
      toast({ title: words.confirm.sent, description: words.toast.checkEmail, about: ABOUT });
      return;
    }
    wait(waitIn(fault) ?? 0);
    const description = reasonOf(fault, words, words.toast.tryAgain);
    toast({ title: words.confirm.notSent, description, about: ABOUT, destructive: true });
  }
  const blocked = left > 0 ? words.confirm.wait(left) : undefined;
  return (
    <Button look="line" large full blocked={blocked} busy={isBusy} onClick={() => void send()}>
      {isBusy ? words.auth.sending : words.confirm.again}
    </Button>
  );
}

interface ConfirmFormProps extends Sent {
  onCode: (code: string) => Promise<Fault | null>;
  onBack: () => void;
}

/** For an account whose address is not confirmed: enter the mailed code, or ask for another mail. */
export function ConfirmForm({ email, door, onCode, onBack }: ConfirmFormProps) {
  const words = useWords(accountWords);
  const heading = useFocus<HTMLHeadingElement>();
  const form = useForm({ resolver: zodResolver(mailCodeRules), defaultValues: { code: '' } });
  const { isSubmitting } = form.formState;
  const confirm = async ({ code }: { code: string }) => {
    const fault = await onCode(code);
    if (!fault) return;
    const isWrong = fault.code === 'otp_expired';
    const description = isWrong ? words.confirm.wrong : reasonOf(fault, words, words.toast.tryAgain);
    toast({ title: words.confirm.failed, description, about: ABOUT, destructive: true });
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(confirm)(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {words.confirm.heading}
      </h2>
      <p className="muted">{words.confirm.help(email)}</p>
      <CodeField form={form} words={words} label={words.confirm.code} />
      <Button type="submit" look="act" large full busy={isSubmitting}>
        {isSubmitting ? words.confirm.confirming : words.confirm.act}
      </Button>
      <SendAgain email={email} door={door} />
      <Button look="quiet" onClick={onBack}>
        {words.auth.backToSignIn}
      </Button>
    </form>
  );
}
