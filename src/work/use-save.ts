import { useAct } from '#src/data/act.ts';
import type { Doing } from '#src/data/act.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { ToastText } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { workWords } from './words.ts';
import type { WorkWords } from './words.ts';

export interface Said<T> {
  /** Where this device did not take it; its title also where what it is about is gone. */
  failed: { title: string; description?: string };
  /** What it is about, for the words where that is gone. */
  of?: keyof WorkWords['gone'];
  /** Where it was saved; nothing where the screen shows it. */
  done?: ToastText | ((value: T) => ToastText);
  /** Takes it back; null where there is nothing to take back. */
  undo?: (value: T) => Doing<unknown> | null;
  /** Of two presses about the same the second is not done. */
  once?: string;
}

/**
 * Saves what a person does on this device, and says what became of it. Answers with the value in a box, which may be
 * nothing, and with null where nothing was saved: it failed, what it is about is gone, or it is being done.
 */
export type Save = <T>(doing: Doing<T>, said: Said<T>) => Promise<{ value: T } | null>;

export function useSave(): Save {
  const act = useAct();
  const words = useWords(workWords);
  const oneAtATime = useOneAtATime();

  const run: Save = async (doing, { failed, of = 'record', done, undo }) => {
    const tried = await attempt(() => act(doing), failed);
    if (!tried) return null;
    const outcome = tried.value;
    if (outcome.became === 'gone') {
      toast({ title: failed.title, description: words.gone[of], destructive: true });
      return null;
    }
    const { value } = outcome;
    if (done) {
      const text = typeof done === 'function' ? done(value) : done;
      const back = undo?.(value);
      toast({ ...text, ...(back && { act: { label: words.undo, onAct: () => void run(back, { failed, of }) } }) });
    }
    return { value };
  };
  return (doing, said) => (said.once === undefined ? run(doing, said) : oneAtATime(() => run(doing, said), said.once));
}

/** Saves what nobody asked for now. Where that fails, or what it is about is gone, all stays as it is. */
export function useSaveQuietly(): (doing: Doing<unknown>) => void {
  const act = useAct();
  return (doing) => void act(doing).catch(() => undefined);
}
