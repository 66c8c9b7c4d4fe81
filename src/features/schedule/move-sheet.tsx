import { useState } from 'react';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { OpenTime } from '#sync/queries/open-times.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { FreeTimes } from './free-times.tsx';
import type { Booking } from './use-booking.ts';
import { scheduleWords } from './words.ts';

interface MoveSheetProps {
  appointment: Appointment;
  booking: Booking;
  onClose: () => void;
}

/** Another time with the same provider. */
export function MoveSheet({ appointment, booking, onClose }: MoveSheetProps) {
  const { move: words, form } = useWords(scheduleWords);
  const when = useWhen(useSettings().timezone);
  const titled = useTitle();
  const [time, setTime] = useState<OpenTime | null>(null);
  const { id, title, starts_at, provider_id, duration_minutes } = appointment;
  async function move(): Promise<void> {
    if (time && (await booking.move(appointment, time))) onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full blocked={time ? undefined : form.choose} onClick={() => void move()}>
          {words.act}
        </Button>
      }
    >
      <p>{`${titled(title)} · ${when(starts_at)}`}</p>
      {provider_id && (
        <FreeTimes
          slot={{ providerId: provider_id, minutes: duration_minutes, except: id }}
          value={time}
          onChange={setTime}
        />
      )}
      <p className="muted small">{words.help}</p>
    </Sheet>
  );
}
