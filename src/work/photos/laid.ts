import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';

export type Laid = Pick<ProgressPhoto, 'shift_x' | 'shift_y' | 'zoom' | 'turn'>;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** As CSS: moved, then enlarged, then turned. None where it lies as it was taken. */
export function transformOf({ shift_x, shift_y, zoom, turn }: Laid): string | undefined {
  if (shift_x === 0 && shift_y === 0 && zoom === 1 && turn === 0) return undefined;
  return `translate(${percent(shift_x)}, ${percent(shift_y)}) scale(${zoom}) rotate(${turn}deg)`;
}
