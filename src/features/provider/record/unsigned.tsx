import { useState } from 'react';
import type { CareNote } from '#sync/entities/care-notes.ts';
import type { Day } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toasts.ts';
import { noteWords } from '#src/work/notes/words.ts';
import type { Part } from '#src/work/notes/templates.ts';
import { useNote } from './use-note.ts';
import { recordWords } from './words.ts';

interface UnsignedProps {
  clientId: string;
  today: Day;
  /** What it was to become a part of; null for a new note. */
  note: CareNote | null;
}

/** What was being typed when the care ended: it can be signed no more, and is not lost with it. */
export function Unsigned({ clientId, today, note }: UnsignedProps) {
  const { notes: words } = useWords(recordWords);
  const said = useWords(noteWords);
  const { typed, template, parts, partOf, isAddition, settle } = useNote({ clientId, today, note });
  const [isAsked, setAsked] = useState(false);
  const [isGone, setGone] = useState(false);
  const labels: Partial<Record<Part, string>> = said.parts[template];
  const written = parts.flatMap((part) => {
    const text = partOf(part).trim();
    return text === '' ? [] : [{ part, label: isAddition ? words.addTitle : labels[part], text }];
  });
  if (isGone || written.length === 0 || Object.keys(typed).length === 0) return null;
  async function copy(): Promise<void> {
    const text = written.map((each) => [each.label, each.text].join('\n')).join('\n\n');
    if (await attempt(() => navigator.clipboard.writeText(text), { title: words.notCopied })) {
      toast({ title: words.copied });
    }
  }
  return (
    <Notice tone="warn" title={words.unsigned}>
      <p>{words.unsignedHelp}</p>
      {written.map(({ part, label, text }) => (
        <p key={part} className="typed-part">
          <b>{label}</b> {text}
        </p>
      ))}
      <div className="note-acts">
        <Button look="line" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button look="quiet" onClick={() => setAsked(true)}>
          {words.removeTyped}
        </Button>
      </div>
      <Confirm
        open={isAsked}
        danger
        title={words.removeAsk}
        act={words.removeTyped}
        onAct={() => {
          settle();
          setGone(true);
        }}
        onClose={() => setAsked(false)}
      >
        {words.removeHelp}
      </Confirm>
    </Notice>
  );
}
