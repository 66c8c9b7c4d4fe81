import { useEffect } from 'react';
import type { OpenTime } from '#sync/entities/open-times.ts';
import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/use-settings.ts';
import { useToday } from '#src/data/use-today.ts';
import { TimePicker } from '#src/ui/appointment/time-picker.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { freeTimes } from './queries.ts';
import type { Slot } from './queries.ts';
import { useServerTimes } from './use-server-times.ts';
import { scheduleWords } from './words.ts';

interface FreeTimesProps {
  slot: Slot;
  value: OpenTime | null;
  /** Null where what was chosen turns out to be taken. */
  onChange: (time: OpenTime | null) => void;
}

/** Of what this device knows at once; what others have booked is left out as soon as the server says so. */
export function FreeTimes({ slot, value, onChange }: FreeTimesProps) {
  const { form: words, coming } = useWords(scheduleWords);
  const { timezone } = useSettings();
  const today = useToday();
  const { providerId, minutes, except } = slot;
  const known = useServerTimes(slot, today);
  const answer = useRows((db, userId) => freeTimes(db, userId, slot, today), [providerId, minutes, except, today]);
  const isTaken = value !== null && known?.has(Date.parse(value.starts_at)) === false;
  useEffect(() => {
    if (isTaken) onChange(null);
  }, [isTaken, onChange]);
  const none = <p className="muted">{words.none}</p>;
  return (
    <section className="free-times" aria-label={words.when}>
      <h3>{words.when}</h3>
      <Answered answer={answer} coming={coming} empty={none} failed={words.times}>
        {(times) => {
          const free = known ? times.filter(({ starts_at }) => known.has(Date.parse(starts_at))) : times;
          if (free.length === 0) return none;
          return <TimePicker times={free} zone={timezone} value={value?.starts_at ?? null} onChange={onChange} />;
        }}
      </Answered>
    </section>
  );
}
