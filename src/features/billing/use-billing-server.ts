import { useState } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { useWords } from '#src/ui/language.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import type { Asking } from '#src/work/remote/use-asking.ts';
import { refusalIn } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';
import { billingWords } from './words.ts';

interface BillingServer extends Asking {
  /** Why the last question was refused. */
  refusal: RefusalCode | null;
}

/** What the server does with an invoice; afterwards this device asks for the rows. */
export function useBillingServer(): BillingServer {
  const { offline, notDone } = useWords(billingWords);
  const open = useOpen();
  const asking = useAsking({ offline, failed: notDone });
  const [refusal, setRefusal] = useState<RefusalCode | null>(null);
  return {
    ...asking,
    refusal,
    async ask(question) {
      let refused: RefusalCode | null = null;
      const did = await asking.ask(async (client) => {
        const answer = await question(client);
        refused = answer.error === null ? null : await refusalIn(answer.error);
        // A refusal has words of its own, beside what was asked.
        return refused ? { data: null, error: null } : answer;
      });
      setRefusal(refused);
      open?.sync.poke();
      return refused ? null : did;
    },
  };
}
