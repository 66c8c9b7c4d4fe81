import { useAct } from '#src/data/act.ts';
import type { UserAction } from '#src/data/act.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { ToastText } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { workWords } from './words.ts';
import type { WorkWords } from './words.ts';

export interface Messages<T> {
  /** When saving failed; the title also when the record is gone. */
  failed: { title: string; description?: string };
  /** What kind of record, for the message when it is gone. */
  of?: keyof WorkWords['gone'];
  /** After saving; omit where the screen shows it. */
  done?: ToastText | ((value: T) => ToastText);
  /** The undo; null where there is nothing to undo. */
  undo?: (value: T) => UserAction<unknown> | null;
  /** A key: a second click on the same is ignored while the first runs. */
  once?: string;
}

/**
 * Saves an action on this device and shows the outcome. Returns the value in a box, because it may be undefined; null
 * where nothing was saved: it failed, the record is gone, or it is already running.
 */
export type Save = <T>(action: UserAction<T>, messages: Messages<T>) => Promise<{ value: T } | null>;

export function useSave(): Save {
  const act = useAct();
  const words = useWords(workWords);
  const oneAtATime = useOneAtATime();

  const run: Save = async (action, { failed, of = 'record', done, undo }) => {
    const tried = await attempt(() => act(action), failed);
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
  return (action, messages) =>
    messages.once === undefined ? run(action, messages) : oneAtATime(() => run(action, messages), messages.once);
}

/** Saves in the background. If that fails, or the record is gone, nothing changes. */
export function useSaveSilently(): (doing: UserAction<unknown>) => void {
  const act = useAct();
  return (action) => void act(action).catch(() => undefined);
}
