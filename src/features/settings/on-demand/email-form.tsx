import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAppData } from '#src/data/provider.tsx';
import { useSession } from '#src/data/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { changeEmail } from '../calls.ts';
import { emailRules } from '../rules.ts';
import { useBlocked, useRefusal } from '../use-refusal.ts';
import { settingsWords } from '../words.ts';

export const address = import.meta.url;

/** The server changes it once both addresses have confirmed by mail. */
export function EmailForm() {
  const { session } = useAppData();
  const now = useSession();
  const { email: words, security } = useWords(settingsWords);
  const blocked = useBlocked();
  const sayRefused = useRefusal();
  const form = useForm({ resolver: zodResolver(emailRules), defaultValues: { email: '' } });
  useUnfinished(form.formState.isDirty);
  const current = now.state === 'signed-in' ? now.account.email : null;
  const change = async ({ email }: { email: string }): Promise<void> => {
    const refused = await changeEmail(session, email);
    if (refused) {
      sayRefused(words.failed, refused);
      return;
    }
    form.reset();
    toast({ title: words.sent, description: words.sentHelp, about: words.failed });
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(change)(event)}>
      <h3>{words.title}</h3>
      {current && <p className="muted small">{words.now(current)}</p>}
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={words.label}
        {...fieldOf(form, 'email', { wrong: words.wrong, needed: security.needed })}
      />
      <Button type="submit" look="line" full blocked={blocked} busy={form.formState.isSubmitting}>
        {words.change}
      </Button>
    </form>
  );
}
