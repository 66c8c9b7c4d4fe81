import { useState } from 'react';
import { keepDraft } from '#src/data/drafts.ts';
import { useWork } from '#src/data/work.ts';
import { notesNameOf } from './queries.ts';
import type { ActiveWorkout } from './queries.ts';

/** The notes of a workout while they are typed. Every letter is kept, so that a killed tab goes on where it was. */
export function useNotes({ session, notes: kept }: ActiveWorkout): [string, (typed: string) => void] {
  const doWork = useWork();
  const [notes, setNotes] = useState(kept);
  function type(typed: string): void {
    setNotes(typed);
    // What cannot be kept is still on the screen.
    void doWork((db) => keepDraft(db, notesNameOf(session.id), typed)).catch(() => undefined);
  }
  return [notes, type];
}
