import { useState } from 'react';
import type { Appointment } from '#sync/entities/appointments.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useWhen } from '#src/work/appointment/in-words.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Booking } from './use-booking.ts';
import { scheduleWords } from './words.ts';

interface RefusedProps {
  appointment: Appointment;
  booking: Booking;
}

/** Why a time could not be given, and free times nearby, each one tap away. */
export function Refused({ appointment, booking }: RefusedProps) {
  const words = useWords(scheduleWords).refused;
  const when = useWhen(useSettings().timezone);
  const { status, decline_reason, decline_note, refused_starts_at } = appointment;
  const [now] = useState(() => Date.now());
  const alternatives = appointment.alternatives.filter(({ starts_at }) => Date.parse(starts_at) > now);
  const note = decline_reason === 'provider' && decline_note;
  const stays = status !== 'declined' && refused_starts_at !== null;
  return (
    <div className="refused">
      <p>{stays ? words.moved(when(refused_starts_at)) : words.declined}</p>
      {decline_reason && <p className="muted">{note || words[decline_reason]}</p>}
      {alternatives.length > 0 && (
        <>
          <p>{words.instead}</p>
          <div className="alternatives">
            {alternatives.map((time) => (
              <Button key={time.starts_at} look="line" onClick={() => void booking.move(appointment, time)}>
                {when(time.starts_at)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
