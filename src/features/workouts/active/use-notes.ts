import { useState } from 'react';
import { dropDraft, keepDraft } from '#src/data/drafts/drafts.ts';
import { useWork } from '#src/data/work.ts';
import { notesNameOf } from './queries.ts';
import type { NotesInHand } from './queries.ts';

export interface Notes {
  shown: string;
  type: (text: string) => void;
  /** Saved by another device after this edit began, or null. */
  meanwhile: string | null;
  /** Drops the input. */
  take: () => void;
  /** Only what was typed is changed. */
  edit: { notes?: string | null };
}

/**
 * The notes of a workout while they are typed. Every keystroke is stored, so that a killed tab continues where it was.
 */
export function useNotes({ session, typedNotes }: NotesInHand): Notes {
  const doWork = useWork();
  const [typed, setTyped] = useState(typedNotes);
  const saved = session.notes ?? '';
  const { text: shown, over } = typed ?? { text: saved, over: saved };

  function become(next: typeof typed): void {
    setTyped(next);
    const name = notesNameOf(session.id);
    // What cannot be stored is still on the screen.
    void doWork((db) => (next ? keepDraft(db, name, next) : dropDraft(db, name))).catch(() => undefined);
  }
  return {
    shown,
    type: (text) => become(text === saved ? null : { text, over }),
    meanwhile: shown.trim() !== saved.trim() && over !== saved ? saved : null,
    take: () => become(null),
    edit: typed ? { notes: shown.trim() || null } : {},
  };
}
