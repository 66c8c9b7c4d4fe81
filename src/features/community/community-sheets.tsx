import { useWords } from '#src/ui/language.tsx';
import { ReportSheet } from '#src/work/people/report-sheet.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { ChallengeSheet } from './challenge-sheet.tsx';
import { CreateSheet } from './create-sheet.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { BlockQuestion, RemoveQuestion } from './questions.tsx';
import { ReadingSheet } from './reading-sheet.tsx';
import type { Shown, Subject } from './subject.ts';

interface CommunitySheetsProps {
  shown: Shown;
  today: string;
  onClose: () => void;
}

function ReportOf({ subject: { about, id, userId, name }, onClose }: { subject: Subject; onClose: () => void }) {
  const words = useWords(peopleWords).report;
  return (
    <ReportSheet
      choices={[
        { about, id, label: words[about] },
        { about: 'person', id: userId, label: name },
      ]}
      onClose={onClose}
    />
  );
}

const OF_SUBJECT = { edit: EditSheet, remove: RemoveQuestion, report: ReportOf, block: BlockQuestion };

/** They come when they are first asked for. */
export function CommunitySheets({ shown, today, onClose }: CommunitySheetsProps) {
  if (shown.sheet === 'create') return <CreateSheet today={today} onClose={onClose} />;
  if (shown.sheet === 'reading') return <ReadingSheet onClose={onClose} />;
  if (shown.sheet === 'challenge') return <ChallengeSheet id={shown.id} today={today} onClose={onClose} />;
  const Part = OF_SUBJECT[shown.sheet];
  return <Part subject={shown.subject} onClose={onClose} />;
}
