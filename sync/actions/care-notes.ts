import { action } from '#sync/engine/act.ts';
import { careNotes } from '#sync/entities/care-notes.ts';
import type { CareNote } from '#sync/entities/care-notes.ts';
import { additionsTo } from '#sync/queries/care-notes.ts';
import { changed, created, existing, removed, writeAll, writeOne } from './changes.ts';

type Part = 'subjective' | 'objective' | 'assessment' | 'diagnosis' | 'plan' | 'monitoring';
export type NoteParts = Partial<Record<Part, string | null>>;
interface Written extends Pick<CareNote, 'client_id' | 'template' | 'noted_on' | 'shared'> {
  author_id: string;
  amends?: string;
  parts: NoteParts;
  sign: boolean;
}

const EMPTY: Record<Part, null> = {
  subjective: null,
  objective: null,
  assessment: null,
  diagnosis: null,
  plan: null,
  monitoring: null,
};

export const writeNote = action([careNotes], (tx, { parts, sign, amends, ...note }: Written) =>
  writeOne(
    tx,
    created(careNotes, {
      ...EMPTY,
      ...parts,
      ...note,
      amends: amends ?? null,
      signed_at: sign ? tx.now : null,
      created_at: tx.now,
    }),
  ),
);

type Edit = Pick<Written, 'template' | 'noted_on' | 'shared' | 'parts' | 'sign'>;

/** What another device has signed meanwhile stays as it was signed. */
export const editNote = action([careNotes], async (tx, id: string, { parts, sign, ...edit }: Edit) => {
  const { signed_at } = await existing(tx, careNotes, id);
  if (signed_at !== null) return false;
  await writeAll(tx, [changed(careNotes, id, { ...EMPTY, ...parts, ...edit, ...(sign && { signed_at: tx.now }) })]);
  return true;
});

/** With what was added to it. It is not taken back: whoever has read it cannot forget it. */
export const shareNote = action([careNotes], async (tx, id: string) => {
  const added = await additionsTo(tx, id);
  await writeAll(
    tx,
    [id, ...added.map((more) => more.id)].map((each) => changed(careNotes, each, { shared: true })),
  );
});

export const removeDraft = action([careNotes], async (tx, id: string) => {
  const { signed_at } = await existing(tx, careNotes, id);
  if (signed_at === null) await writeAll(tx, [removed(careNotes, id)]);
});
