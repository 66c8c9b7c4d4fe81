import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { CodeField } from './code-field.tsx';
import { reasonOf } from './refusal.ts';
import type { Fault } from './refusal.ts';
import { codeRules } from './rules.ts';
import { ABOUT } from './say.ts';
import { useSignOut } from './leaving/sign-out.tsx';
import { useFocus } from '#src/ui/use-focus.ts';
import { accountWords } from './words.ts';

/** For whoever has given the password and needs the code as well. */
export function SecondStep({ onCode }: { onCode: (code: string) => Promise<Fault | null> }) {
  const words = useWords(accountWords);
  const heading = useFocus<HTMLHeadingElement>();
  const { signOut, isBusy, choice } = useSignOut();
  const form = useForm({ resolver: zodResolver(codeRules), defaultValues: { code: '' } });
  const { isSubmitting } = form.formState;
  const verify = async ({ code }: { code: string }) => {
    const fault = await onCode(code);
    if (!fault) return;
    const description = reasonOf(fault, words, words.toast.tryAgain);
    toast({ title: words.secondStep.failed, description, about: ABOUT, destructive: true });
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(verify)(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {words.secondStep.heading}
      </h2>
      <p className="muted">{words.secondStep.help}</p>
      <CodeField form={form} words={words} />
      <Button type="submit" look="act" large full busy={isSubmitting}>
        {isSubmitting ? words.secondStep.verifying : words.secondStep.verify}
      </Button>
      <Button look="quiet" busy={isBusy} onClick={signOut}>
        {words.secondStep.another}
      </Button>
      {choice}
    </form>
  );
}
