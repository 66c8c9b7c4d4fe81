import { OrderSheet } from './order-sheet.tsx';
import { SeriesSheet } from './series-sheet.tsx';

export type Shown = { sheet: 'order'; id: string } | { sheet: 'series'; code: string };

/** They come when they are first asked for. */
export function LabSheets({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  return shown.sheet === 'order' ? (
    <OrderSheet id={shown.id} onClose={onClose} />
  ) : (
    <SeriesSheet code={shown.code} onClose={onClose} />
  );
}
