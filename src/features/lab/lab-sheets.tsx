import type { Day } from '#src/lib/days.ts';
import { OrderSheet } from './order-sheet.tsx';
import { OutsideSheet } from './outside-sheet.tsx';
import { SeriesSheet } from './series-sheet.tsx';

export type Shown = { sheet: 'order'; id: string } | { sheet: 'series'; code: string } | { sheet: 'outside' };

/** They come when they are first asked for. */
export function LabSheets({ shown, today, onClose }: { shown: Shown; today: Day; onClose: () => void }) {
  if (shown.sheet === 'order') return <OrderSheet id={shown.id} onClose={onClose} />;
  if (shown.sheet === 'outside') return <OutsideSheet today={today} onClose={onClose} />;
  return <SeriesSheet code={shown.code} onClose={onClose} />;
}
