import { useState } from 'react';
import { report } from '#sync/actions/community-reports.ts';
import { communityReports } from '#sync/entities/community-reports.ts';
import type { CommunityReport } from '#sync/entities/community-reports.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { peopleWords } from './words.ts';

type Reason = CommunityReport['reason'];

const REASONS = communityReports.row.shape.reason.options;
const LONGEST_NOTE = 1000;

/** What can be reported, and what it is called. */
export interface Reportable {
  about: CommunityReport['about'];
  id: string;
  label: string;
}

interface ReportSheetProps {
  /** The first is what was pointed at. */
  choices: readonly [Reportable, ...Reportable[]];
  onClose: () => void;
}

/** Of what was written, or of who wrote it. */
export function ReportSheet({ choices, onClose }: ReportSheetProps) {
  const { report: words, reported } = useWords(peopleWords);
  const save = useSave();
  const [chosen, setChosen] = useState(choices[0]);
  const [reason, setReason] = useState<Reason>('spam');
  const [note, setNote] = useState('');
  useUnfinished(note !== '');
  async function send(): Promise<void> {
    const { about, id: about_id } = chosen;
    const sent = await save((user_id) => report({ user_id, about, about_id, reason, note: note.trim() }), {
      failed: { title: words.failed, description: words.kept },
      done: { title: words.done },
      once: about_id,
    });
    if (sent) onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void send()}>
          {words.send}
        </Button>
      }
    >
      <p className="muted">{chosen.about === 'message' ? words.messageHelp : words.help}</p>
      {choices.length === 1 ? (
        <p>{chosen.label}</p>
      ) : (
        <SelectField
          label={words.about}
          value={chosen.about}
          options={choices.map(({ about, label }) => ({ value: about, label }))}
          onChange={({ target }) => setChosen(choices.find(({ about }) => about === target.value) ?? choices[0])}
        />
      )}
      <SelectField
        label={words.reason}
        value={reason}
        options={REASONS.map((value) => ({ value, label: reported[value] }))}
        onChange={({ target }) => setReason(target.value as Reason)}
      />
      <AreaField
        label={words.note}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Sheet>
  );
}
