import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { useAppData } from '#src/data/provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { PasswordField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { EmailField } from '../email-field.tsx';
import { joinAsProvider } from '../calls.ts';
import { fieldsOf } from '../fields.ts';
import { reasonOf } from '../refusal.ts';
import { peopleWords } from '#src/work/people/words.ts';
import { PROVIDER_TYPES } from '#src/lib/roles.ts';
import { providerSignUpRules } from '../rules.ts';
import type { ProviderSignUp, ProviderTyped } from '../rules.ts';
import { ABOUT } from '../say.ts';
import { accountWords } from '../words.ts';
import type { AccountWords } from '../words.ts';

const EMPTY: ProviderTyped = {
  provider_type: '',
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm: '',
  specialization: '',
  license_number: '',
  experience: '',
};

/** The problem shown above the form as well as at its field. */
function firstOf(errors: FieldErrors<ProviderTyped>, { problem }: AccountWords): string | null {
  if (errors.confirm?.message === 'providerMismatch') return problem.providerMismatch;
  return errors.provider_type ? problem.providerType : null;
}

interface PartProps {
  words: AccountWords;
  field: (name: keyof ProviderTyped) => object;
}

function Person({ words, field }: PartProps) {
  return (
    <>
      <div className="pair">
        <TextField label={words.field.firstName} autoComplete="given-name" required {...field('first_name')} />
        <TextField label={words.field.lastName} autoComplete="family-name" required {...field('last_name')} />
      </div>
      <EmailField registered={field('email')} />
      <div className="pair">
        <PasswordField
          label={words.field.password}
          help={words.field.atLeastSix}
          autoComplete="new-password"
          minLength={6}
          required
          {...field('password')}
        />
        <PasswordField label={words.field.confirmPassword} autoComplete="new-password" required {...field('confirm')} />
      </div>
    </>
  );
}

function Profession({ words, field }: PartProps) {
  const optional = (label: string) => `${label} (${words.provider.optional})`;
  return (
    <>
      <TextField label={optional(words.provider.specialization)} {...field('specialization')} />
      <div className="pair">
        <TextField label={optional(words.provider.licenseNumber)} autoComplete="off" {...field('license_number')} />
        <TextField label={optional(words.provider.experience)} inputMode="numeric" {...field('experience')} />
      </div>
    </>
  );
}

interface ProviderFormProps {
  say: (problem: string | null) => void;
  onDone: (email: string) => void;
}

export function ProviderForm({ say, onDone }: ProviderFormProps) {
  const { session } = useAppData();
  const language = useLanguage();
  const words = useWords(accountWords);
  const form = useForm<ProviderTyped, unknown, ProviderSignUp>({
    resolver: zodResolver(providerSignUpRules),
    defaultValues: EMPTY,
  });
  const field = fieldsOf(form, words);
  useUnfinished(form.formState.isDirty);
  const { isSubmitting } = form.formState;
  const send = async (wanted: ProviderSignUp) => {
    say(null);
    const fault = await joinAsProvider(session, wanted, language);
    if (fault) {
      say(reasonOf(fault, words, words.toast.tryAgain));
      return;
    }
    toast({ title: words.toast.accountCreated, description: words.toast.checkEmail, about: ABOUT });
    onDone(wanted.email);
  };
  const submit = form.handleSubmit(send, (errors) => say(firstOf(errors, words)));
  const { kinds } = useWords(peopleWords);
  const types = PROVIDER_TYPES.map((type) => ({ value: type, label: kinds[type] }));
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={words.provider.type}
        placeholder={words.provider.chooseType}
        options={types}
        required
        {...field('provider_type')}
      />
      <Person words={words} field={field} />
      <Profession words={words} field={field} />
      <p className="muted small">{words.provider.reviewed}</p>
      <Button type="submit" look="act" large full busy={isSubmitting}>
        {isSubmitting ? words.provider.joining : words.provider.createAccount}
      </Button>
    </form>
  );
}
