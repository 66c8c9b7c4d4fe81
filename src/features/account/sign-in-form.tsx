import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ReactNode } from 'react';
import { hasPasskeys } from '#src/data/session/passkeys.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { EmailField } from './email-field.tsx';
import { fieldsOf } from './fields.ts';
import { signInRules } from './rules.ts';
import type { SignIn } from './rules.ts';
import { accountWords } from './words.ts';

interface SignInFormProps {
  /** Resolves when it is decided; on failure the input stays. */
  onPassword: (given: SignIn) => Promise<void>;
  onPasskey: () => Promise<void>;
  /** Known already. */
  email: string;
  /** Below the button. */
  children?: ReactNode;
}

export function SignInForm({ onPassword, onPasskey, email, children }: SignInFormProps) {
  const words = useWords(accountWords);
  const online = useOnline();
  const form = useForm({ resolver: zodResolver(signInRules), defaultValues: { email, password: '' } });
  const field = fieldsOf(form, words);
  useUnfinished(form.formState.isDirty);
  const { isSubmitting } = form.formState;
  const [isAsking, setAsking] = useState(false);
  async function showPasskey(): Promise<void> {
    setAsking(true);
    await onPasskey();
    setAsking(false);
  }
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(onPassword)(event)}>
      {!online && <Notice>{words.offline.signIn}</Notice>}
      <EmailField registered={field('email')} />
      <PasswordField label={words.field.password} autoComplete="current-password" required {...field('password')} />
      <Button type="submit" look="act" large full busy={isSubmitting}>
        {isSubmitting ? words.auth.signingIn : words.auth.signIn}
      </Button>
      {hasPasskeys() && (
        <Button look="line" full busy={isAsking} onClick={() => void showPasskey()}>
          {words.auth.passkey}
        </Button>
      )}
      {children}
    </form>
  );
}
