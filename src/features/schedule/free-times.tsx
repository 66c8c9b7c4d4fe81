import { useEffect, useState } from 'react';
import type { OpenTime } from '#sync/queries/open-times.ts';
import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { TimePicker } from '#src/work/appointment/time-picker.tsx';
import { useWhen } from '#src/work/appointment/in-words.ts';
import { WarningIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { freeTimes } from './queries.ts';
import type { Slot } from './queries.ts';
import { useServerTimes } from './use-server-times.ts';
import type { ServerTimes } from './use-server-times.ts';
import { scheduleWords } from './words.ts';

const isFree = (server: ServerTimes, { starts_at }: OpenTime): boolean =>
  server.state !== 'known' || server.free.has(Date.parse(starts_at));

interface CheckedProps {
  /** What was chosen and is taken now. */
  lost: OpenTime | null;
  server: ServerTimes;
  none: boolean;
}

/** How far the times can be relied on. It keeps its height, so that the form below stays where it is. */
function Checked({ lost, server, none }: CheckedProps) {
  const words = useWords(scheduleWords).form;
  const when = useWhen(useSettings().timezone);
  return (
    <output className={lost ? 'checked lost small' : 'checked muted small'}>
      {lost && <WarningIcon small />}
      <span>{lost ? words.lost(when(lost.starts_at)) : none ? words.none : words.checked[server.state]}</span>
    </output>
  );
}

interface FreeTimesProps {
  slot: Slot;
  value: OpenTime | null;
  /** Null where what was chosen turns out to be taken. */
  onChange: (time: OpenTime | null) => void;
}

/** Of what this device knows at once; what the server then says is taken stays in its place, crossed out. */
export function FreeTimes({ slot, value, onChange }: FreeTimesProps) {
  const { form: words, coming } = useWords(scheduleWords);
  const { timezone } = useSettings();
  const today = useToday();
  const { providerId, minutes, except } = slot;
  const server = useServerTimes(slot, today);
  const [lost, setLost] = useState<OpenTime | null>(null);
  const answer = useRows((db, userId) => freeTimes(db, userId, slot, today), [providerId, minutes, except, today]);
  const isTaken = value !== null && !isFree(server, value);
  if (isTaken && lost !== value) setLost(value);
  useEffect(() => {
    if (isTaken) onChange(null);
  }, [isTaken, onChange]);
  const choose = (time: OpenTime): void => {
    setLost(null);
    onChange(time);
  };
  return (
    <section className="free-times" aria-label={words.when}>
      <h3>{words.when}</h3>
      <Answered answer={answer} coming={coming} empty={<p className="muted">{words.none}</p>} failed={words.times}>
        {(times) => (
          <>
            <TimePicker
              times={times}
              zone={timezone}
              value={value?.starts_at ?? null}
              isTaken={(time) => !isFree(server, time)}
              onChange={choose}
            />
            <Checked lost={lost} server={server} none={!times.some((time) => isFree(server, time))} />
          </>
        )}
      </Answered>
    </section>
  );
}
