import { ChallengeSheet } from './challenge-sheet.tsx';
import { CreateSheet } from './create-sheet.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { BlockQuestion, RemoveQuestion } from './questions.tsx';
import { ReadingSheet } from './reading-sheet.tsx';
import { ReportSheet } from './report-sheet.tsx';
import type { Shown } from './subject.ts';

interface CommunitySheetsProps {
  shown: Shown;
  today: string;
  onClose: () => void;
}

const OF_SUBJECT = { edit: EditSheet, remove: RemoveQuestion, report: ReportSheet, block: BlockQuestion };

/** They come when they are first asked for. */
export function CommunitySheets({ shown, today, onClose }: CommunitySheetsProps) {
  if (shown.sheet === 'create') return <CreateSheet today={today} onClose={onClose} />;
  if (shown.sheet === 'reading') return <ReadingSheet onClose={onClose} />;
  if (shown.sheet === 'challenge') return <ChallengeSheet id={shown.id} today={today} onClose={onClose} />;
  const Part = OF_SUBJECT[shown.sheet];
  return <Part subject={shown.subject} onClose={onClose} />;
}
