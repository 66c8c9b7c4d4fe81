import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import type { UserAction } from '#src/data/act.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { Messages as AllMessages } from '#src/work/use-save.ts';
import { workoutsWords } from './words.ts';
import type { WorkoutsWords } from './words.ts';

/** What was to be saved; the error message names it. */
type What = Exclude<keyof WorkoutsWords['notSaved'], 'description'>;

type Messages<T> = Omit<AllMessages<T>, 'failed'>;

export interface Writing {
  /** Returns what `Save` returns. */
  write: <T>(what: What, action: UserAction<T>, messages?: Messages<T>) => Promise<{ value: T } | null>;
  /** Whether it was saved. */
  isSaved: <T>(what: What, action: UserAction<T>, messages?: Messages<T>) => Promise<boolean>;
  /** What only this device stores. */
  keep: <T>(what: What, work: Work<T>) => Promise<{ value: T } | null>;
}

export function useWriting(): Writing {
  const save = useSave();
  const work = useWork();
  const { notSaved } = useWords(workoutsWords);
  const failed = (what: What) => ({ title: notSaved[what], description: notSaved.description });

  const write: Writing['write'] = (what, action, messages) =>
    save(action, {
      ...messages,
      failed: failed(what),
      of: messages?.of ?? (what === 'workout' ? 'workout' : 'record'),
    });
  return {
    write,
    isSaved: async (what, action, messages) => (await write(what, action, messages)) !== null,
    keep: (what, kept) => attempt(() => work(kept), failed(what)),
  };
}
