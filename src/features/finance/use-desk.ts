import * as z from 'zod/mini';
import { useWords } from '#src/ui/language.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import type { Asking } from '#src/work/remote/use-asking.ts';
import { financeWords } from './words.ts';

/** Why the database refuses, by the hint that it gives. */
const refusal = z.object({
  hint: z.enum(['decided', 'own', 'too-much', 'gone', 'lent', 'day', 'reason', 'account', 'payout-day', 'self']),
});

/** What is decided on the server, and nowhere else. */
export function useDesk(): Asking {
  const words = useWords(financeWords);
  return useAsking({
    offline: words.offline,
    failed: { title: words.notDone, description: words.notDoneHelp },
    refused(error) {
      const hint = refusal.safeParse(error).data?.hint;
      return hint && words.refused[hint];
    },
  });
}
