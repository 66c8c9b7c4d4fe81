import { useEffect, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { dropDraft, editDraft, readDraft } from './drafts.ts';
import type { Local } from '#src/data/database/opening.ts';
import { useOpen } from '#src/data/database/use-open.ts';

interface Draft<T> {
  typed: T;
  type: (change: T) => void;
  /** What follows from what is typed by then. */
  typeOver: (change: (former: T) => T) => void;
  /** What was typed is a record now. It stays on the screen until that is read. */
  settle: () => void;
}

/**
 * What is typed into a form and not saved. Every keystroke is stored, so that it survives a closed sheet and a killed
 * tab. Each field of `shape` may be missing.
 */
export function useDraft<T extends object>(form: string, shape: ZodMiniType<T>): Draft<T> {
  const open = useOpen();
  const [typed, setTyped] = useState(() => shape.parse({}));
  useEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const kept = shape.safeParse(await readDraft(open.db, form)).data;
      if (isWanted) setTyped((sooner) => ({ ...kept, ...sooner }));
    };
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [open, form, shape]);

  function keep(work: (db: Local) => Promise<void>): void {
    // What cannot be stored is still on the screen.
    if (open) work(open.db).catch(() => undefined);
  }
  function typeOver(change: (former: T) => T): void {
    setTyped((former) => ({ ...former, ...change(former) }));
    keep((db) =>
      editDraft(db, form, (stored) => {
        const former = shape.safeParse(stored).data ?? shape.parse({});
        return { ...former, ...change(former) };
      }),
    );
  }
  return {
    typed,
    type: (change) => typeOver(() => change),
    typeOver,
    settle: () => keep((db) => dropDraft(db, form)),
  };
}
