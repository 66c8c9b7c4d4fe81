import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAppData } from '#src/data/provider.tsx';
import { useSession } from '#src/data/session/use-session.ts';
import { pause } from '#src/lib/pause.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PasswordField } from '#src/ui/fields/text-field.tsx';
import { isOfAnother } from '#src/lib/auth-link.ts';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { hasSession, needsSecondStep, setPassword, verifyOwnCode } from './calls.ts';
import { Door } from '#src/ui/door.tsx';
import { arrivedBy } from './use-auth-links.ts';
import { fieldsOf } from './fields.ts';
import { LinkNotice } from './link-notice.tsx';
import { reasonOf } from './refusal.ts';
import type { Fault } from './refusal.ts';
import { newPasswordRules } from './rules.ts';
import type { NewPassword } from './rules.ts';
import { ABOUT } from './say.ts';
import { SecondStep } from './second-step.tsx';
import { accountWords } from './words.ts';
import type { AccountWords } from './words.ts';

/** supabase-js needs a moment to find the session of the link. */
const CHECK_AFTER_MS = 100;

const READING_MS = 900;

type Access = 'checking' | 'none' | 'second-step' | 'granted';

function useAccess(): [Access, (code: string) => Promise<Fault | null>] {
  const { session } = useAppData();
  const [access, setAccess] = useState<Access>('checking');
  const check = async (): Promise<void> => {
    const now = session.getSnapshot();
    const owesPin = now.state === 'signed-in' && now.assurance === 'locked' && arrivedBy?.kind !== 'recovery';
    if (owesPin || !(await hasSession(session))) setAccess('none');
    else setAccess((await needsSecondStep(session)) ? 'second-step' : 'granted');
  };
  useEffect(() => {
    const timer = setTimeout(() => void check(), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the page has loaded
  }, [session]);
  const prove = async (code: string): Promise<Fault | null> => {
    const fault = await verifyOwnCode(session, code);
    if (!fault) await check();
    return fault;
  };
  return [access, prove];
}

function sayAloud(errors: FieldErrors<NewPassword>, { toast: said, problem }: AccountWords): void {
  if (errors.password?.message === 'short')
    toast({ title: said.tooShort, description: problem.short, about: ABOUT, destructive: true });
  else if (errors.confirm?.message === 'mismatch')
    toast({ title: said.noMatch, description: said.confirmSame, about: ABOUT, destructive: true });
}

function NewPasswordForm({ words }: { words: AccountWords }) {
  const { session } = useAppData();
  const now = useSession();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(newPasswordRules), defaultValues: { password: '', confirm: '' } });
  const field = fieldsOf(form, words);
  useUnfinished(form.formState.isDirty);
  const { isSubmitting } = form.formState;
  const send = async (given: NewPassword) => {
    const fault = await setPassword(session, given);
    if (fault) {
      const description = reasonOf(fault, words, words.toast.tryAgain);
      toast({ title: words.toast.resetFailed, description, about: ABOUT, destructive: true });
      return;
    }
    toast({ title: words.toast.passwordUpdated, description: words.toast.passwordReset, about: ABOUT });
    // The link has signed the user in, and /auth leads on to another document.
    await pause(READING_MS);
    await navigate('/auth', { replace: true });
  };
  const submit = form.handleSubmit(send, (errors) => sayAloud(errors, words));
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password is replaced. */}
      <input hidden readOnly autoComplete="username" value={(now.state === 'signed-in' && now.account.email) || ''} />
      <PasswordField
        label={words.field.newPassword}
        help={words.field.atLeastSix}
        autoComplete="new-password"
        minLength={6}
        required
        {...field('password')}
      />
      <PasswordField
        label={words.field.confirmNewPassword}
        autoComplete="new-password"
        minLength={6}
        required
        {...field('confirm')}
      />
      <Button type="submit" look="act" large full busy={isSubmitting}>
        {isSubmitting ? words.reset.updating : words.reset.update}
      </Button>
    </form>
  );
}

function NewPasswordCard() {
  const words = useWords(accountWords);
  const [access, prove] = useAccess();
  return (
    <Card>
      {access === 'checking' && <output>{words.reset.checking}</output>}
      {access === 'none' && (
        <>
          <Notice tone="bad">{words.reset.invalid}</Notice>
          <ButtonLink to="/auth" look="act" large full>
            {words.reset.goToSignIn}
          </ButtonLink>
        </>
      )}
      {access === 'second-step' && <SecondStep onCode={prove} />}
      {access === 'granted' && <NewPasswordForm words={words} />}
    </Card>
  );
}

const goToFrontPage = (): void => location.replace('/');

export function ResetPasswordScreen() {
  const { reset } = useWords(accountWords);
  const now = useSession();
  // The password set here would be that of the signed-in user, not of the link's.
  const isAnothers = now.state === 'signed-in' && isOfAnother(arrivedBy, now.account.userId);
  return (
    <Door title={reset.title} description={reset.description} heading={reset.heading}>
      {arrivedBy && isAnothers ? (
        <LinkNotice link={arrivedBy} isSignedIn onContinue={goToFrontPage} />
      ) : (
        <NewPasswordCard />
      )}
    </Door>
  );
}
