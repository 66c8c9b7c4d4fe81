import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { ExportSheet } from './export-sheet.tsx';
import { CompareSheet } from './photos/compare-sheet.tsx';
import { PhotoSheet } from './photos/photo-sheet.tsx';
import { TakeSheet } from './photos/take-sheet.tsx';
import { MeasureSheet } from './measure-sheet.tsx';
import { ReportSheet } from './report-sheet.tsx';
import type { Range } from '#src/work/progress/weight-line.tsx';
import type { Kind } from '#src/work/progress/use-measures.ts';
import { OwnSheet } from './own-sheet.tsx';

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'export' }
  | { sheet: 'report'; day?: Day }
  | { sheet: 'take' }
  | { sheet: 'compare' }
  | { sheet: 'own' }
  | { sheet: 'measure'; kind: Kind }
  | { sheet: 'photo'; id: string };

interface ProgressSheetsProps {
  shown: Shown;
  here: Here & { weekStart: WeekStart };
  onShow: (shown: Shown) => void;
  onPrint: (range: Range) => void;
  onClose: () => void;
}

export function ProgressSheets({ shown, here, onShow, onPrint, onClose }: ProgressSheetsProps) {
  if (shown.sheet === 'export') return <ExportSheet here={here} onPrint={onPrint} onClose={onClose} />;
  if (shown.sheet === 'report') return <ReportSheet key={shown.day} day={shown.day} here={here} onClose={onClose} />;
  if (shown.sheet === 'take') return <TakeSheet here={here} onClose={onClose} />;
  if (shown.sheet === 'compare') return <CompareSheet here={here} onClose={onClose} />;
  if (shown.sheet === 'photo') return <PhotoSheet id={shown.id} here={here} onClose={onClose} />;
  if (shown.sheet === 'own') {
    return <OwnSheet onNamed={(kind) => onShow({ sheet: 'measure', kind })} onClose={onClose} />;
  }
  return <MeasureSheet first={shown.kind} here={here} onClose={onClose} />;
}
