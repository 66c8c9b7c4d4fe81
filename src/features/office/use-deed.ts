import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useAsking } from '#src/work/remote/use-asking.ts';
import type { Asking } from '#src/work/remote/use-asking.ts';
import { officeWords } from './words.ts';

export interface Deed extends Pick<Asking, 'busy' | 'blocked'> {
  /** Whether the server did it. */
  run: (ask: Parameters<Asking['ask']>[0], done: string) => Promise<boolean>;
}

/** What is decided on the server, and nowhere else. */
export function useDeed(): Deed {
  const words = useWords(officeWords);
  const { ask, busy, blocked } = useAsking({
    offline: words.offline,
    failed: { title: words.notDone, description: words.notDoneHelp },
  });
  return {
    busy,
    blocked,
    async run(question, done) {
      const did = await ask(question);
      if (did) toast({ title: done });
      return did !== null;
    },
  };
}
