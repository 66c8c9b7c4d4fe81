import { useState } from 'react';
import { report } from '#sync/actions/community-reports.ts';
import { communityReports } from '#sync/entities/community-reports.ts';
import type { CommunityReport } from '#sync/entities/community-reports.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { peopleWords } from '#src/work/people/words.ts';
import { useSave } from '#src/work/use-save.ts';
import type { Subject } from './subject.ts';
import { communityWords } from './words.ts';

type Reason = CommunityReport['reason'];

const REASONS = communityReports.row.shape.reason.options;
const LONGEST_NOTE = 1000;

interface ReportSheetProps {
  subject: Subject;
  onClose: () => void;
}

/** Of what was written, or of who wrote it. */
export function ReportSheet({ subject: { about: kind, id, userId, name }, onClose }: ReportSheetProps) {
  const { report: words, composer } = useWords(communityWords);
  const { reported } = useWords(peopleWords);
  const save = useSave();
  const [about, setAbout] = useState<CommunityReport['about']>(kind);
  const [reason, setReason] = useState<Reason>('spam');
  const [note, setNote] = useState('');
  useUnfinished(note !== '');
  async function send(): Promise<void> {
    const about_id = about === 'person' ? userId : id;
    const sent = await save((user_id) => report({ user_id, about, about_id, reason, note: note.trim() }), {
      failed: { title: words.failed, description: composer.kept },
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
      <p className="muted">{words.help}</p>
      <SelectField
        label={words.about}
        value={about}
        options={[
          { value: kind, label: words[kind] },
          { value: 'person', label: name },
        ]}
        onChange={({ target }) => setAbout(target.value as CommunityReport['about'])}
      />
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
