import type { Activity } from '#sync/entities/workout-sessions.ts';
import { EMPTY } from '#src/work/programs/made.ts';
import { CardioSheet } from './cardio/cardio-sheet.tsx';
import { CorrectCardio } from './cardio/correct-cardio.tsx';
import { TakeBack } from './cardio/take-back.tsx';
import { routineOf } from './programs/own.ts';
import type { Making } from './programs/own.ts';
import { ProgramForm } from './programs/program-form.tsx';
import { ProgramSheet } from './program-sheet.tsx';
import type { Offer } from './queries.ts';
import { OrderSheet } from './routines/order-sheet.tsx';
import { PasteSheet } from './routines/paste-sheet.tsx';
import { RoutineSheet } from './routines/routine-sheet.tsx';
import { SessionSheet } from './session-sheet.tsx';
import type { Starting } from './use-starting.ts';
import { WhenSheet } from './when-sheet.tsx';

const NEW_ROUTINE = routineOf('', []);

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'program'; offer: Offer; followed: string | null }
  | { sheet: 'session'; id: string }
  | { sheet: 'cardio'; activity: Activity }
  | { sheet: 'correct-cardio'; id: string }
  | { sheet: 'when'; id: string }
  | { sheet: 'take-back'; id: string; name: string }
  | { sheet: 'routine'; id: string }
  | ({ sheet: 'make-program' } & Making)
  | { sheet: 'new-program' }
  | { sheet: 'new-routine' }
  | { sheet: 'order-routines' }
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
    case 'when':
      return <WhenSheet id={shown.id} onClose={backTo(shown.id)} />;
    case 'take-back':
      return <TakeBack {...shown} onTaken={shared.onClose} onClose={backTo(shown.id)} />;
    case 'routine':
      return <RoutineSheet {...shared} id={shown.id} />;
    case 'make-program':
      return <ProgramForm {...shown} onClose={shared.onClose} />;
    case 'new-program':
      return <ProgramForm id={null} made={EMPTY} isRoutine={false} onClose={shared.onClose} />;
    case 'new-routine':
      return <ProgramForm id={null} made={NEW_ROUTINE} isRoutine onClose={shared.onClose} />;
    case 'order-routines':
      return <OrderSheet onClose={shared.onClose} />;
    case 'paste-routine':
      return <PasteSheet onClose={shared.onClose} />;
    default:
      return shown satisfies never;
  }
}
