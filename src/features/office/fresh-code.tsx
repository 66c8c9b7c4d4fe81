import { useState } from 'react';
import * as z from 'zod/mini';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { CODE_LENGTH, CodeField } from '#src/ui/parts/code-field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { officeWords } from './words.ts';

const Factors = z.object({ totp: z.array(z.object({ id: z.string() })) });

const ignore = (): void => undefined;

interface FreshCodeProps {
  /** Whether a code was given and is good. */
  onEnd: (isGiven: boolean) => void;
}

function CodeForm({ factorId, onEnd }: FreshCodeProps & { factorId: string }) {
  const { code: words, offline } = useWords(officeWords);
  const { ask, busy, blocked } = useAsking({
    offline,
    failed: { title: words.refused, description: words.refusedHelp },
  });
  const [code, setCode] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const typed = code.replaceAll(/\s/g, '');
  const isMissing = typed.length !== CODE_LENGTH;
  async function give(): Promise<void> {
    setWasAsked(true);
    if (isMissing) return;
    if (await ask(({ auth }) => auth.mfa.challengeAndVerify({ factorId, code: typed }))) onEnd(true);
    else setCode('');
  }
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <p className="muted">{words.help}</p>
      <CodeField
        label={words.code}
        name="code"
        required
        error={wasAsked && isMissing ? words.missing : undefined}
        value={code}
        onChange={setCode}
        onBlur={ignore}
        focusRef={null}
      />
      <Button type="submit" look="act" large full busy={busy} blocked={blocked}>
        {words.act}
      </Button>
    </form>
  );
}

function NoFactor() {
  const { code: words } = useWords(officeWords);
  return (
    <div className="form">
      <p>{words.none}</p>
      <ButtonLink to="/settings" look="act" large full>
        {words.settings}
      </ButtonLink>
    </div>
  );
}

/** Asked for in its place, above what it is for: what was typed there stays. */
export function FreshCode({ onEnd }: FreshCodeProps) {
  const { code: words } = useWords(officeWords);
  const remote = useRemote({ key: ['factors'], ask: ({ auth }) => auth.mfa.listFactors(), shape: Factors });
  return (
    <Sheet open title={words.title} onClose={() => onEnd(false)}>
      <Remotely remote={remote} failed={words.failed}>
        {({ totp: [factor] }) => (factor ? <CodeForm factorId={factor.id} onEnd={onEnd} /> : <NoFactor />)}
      </Remotely>
    </Sheet>
  );
}
