import type { Local } from './opening.ts';
import { useOpen } from './provider.tsx';

/** The time by the server's clock as far as this device knows it, by which rows are stamped. */
export const nowBy = ({ offset }: Pick<Local, 'offset'>): number => Date.now() + offset;

/** How far that clock is ahead of the device's own. */
export const useOffset = (): number => useOpen()?.db.offset ?? 0;
