import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAppData } from '#src/data/provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { EmailField } from './email-field.tsx';
import { sendResetLink } from './calls.ts';
import { fieldsOf } from './fields.ts';
import { reasonOf } from './refusal.ts';
import { forgotRules } from './rules.ts';
import { ABOUT } from './say.ts';
import { useFocus } from '#src/ui/use-focus.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { accountWords } from './words.ts';

/** Replaces the sign-in form. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { session } = useAppData();
  const words = useWords(accountWords);
  const heading = useFocus<HTMLHeadingElement>();
  const form = useForm({ resolver: zodResolver(forgotRules), defaultValues: { email: '' } });
  const field = fieldsOf(form, words);
  useUnfinished(form.formState.isDirty);
  const { isSubmitting } = form.formState;
  const send = async ({ email }: { email: string }) => {
    const fault = await sendResetLink(session, email);
    if (fault) {
      const description = reasonOf(fault, words, words.toast.tryAgain);
      toast({ title: words.toast.resetFailed, description, about: ABOUT, destructive: true });
    } else {
      toast({ title: words.toast.resetSent, description: words.toast.resetCheckEmail, about: ABOUT });
      onBack();
    }
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {words.auth.forgotHeading}
      </h2>
      <p className="muted">{words.auth.forgotHelp}</p>
      <EmailField registered={field('email')} />
      <Button type="submit" look="act" large full busy={isSubmitting}>
        {isSubmitting ? words.auth.sending : words.auth.sendReset}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {words.auth.backToSignIn}
      </Button>
    </form>
  );
}
