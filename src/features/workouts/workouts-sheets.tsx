import type { Activity } from '#sync/entities/workout-sessions.ts';
import { CardioSheet } from './cardio/cardio-sheet.tsx';
import { CorrectCardio } from './cardio/correct-cardio.tsx';
import { TakeBack } from './cardio/take-back.tsx';
import { ProgramSheet } from './program-sheet.tsx';
import type { Offer } from './queries.ts';
import { PasteSheet } from './routines/paste-sheet.tsx';
import { RoutineEditor } from './routines/routine-editor.tsx';
import { RoutineSheet } from './routines/routine-sheet.tsx';
import type { Step } from './routines/routine.ts';
import { SessionSheet } from './session-sheet.tsx';
import type { Starting } from './use-starting.ts';

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'program'; offer: Offer; followed: string | null }
  | { sheet: 'session'; id: string }
  | { sheet: 'cardio'; activity: Activity }
  | { sheet: 'correct-cardio'; id: string }
  | { sheet: 'take-back'; id: string; name: string }
  | { sheet: 'routine'; id: string }
  | { sheet: 'edit-routine'; id: string | null; title: string; steps: readonly Step[] }
  | { sheet: 'paste-routine' };

interface WorkoutsSheetsProps {
  shown: Shown;
  starting: Starting;
  onShow: (shown: Shown | null) => void;
}

export function WorkoutsSheets({ shown, starting, onShow }: WorkoutsSheetsProps) {
  const shared = { starting, onShow, onClose: () => onShow(null) };
  const backTo = (id: string) => () => onShow({ sheet: 'session', id });
  switch (shown.sheet) {
    case 'program':
      return <ProgramSheet {...shared} offer={shown.offer} followed={shown.followed} />;
    case 'session':
      return <SessionSheet {...shared} id={shown.id} />;
    case 'cardio':
      return <CardioSheet {...shared} activity={shown.activity} />;
    case 'correct-cardio':
      return <CorrectCardio id={shown.id} onClose={backTo(shown.id)} />;
    case 'take-back':
      return <TakeBack {...shown} onTaken={shared.onClose} onClose={backTo(shown.id)} />;
    case 'routine':
      return <RoutineSheet {...shared} id={shown.id} />;
    case 'edit-routine':
      return <RoutineEditor {...shown} onClose={shared.onClose} />;
    case 'paste-routine':
      return <PasteSheet onClose={shared.onClose} />;
    default:
      return shown satisfies never;
  }
}
