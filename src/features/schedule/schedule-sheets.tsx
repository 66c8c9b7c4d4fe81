import type { Appointment } from '#sync/entities/appointments.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { BookSheet } from './book-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import type { SessionKind } from './sessions.ts';
import type { Booking } from './use-booking.ts';
import { scheduleWords } from './words.ts';

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'book'; kind: SessionKind; providerId?: string | null }
  | { sheet: 'move'; appointment: Appointment }
  | { sheet: 'cancel'; appointment: Appointment };

interface SheetProps {
  booking: Booking;
  onClose: () => void;
}

function CancelConfirm({ appointment, booking, onClose }: SheetProps & { appointment: Appointment }) {
  const words = useWords(scheduleWords).cancel;
  const when = useWhen(useSettings().timezone);
  const titled = useTitle();
  async function cancel(): Promise<void> {
    if (await booking.cancel(appointment)) onClose();
  }
  return (
    <Confirm
      open
      danger
      title={words.title}
      act={words.act}
      keep={words.keep}
      onAct={() => void cancel()}
      onClose={onClose}
    >
      {words.help(titled(appointment.title), when(appointment.starts_at))}
    </Confirm>
  );
}

export function ScheduleSheets({ shown, ...rest }: SheetProps & { shown: Shown }) {
  if (shown.sheet === 'book') return <BookSheet kind={shown.kind} providerId={shown.providerId ?? null} {...rest} />;
  if (shown.sheet === 'move') return <MoveSheet appointment={shown.appointment} {...rest} />;
  return <CancelConfirm appointment={shown.appointment} {...rest} />;
}
