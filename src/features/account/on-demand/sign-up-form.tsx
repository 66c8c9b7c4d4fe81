import '../account.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { useAppData } from '#src/data/provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { PasswordField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { EmailField } from '../email-field.tsx';
import { signUp } from '../calls.ts';
import { fieldsOf } from '../fields.ts';
import { reasonOf } from '../refusal.ts';
import { signUpRules } from '../rules.ts';
import type { SignUp } from '../rules.ts';
import { ABOUT } from '../say.ts';
import type { AccountWords } from '../words.ts';
import { accountWords } from '../words.ts';

const EMPTY: SignUp = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm: '',
  privacy: false,
  terms: false,
  disclaimer: false,
  adult: false,
};

const AGREEMENTS = [
  { name: 'privacy', page: '/privacy-policy', read: 'readPrivacy' },
  { name: 'terms', page: '/terms-of-service', read: 'readTerms' },
  { name: 'disclaimer', page: '/medical-disclaimer', read: 'readDisclaimer' },
] as const;

/** The two problems that a screen reader announces once everything is filled in. */
function sayAloud(errors: FieldErrors<SignUp>, { toast: said, problem }: AccountWords): void {
  const { confirm, privacy, terms, disclaimer, adult, ...others } = errors;
  if (Object.keys(others).length > 0) return;
  if (confirm?.message === 'mismatch') {
    toast({ title: said.passwordMismatch, description: problem.mismatch, about: ABOUT, destructive: true });
  } else if (!confirm && (privacy || terms || disclaimer || adult)) {
    toast({ title: said.agreementRequired, description: problem.agreement, about: ABOUT, destructive: true });
  }
}

interface AgreementProps {
  agreement: (typeof AGREEMENTS)[number];
  words: AccountWords;
  error: string | undefined;
}

function Agreement({ agreement: { name, page, read }, words, error, ...box }: AgreementProps) {
  return (
    <div className="agreement">
      <CheckField {...box} label={words.agreement[name]} required error={error && words.problem.required} />
      <a href={page} target="_blank" rel="noopener">
        {words.agreement[read]}
        <span className="visually-hidden"> {words.agreement.newTab}</span>
      </a>
    </div>
  );
}

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { session } = useAppData();
  const language = useLanguage();
  const words = useWords(accountWords);
  const form = useForm({ resolver: zodResolver(signUpRules), defaultValues: EMPTY });
  const field = fieldsOf(form, words);
  useUnfinished(form.formState.isDirty);
  const { isSubmitting } = form.formState;
  const send = async (wanted: SignUp) => {
    const fault = await signUp(session, wanted, language);
    if (fault) {
      const description = reasonOf(fault, words, words.toast.tryAgain);
      toast({ title: words.toast.signUpFailed, description, about: ABOUT, destructive: true });
    } else {
      toast({ title: words.toast.accountCreated, description: words.toast.checkEmail, about: ABOUT });
      onDone(wanted.email);
    }
  };
  const submit = form.handleSubmit(send, (errors) => sayAloud(errors, words));
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div className="pair">
        <TextField label={words.field.firstName} autoComplete="given-name" required {...field('first_name')} />
        <TextField label={words.field.lastName} autoComplete="family-name" required {...field('last_name')} />
      </div>
      <EmailField registered={field('email')} />
      <PasswordField
        label={words.field.password}
        help={words.field.atLeastSix}
        autoComplete="new-password"
        minLength={6}
        required
        {...field('password')}
      />
      <PasswordField label={words.field.confirmPassword} autoComplete="new-password" required {...field('confirm')} />
      <fieldset className="agreements">
        <legend className="small muted">{words.agreement.legend}</legend>
        {AGREEMENTS.map((agreement) => (
          <Agreement key={agreement.name} agreement={agreement} words={words} {...field(agreement.name)} />
        ))}
        <CheckField
          label={words.agreement.adult}
          required
          {...field('adult')}
          error={form.formState.errors.adult && words.problem.required}
        />
      </fieldset>
      <Button type="submit" look="act" large full busy={isSubmitting}>
        {isSubmitting ? words.auth.signingUp : words.auth.createAccount}
      </Button>
    </form>
  );
}
