import { createElement, useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useAsking } from '#src/work/remote/use-asking.ts';
import type { Asking } from '#src/work/remote/use-asking.ts';
import { FreshCode } from './fresh-code.tsx';
import { officeWords } from './words.ts';

const NEEDS_CODE = 'PT403';

/** Why the database refuses. */
const refusal = z.object({ code: z.enum([NEEDS_CODE, '42501', '22023', '23505', '23514', 'P0001', 'P0002']) });

/** What was asked for is there no more. */
export const notThere = z.object({ code: z.literal('P0002') });

const hinted = z.object({ hint: z.string() });

const codeOf = (error: unknown) => refusal.safeParse(error).data?.code;

type Question = Parameters<Asking['ask']>[0];

export interface Deed extends Pick<Asking, 'busy' | 'blocked'> {
  /** Whether the server did it. Where it wants a fresh code, that is asked for, and then it is done. */
  run: (ask: Question, done: string | ((answer: unknown) => string)) => Promise<boolean>;
  /** Where the code is asked for: to be shown above what was pressed. */
  code: ReactNode;
}

/** The server's hint of what kept it from something. */
export const hintOf = (error: unknown): string | null => hinted.safeParse(error).data?.hint ?? null;

/** What is decided on the server, and nowhere else; refusals in the desk's own words, by hint, where it has some. */
export function useDeed(own: Readonly<Record<string, string>> = {}): Deed {
  const words = useWords(officeWords);
  const { ask, busy, blocked } = useAsking({
    offline: words.offline,
    failed: { title: words.notDone, description: words.notDoneHelp },
    refused(error) {
      const code = codeOf(error);
      return code === NEEDS_CODE ? null : code && (own[hintOf(error) ?? ''] ?? words.refused[code]);
    },
  });
  const [onCode, setOnCode] = useState<((isGiven: boolean) => void) | null>(null);
  const code = (): Promise<boolean> => new Promise((resolve) => setOnCode(() => resolve));
  return {
    busy,
    blocked,
    async run(question, done) {
      const did = await ask(async (client) => {
        for (;;) {
          const answer = await question(client);
          if (codeOf(answer.error) !== NEEDS_CODE || !(await code())) return answer;
        }
      });
      if (did === null) return false;
      toast({ title: typeof done === 'string' ? done : done(did.value) });
      return true;
    },
    code:
      onCode &&
      createElement(FreshCode, {
        onEnd(isGiven) {
          setOnCode(null);
          onCode(isGiven);
        },
      }),
  };
}
