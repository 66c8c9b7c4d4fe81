import { useState } from 'react';
import { logPast } from '#sync/actions/workout-sessions.ts';
import { discardSession } from '#sync/actions/workout-sets.ts';
import type { Activity } from '#sync/entities/workout-sessions.ts';
import { useRow } from '#src/data/rows.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { noteLog } from '#src/data/first-log.ts';
import { Button } from '#src/ui/button.tsx';
import { PlayIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { keptName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { workoutNames } from '#src/work/catalogue/workouts/words.ts';
import { weightOf } from '../active/queries.ts';
import type { Starting } from '../use-starting.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { amountsOf, CardioFields } from './cardio-fields.tsx';
import type { Told } from './cardio-fields.tsx';
import { EndedFields, useEnded } from './ended-fields.tsx';
import { cardioWords } from './words.ts';

interface PastProps {
  activity: Activity;
  weightKg: number | null;
  onClose: () => void;
}

const USUAL = { seconds: 1800, metres: 0, calories: null };

/** It ended on that day at that time; now, until somebody says otherwise. */
function Past({ activity, weightKg, onClose }: PastProps) {
  const words = useWords(cardioWords);
  const { activities } = useWords(workoutNames);
  const { write } = useWriting();
  const serverNow = useServerNow();
  const ended = useEnded(null);
  const [told, setTold] = useState<Told>(USUAL);
  const missing = ended.missing ?? (told.seconds === 0 ? words.noTime : undefined);

  async function log(): Promise<void> {
    const past = {
      name: keptName.of(activity),
      activity,
      completed_at: new Date(ended.at(serverNow())).toISOString(),
      ...amountsOf(activity, told, weightKg),
    };
    const logged = await write('workout', (user_id) => logPast({ ...past, user_id }), {
      done: { title: words.logged, description: activities[activity] },
      undo: (id) => discardSession(id),
      of: 'typed',
      once: '',
    });
    if (!logged) return;
    noteLog();
    onClose();
  }
  return (
    <section className="sheet-form" aria-label={words.past}>
      <h3>{words.past}</h3>
      <EndedFields ended={ended} />
      <CardioFields activity={activity} told={told} weightKg={weightKg} onTell={setTold} />
      <Button look="line" large full blocked={missing} onClick={() => void log()}>
        {words.log}
      </Button>
    </section>
  );
}

interface CardioSheetProps {
  activity: Activity;
  starting: Starting;
  onClose: () => void;
}

/** Begun now, with a clock, or logged when it is over. */
export function CardioSheet({ activity, starting, onClose }: CardioSheetProps) {
  const all = useWords(workoutsWords);
  const words = useWords(cardioWords);
  const { activities } = useWords(workoutNames);
  const answer = useRow(async (db, userId) => ({ weightKg: await weightOf(db, userId) }));
  return (
    <Sheet open title={activities[activity]} onClose={onClose}>
      <div className="sheet-form">
        <Button look="act" large full icon={PlayIcon} onClick={() => void starting.cardio(activity)}>
          {words.start}
        </Button>
        <Seam />
        <Answered answer={answer} coming={all.coming} empty={null} failed={all.failed}>
          {({ weightKg }) => <Past activity={activity} weightKg={weightKg} onClose={onClose} />}
        </Answered>
      </div>
    </Sheet>
  );
}
