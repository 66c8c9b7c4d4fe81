import * as z from 'zod/mini';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useAsking } from '#src/work/remote/use-asking.ts';
import type { Asking } from '#src/work/remote/use-asking.ts';
import { financeWords } from './words.ts';

/** Why the database refuses, by the hint that it gives. */
const refusal = z.object({ hint: z.enum(['decided', 'own', 'too-much', 'gone', 'day', 'reason']) });

export interface Desk extends Pick<Asking, 'busy' | 'blocked'> {
  /** What the server answered, in a box; null where it did not do it, which is said. */
  ask: Asking['ask'];
}

/** What is decided on the server, and nowhere else. */
export function useDesk(): Desk {
  const words = useWords(financeWords);
  const asking = useAsking({
    offline: words.offline,
    failed: { title: words.notDone, description: words.notDoneHelp },
  });
  return {
    busy: asking.busy,
    blocked: asking.blocked,
    async ask(question) {
      let isRefused = false;
      const did = await asking.ask(async (client) => {
        const answer = await question(client);
        const hint = refusal.safeParse(answer.error).data?.hint;
        if (hint === undefined) return answer;
        isRefused = true;
        toast({ title: words.notDone, description: words.refused[hint], destructive: true });
        return { data: null, error: null };
      });
      return isRefused ? null : did;
    },
  };
}
