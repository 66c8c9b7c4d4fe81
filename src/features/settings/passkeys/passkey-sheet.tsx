import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAppData } from '#src/data/provider.tsx';
import type { Session } from '#src/data/session/session.ts';
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
import { add, remove, rename } from './calls.ts';
import type { NotDone, Passkey } from './calls.ts';
import { passkeyWords } from './words.ts';

const given = z.string().check(z.trim(), z.minLength(1, 'needed'));
const RULES = {
  // The server's own limit.
  name: given.check(z.maxLength(120, 'long')),
  password: given,
};
type Typed = Record<keyof typeof RULES, string>;

interface ActProps {
  asks: readonly (keyof Typed)[];
  typed?: Partial<Typed>;
  label: string;
  look: 'act' | 'line' | 'danger';
  act: (session: Session, typed: Typed) => Promise<NotDone | null>;
  onDone: () => void;
}

/** One act on a passkey, with what it takes. */
function Act({ asks, typed, label, look, act, onDone }: ActProps) {
  const { session } = useAppData();
  const { security, refused } = useWords(settingsWords);
  const words = useWords(passkeyWords);
  const blocked = useBlocked();
  const form = useForm<Typed>({
    resolver: zodResolver(z.object({ name: z.string(), password: z.string(), ...pick(asks) })),
    defaultValues: { name: '', password: '', ...typed },
  });
  useUnfinished(form.formState.isDirty);
  const field = (of: keyof Typed) => ({ required: true, ...fieldOf(form, of, { ...security, ...words }) });
  const go = async (values: Typed): Promise<void> => {
    const why = await act(session, values);
    const about = words.notDone;
    if (why === null) {
      toast({ title: words.done, about });
      onDone();
    } else toast({ title: about, description: { ...refused, ...words.refused }[why], about, destructive: true });
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(go)(event)}>
      {asks.includes('name') && <TextField label={words.name} {...field('name')} />}
      {asks.includes('password') && (
        <PasswordField label={security.current} autoComplete="current-password" {...field('password')} />
      )}
      <Button type="submit" look={look} full blocked={blocked} busy={form.formState.isSubmitting}>
        {label}
      </Button>
    </form>
  );
}

const pick = (asks: readonly (keyof Typed)[]): Partial<typeof RULES> =>
  Object.fromEntries(asks.map((name) => [name, RULES[name]]));

interface SheetProps {
  /** Null for a new one. */
  passkey: Passkey | null;
  onDone: () => void;
  onClose: () => void;
}

export function PasskeySheet({ passkey, onDone, onClose }: SheetProps) {
  const words = useWords(passkeyWords);
  if (!passkey) {
    return (
      <Sheet open title={words.add} onClose={onClose}>
        <Act asks={['name', 'password']} look="act" label={words.add} act={add} onDone={onDone} />
      </Sheet>
    );
  }
  const { id, friendly_name: name } = passkey;
  return (
    <Sheet open title={name ?? words.unnamed} onClose={onClose}>
      <Act
        asks={['name']}
        typed={name === undefined ? {} : { name }}
        look="line"
        label={words.rename}
        act={(session, typed) => rename(session, id, typed.name)}
        onDone={onDone}
      />
      <Seam />
      <p className="muted">{words.removeHelp}</p>
      <Act
        asks={['password']}
        look="danger"
        label={words.remove}
        act={(session, typed) => remove(session, id, typed.password)}
        onDone={onDone}
      />
    </Sheet>
  );
}
