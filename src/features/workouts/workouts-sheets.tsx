import { ProgramSheet } from './program-sheet.tsx';
import type { Offer } from './queries.ts';
import { SessionSheet } from './session-sheet.tsx';
import type { Starting } from './use-starting.ts';

/** One sheet at a time, with its subject. */
export type Shown = { sheet: 'program'; offer: Offer; followed: string | null } | { sheet: 'session'; id: string };

interface WorkoutsSheetsProps {
  shown: Shown;
  starting: Starting;
  onShow: (shown: Shown | null) => void;
}

export function WorkoutsSheets({ shown, starting, onShow }: WorkoutsSheetsProps) {
  const onClose = (): void => onShow(null);
  return shown.sheet === 'program' ? (
    <ProgramSheet offer={shown.offer} followed={shown.followed} starting={starting} onClose={onClose} />
  ) : (
    <SessionSheet id={shown.id} starting={starting} onClose={onClose} />
  );
}
