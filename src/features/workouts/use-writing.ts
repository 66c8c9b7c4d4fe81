import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { kitWords } from '#src/ui/words.ts';
import { workoutsWords } from './words.ts';
import type { WorkoutsWords } from './words.ts';

/** What was to be saved: the error names it. */
type What = Exclude<keyof WorkoutsWords['notSaved'], 'description'>;

export interface Writing {
  /** What it answered in a box, or null where this device did not take it or what it is about is gone, which is said. */
  write: <T>(what: What, work: Work<T>) => Promise<{ value: T } | null>;
  /** Whether it was taken. */
  done: (what: What, work: Work<unknown>) => Promise<boolean>;
  /** Says what was done, with a way back. */
  undoable: (what: What, said: { title: string; description: string }, back: Work<unknown>) => void;
}

export function useWriting(): Writing {
  const doWork = useWork();
  const { notSaved, undo } = useWords(workoutsWords);
  const { gone } = useWords(kitWords);

  const write = <T>(what: What, work: Work<T>): Promise<{ value: T } | null> =>
    attempt(() => doWork(work), {
      title: notSaved[what],
      description: notSaved.description,
      gone,
    });

  const done = async (what: What, work: Work<unknown>): Promise<boolean> => (await write(what, work)) !== null;

  return {
    write,
    done,
    undoable: (what, said, back) => toast({ ...said, act: { label: undo, onAct: () => void done(what, back) } }),
  };
}
