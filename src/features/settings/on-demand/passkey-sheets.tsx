import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAppData } from '#src/data/provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { PasswordField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useBlocked } from '../use-refusal.ts';
import { settingsWords } from '../words.ts';
import { add, remove, rename } from './passkey-calls.ts';
import type { NewPasskey, NotDone, Passkey } from './passkey-calls.ts';
import { passkeyWords } from './passkeys/words.ts';

// The server's own limit.
const name = z.string().check(z.trim(), z.minLength(1, 'needed'), z.maxLength(120, 'long'));
const password = z.string().check(z.minLength(1, 'needed'));

/** Says how it went, and closes the sheet where it went well. */
function useOutcome(onDone: () => void) {
  const { refused } = useWords(settingsWords);
  const words = useWords(passkeyWords);
  return (why: NotDone | null, done: string, notDone: string): void => {
    if (why === null) {
      toast({ title: done, about: notDone });
      onDone();
      return;
    }
    const description = { ...refused, ...words.refused }[why];
    toast({ title: notDone, description, about: notDone, destructive: true });
  };
}

interface SheetProps {
  onDone: () => void;
  onClose: () => void;
}

export function AddSheet({ onDone, onClose }: SheetProps) {
  const { session } = useAppData();
  const words = useWords(passkeyWords);
  const blocked = useBlocked();
  const tell = useOutcome(onDone);
  const form = useForm<NewPasskey>({
    resolver: zodResolver(z.object({ name, password })),
    defaultValues: { name: '', password: '' },
  });
  useUnfinished(form.formState.isDirty);
  const make = async (typed: NewPasskey): Promise<void> => tell(await add(session, typed), words.added, words.notAdded);
  return (
    <Sheet open title={words.add} onClose={onClose}>
      <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(make)(event)}>
        <p className="muted">{words.addHelp}</p>
        <TextField label={words.name} help={words.nameHelp} required {...fieldOf(form, 'name', words)} />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          {...fieldOf(form, 'password', words)}
        />
        <Button type="submit" look="act" full blocked={blocked} busy={form.formState.isSubmitting}>
          {words.act}
        </Button>
      </form>
    </Sheet>
  );
}

interface OfPasskey extends SheetProps {
  passkey: Passkey;
}

function Rename({ passkey: { id, friendly_name = '' }, onDone }: OfPasskey) {
  const { session } = useAppData();
  const words = useWords(passkeyWords);
  const blocked = useBlocked();
  const tell = useOutcome(onDone);
  const form = useForm({ resolver: zodResolver(z.object({ name })), defaultValues: { name: friendly_name } });
  useUnfinished(form.formState.isDirty);
  const keep = async (typed: { name: string }): Promise<void> =>
    tell(await rename(session, id, typed.name), words.renamed, words.notRenamed);
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(keep)(event)}>
      <TextField label={words.name} required {...fieldOf(form, 'name', words)} />
      <Button type="submit" look="line" full blocked={blocked} busy={form.formState.isSubmitting}>
        {words.rename}
      </Button>
    </form>
  );
}

function Remove({ passkey: { id }, onDone }: OfPasskey) {
  const { session } = useAppData();
  const words = useWords(passkeyWords);
  const blocked = useBlocked();
  const tell = useOutcome(onDone);
  const form = useForm({ resolver: zodResolver(z.object({ password })), defaultValues: { password: '' } });
  const take = async (typed: { password: string }): Promise<void> =>
    tell(await remove(session, id, typed.password), words.removed, words.notRemoved);
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(take)(event)}>
      <p className="muted">{words.removeHelp}</p>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        {...fieldOf(form, 'password', words)}
      />
      <Button type="submit" look="danger" full blocked={blocked} busy={form.formState.isSubmitting}>
        {words.remove}
      </Button>
    </form>
  );
}

export function ChangeSheet(props: OfPasskey) {
  const words = useWords(passkeyWords);
  return (
    <Sheet open title={props.passkey.friendly_name ?? words.unnamed} onClose={props.onClose}>
      <Rename {...props} />
      <Seam />
      <Remove {...props} />
    </Sheet>
  );
}
