import type { Shared } from '#src/data/shared.ts';
import type { Here } from '#src/lib/days.ts';
import type { Vital } from '#src/work/health/vitals.ts';
import { RecordsSheet } from './records/records-sheet.tsx';
import { ShareSheet } from './share/share-sheet.tsx';
import type { Chosen } from './use-rule.ts';
import { VitalSheet } from './vital-sheet.tsx';

export type Shown = { sheet: 'vital'; vital: Vital } | { sheet: 'records'; shared: Shared | null } | { sheet: 'share' };

interface HealthSheetsProps {
  shown: Shown;
  here: Here;
  chosen: Chosen;
  onClose: () => void;
}

/** They come when they are first asked for. */
export function HealthSheets({ shown, here, chosen, onClose }: HealthSheetsProps) {
  if (shown.sheet === 'share') return <ShareSheet today={here.today} onClose={onClose} />;
  return shown.sheet === 'records' ? (
    <RecordsSheet shared={shown.shared} here={here} onClose={onClose} />
  ) : (
    <VitalSheet first={shown.vital} here={here} chosen={chosen} onClose={onClose} />
  );
}
