import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useAppData } from '#src/data/provider.tsx';
import { useSession } from '#src/data/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { PasswordField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { changePassword, signOutElsewhere } from './calls.ts';
import { passwordRules } from './rules.ts';
import type { PasswordForm } from './rules.ts';
import { useBlocked, useRefusal } from './use-refusal.ts';
import { settingsWords } from './words.ts';

const Passkeys = onDemand(async () => {
  const { Passkeys: Part, address } = await import('./passkeys/passkeys.tsx');
  return { Part, address };
});

const NOTHING: PasswordForm = { current: '', next: '', confirm: '' };

function NewPassword() {
  const { session } = useAppData();
  const now = useSession();
  const words = useWords(settingsWords).security;
  const blocked = useBlocked();
  const sayRefused = useRefusal();
  const form = useForm<PasswordForm>({ resolver: zodResolver(passwordRules), defaultValues: NOTHING });
  useUnfinished(form.formState.isDirty);
  const email = (now.state === 'signed-in' && now.account.email) || '';
  const field = (name: keyof PasswordForm) => ({ ...fieldOf(form, name, words), label: words[name], required: true });
  const change = async ({ current, next }: PasswordForm): Promise<void> => {
    const refused = await changePassword(session, { current, next });
    if (refused) {
      sayRefused(words.failed, refused);
      return;
    }
    form.reset(NOTHING);
    toast({ title: words.updated, about: words.failed });
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(change)(event)}>
      {/* Tells a password manager whose password is replaced. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField autoComplete="current-password" {...field('current')} />
      <PasswordField autoComplete="new-password" help={words.help} {...field('next')} />
      <PasswordField autoComplete="new-password" {...field('confirm')} />
      <Button type="submit" look="line" full blocked={blocked} busy={form.formState.isSubmitting}>
        {words.update}
      </Button>
    </form>
  );
}

function OtherDevices() {
  const { session } = useAppData();
  const words = useWords(settingsWords).devices;
  const blocked = useBlocked();
  const sayRefused = useRefusal();
  const [isBusy, setBusy] = useState(false);
  async function end(): Promise<void> {
    setBusy(true);
    const refused = await signOutElsewhere(session);
    setBusy(false);
    if (refused) sayRefused(words.failed, refused);
    else toast({ title: words.done, about: words.failed });
  }
  return (
    <section className="form">
      <h3>{words.title}</h3>
      <p className="muted">{words.help}</p>
      <Button look="line" blocked={blocked} busy={isBusy} onClick={() => void end()}>
        {words.signOut}
      </Button>
    </section>
  );
}

/** `children` is the second step of signing in. */
export function SecurityCard({ children }: { children: ReactNode }) {
  const words = useWords(settingsWords).security;
  const [isOpened, setOpened] = useState(false);
  return (
    <Card title={words.title}>
      <NewPassword />
      <Seam />
      {children}
      <Seam />
      <Disclosure title={words.passkeys} onToggle={() => setOpened(true)}>
        {isOpened && <Passkeys />}
      </Disclosure>
      <Seam />
      <OtherDevices />
    </Card>
  );
}
