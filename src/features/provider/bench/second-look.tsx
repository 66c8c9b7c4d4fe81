import { useEffect, useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { PasswordField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useBench } from './use-bench.ts';
import { useServer } from './use-server.ts';
import { benchWords } from './words.ts';

/** The authenticator app of the account, where it has one: its code is a fresher proof than the password. */
function useFactor(): string | null {
  const { session } = useAppData();
  const [factor, setFactor] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const { data } = await (await session.supabase()).auth.mfa.listFactors();
      if (isWanted) setFactor(data?.totp[0]?.id ?? null);
    };
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [session]);
  return factor;
}

/** Who works alone looks again as if somebody else did: after signing in anew. The server asks for that and notes it. */
export function SecondLook({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const words = useWords(benchWords).secondLook;
  const server = useServer();
  const bench = useBench();
  const factor = useFactor();
  const [secret, setSecret] = useState('');
  async function prove(): Promise<void> {
    const isProved = await server.ask(async ({ auth }) => {
      if (factor !== null) return auth.mfa.challengeAndVerify({ factorId: factor, code: secret.trim() });
      const { data } = await auth.getUser();
      return auth.signInWithPassword({ email: data.user?.email ?? '', password: secret });
    });
    if (isProved && (await bench.verify(ids))) onClose();
  }
  const Field = factor === null ? PasswordField : TextField;
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full busy={server.busy} blocked={server.blocked} onClick={() => void prove()}>
          {words.act}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <Field
        label={factor === null ? words.password : words.code}
        required
        autoComplete={factor === null ? 'current-password' : 'one-time-code'}
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
      />
    </Sheet>
  );
}
