import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import type { Doing } from '#src/data/act.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { Said as All } from '#src/work/use-save.ts';
import { workoutsWords } from './words.ts';
import type { WorkoutsWords } from './words.ts';

/** What was to be saved: the error names it. */
type What = Exclude<keyof WorkoutsWords['notSaved'], 'description'>;

type Said<T> = Omit<All<T>, 'failed'>;

export interface Writing {
  /** As `Save` answers. */
  write: <T>(what: What, doing: Doing<T>, said?: Said<T>) => Promise<{ value: T } | null>;
  /** Whether it was saved. */
  isSaved: <T>(what: What, doing: Doing<T>, said?: Said<T>) => Promise<boolean>;
  /** What only this device keeps. */
  keep: <T>(what: What, work: Work<T>) => Promise<{ value: T } | null>;
}

export function useWriting(): Writing {
  const save = useSave();
  const work = useWork();
  const { notSaved } = useWords(workoutsWords);
  const failed = (what: What) => ({ title: notSaved[what], description: notSaved.description });

  const write: Writing['write'] = (what, doing, said) =>
    save(doing, { ...said, failed: failed(what), of: said?.of ?? (what === 'workout' ? 'workout' : 'record') });
  return {
    write,
    isSaved: async (what, doing, said) => (await write(what, doing, said)) !== null,
    keep: (what, kept) => attempt(() => work(kept), failed(what)),
  };
}
