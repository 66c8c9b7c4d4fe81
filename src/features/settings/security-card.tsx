import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { toast } from '#src/ui/toasts.ts';
import { onDemand } from '#src/work/remote/on-demand.tsx';
import { signOutElsewhere } from './calls.ts';
import { useBlocked, useRefusal } from './use-refusal.ts';
import { settingsWords } from './words.ts';

const NewPassword = onDemand(async () => {
  const { NewPassword: Part, address } = await import('./on-demand/new-password.tsx');
  return { Part, address };
});

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
  return (
    <Card title={words.title}>
      <NewPassword />
      <Seam />
      {children}
      <Seam />
      <OtherDevices />
    </Card>
  );
}
