import type { Here, WeekStart } from '#src/lib/days.ts';
import { ExportSheet } from './export-sheet.tsx';
import { CompareSheet } from './photos/compare-sheet.tsx';
import { PhotoSheet } from './photos/photo-sheet.tsx';
import { TakeSheet } from './photos/take-sheet.tsx';
import { MeasureSheet } from './measure-sheet.tsx';
import { ReportSheet } from './report-sheet.tsx';
import type { Kind } from './use-measures.ts';

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'export' }
  | { sheet: 'report' }
  | { sheet: 'take' }
  | { sheet: 'compare' }
  | { sheet: 'measure'; kind: Kind }
  | { sheet: 'photo'; id: string };

interface ProgressSheetsProps {
  shown: Shown;
  here: Here & { weekStart: WeekStart };
  onClose: () => void;
}

export function ProgressSheets({ shown, here, onClose }: ProgressSheetsProps) {
  if (shown.sheet === 'export') return <ExportSheet here={here} onClose={onClose} />;
  if (shown.sheet === 'report') return <ReportSheet here={here} onClose={onClose} />;
  if (shown.sheet === 'take') return <TakeSheet here={here} onClose={onClose} />;
  if (shown.sheet === 'compare') return <CompareSheet here={here} onClose={onClose} />;
  if (shown.sheet === 'photo') return <PhotoSheet id={shown.id} here={here} onClose={onClose} />;
  return <MeasureSheet first={shown.kind} here={here} onClose={onClose} />;
}
