import type { Appointment } from '#sync/entities/appointments.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import type { Back } from '#src/work/money/sessions.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { sessionWords } from '#src/work/money/words.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { BookSheet } from './book-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { comesBackOf } from './queries.ts';
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

/** What comes back of a session that was bought, before it is called off. */
function ComesBack({ back }: { back: Back }) {
  const { back: words } = useWords(sessionWords);
  const naira = useNaira();
  const paid = back.gives === 'money' && back.kobo > 0 ? words.money(naira(back.kobo)) : words.none;
  return (
    <p>
      <b>{back.gives === 'session' ? words.session : paid}</b> {words.counts}
    </p>
  );
}

function CancelConfirm({ appointment, booking, onClose }: SheetProps & { appointment: Appointment }) {
  const words = useWords(scheduleWords).cancel;
  const when = useWhen(useSettings().timezone);
  const titled = useTitle();
  const back = knownOf(useRow((db, userId) => comesBackOf(db, userId, appointment), [appointment]));
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
      <p>{words.help(titled(appointment.title), when(appointment.starts_at))}</p>
      {back && <ComesBack back={back} />}
    </Confirm>
  );
}

export function ScheduleSheets({ shown, ...rest }: SheetProps & { shown: Shown }) {
  if (shown.sheet === 'book') return <BookSheet kind={shown.kind} providerId={shown.providerId ?? null} {...rest} />;
  if (shown.sheet === 'move') return <MoveSheet appointment={shown.appointment} {...rest} />;
  return <CancelConfirm appointment={shown.appointment} {...rest} />;
}
