import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { AppData } from '#src/data/app-data.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useOpen } from '#src/data/database/use-open.ts';
import { endPush } from '#src/data/push-here.ts';
import type { Unsent } from '#src/data/session/unsent.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { pause } from '#src/lib/pause.ts';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { toast } from '#src/ui/toasts.ts';
import { leaving } from './leaving.ts';
import { leavingWords } from './words.ts';

const READING_MS = 2500;

const UnsentChoice = later(async () => (await import('./unsent/unsent-choice.tsx')).UnsentChoice);

/** Null where it cannot be counted, for want of a file as well. */
async function unsentBy(data: AppData): Promise<Unsent | 'nothing' | null> {
  const counting = await import('#src/data/session/unsent.ts').catch(() => null);
  const left = (await counting?.countUnsent(data)) ?? null;
  return left && counting?.isAllSafe(left) ? 'nothing' : left;
}

interface SigningOut {
  /** For the button: asks first if something would be lost. */
  signOut: () => void;
  isBusy: boolean;
  /** The question, rendered beside the button. */
  choice: ReactNode;
}

/** Signs out on all devices and wipes this one, unless the user wants to keep the data. */
export function useSignOut(): SigningOut {
  const data = useAppData();
  const open = useOpen();
  const words = useWords(leavingWords).leave;
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function leave(what: 'wipe' | 'keep'): Promise<void> {
    leaving.set(true);
    setBusy(true);
    setUnsent(null);
    settings.forgetUnsaved();
    // Nobody waits for a push service.
    void endPush(data.session).catch(() => undefined);
    const { onlyHere } = await data.signOut(what);
    if (onlyHere) {
      toast({ title: words.onlyHere, description: words.onlyHereHelp[onlyHere], plain: true });
      await pause(READING_MS);
    }
    location.assign('/');
  }

  async function begin(): Promise<void> {
    setBusy(true);
    await data.settled();
    const left = await unsentBy(data);
    if (left === 'nothing') return leave('wipe');
    // What cannot be counted or sent is not thrown away without asking.
    if (!left || data.opening.getSnapshot().state !== 'open') return leave('keep');
    setUnsent(left);
    setBusy(false);
    return undefined;
  }

  return {
    signOut: () => void (isBusy || begin()),
    isBusy,
    choice: unsent && open && (
      <Suspense>
        <UnsentChoice open={open} unsent={unsent} onLeave={(what) => void leave(what)} onStay={() => setUnsent(null)} />
      </Suspense>
    ),
  };
}
