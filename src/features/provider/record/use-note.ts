import * as z from 'zod/mini';
import { editNote, writeNote } from '#sync/actions/care-notes.ts';
import type { NoteParts } from '#sync/actions/care-notes.ts';
import { careNotes } from '#sync/entities/care-notes.ts';
import type { CareNote } from '#sync/entities/care-notes.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useDayNow } from '#src/data/time/use-day-now.ts';
import { isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { PARTS, TEMPLATES } from '#src/work/notes/templates.ts';
import type { Part, Template } from '#src/work/notes/templates.ts';
import { useSave } from '#src/work/use-save.ts';
import { recordWords } from './words.ts';

const text = z.optional(z.string());
const Typed = z.object({
  template: z.optional(careNotes.row.shape.template),
  noted_on: text,
  shared: z.optional(z.boolean()),
  subjective: text,
  objective: text,
  assessment: text,
  diagnosis: text,
  plan: text,
  monitoring: text,
});

interface About {
  clientId: string;
  today: Day;
  /** A draft to go on with, or a signed note to add to. */
  note: CareNote | null;
}

/** What is typed of a note is kept with each key, and saved as a draft or signed. */
export function useNote({ clientId, today, note }: About) {
  const { notes: words } = useWords(recordWords);
  const save = useSave();
  const dayNow = useDayNow();
  const { typed, type, settle } = useDraft(formAbout(clientId, 'note', note?.id), Typed);
  const isAddition = note !== null && note.signed_at !== null;
  const draft = isAddition ? null : note;
  const template: Template = isAddition ? 'free' : (typed.template ?? draft?.template ?? 'session');
  const chosen = typed.noted_on ?? draft?.noted_on;
  const shared = isAddition ? note.shared : (typed.shared ?? draft?.shared ?? false);
  const parts = TEMPLATES[template];
  const [first] = parts;
  const written = (part: Part): string => typed[part] ?? draft?.[part] ?? '';
  // What was written under a heading that this kind of note has not, or meant for what is signed by now, stands in the
  // first that it has.
  const homeless = PARTS.filter((part) => !parts.includes(part) && written(part).trim() !== '');
  const partOf = (part: Part): string =>
    part === first && homeless.length > 0
      ? [part, ...homeless].map(written).filter(Boolean).join('\n\n')
      : written(part);
  const typeIn = (part: Part, said: string): void =>
    type({ [part]: said, ...(part === first && Object.fromEntries(homeless.map((each) => [each, '']))) });
  const isBlank = parts.every((part) => partOf(part).trim() === '');

  /** Whether it is on this device now. */
  async function keep(sign: boolean): Promise<boolean> {
    const said: NoteParts = Object.fromEntries(parts.map((part) => [part, partOf(part).trim() || null]));
    const rest = { template, noted_on: chosen && isDay(chosen) ? chosen : dayNow(), shared, parts: said, sign };
    const failed = { title: words.notSaved, description: words.notSavedHelp };
    const once = note?.id ?? clientId;
    if (draft) {
      const edited = await save(editNote(draft.id, rest), { failed, once });
      if (edited?.value === false) {
        toast({ title: words.notSaved, description: words.signedElsewhere, destructive: true });
      }
      if (!edited?.value) return false;
    } else {
      const amends = isAddition ? { amends: note.id } : {};
      const write = (author_id: string) => writeNote({ client_id: clientId, author_id, ...amends, ...rest });
      if (!(await save(write, { failed, once }))) return false;
    }
    toast({ title: sign ? words.done.signed : words.done.kept });
    settle();
    return true;
  }

  return {
    typed,
    type,
    typeIn,
    settle,
    template,
    parts,
    partOf,
    day: chosen ?? today,
    shared,
    isBlank,
    isAddition,
    keep,
  };
}
