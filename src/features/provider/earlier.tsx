import { useState } from 'react';
import * as z from 'zod/mini';
import { spanOf } from '#sync/queries/span.ts';
import { useRow } from '#src/data/rows.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { earlierOf, firstOfWeek } from './queries.ts';
import { providerWords } from './words.ts';

const PAGE = 20;

const Workout = z.object({
  id: z.string(),
  name: z.string(),
  completed_at: z.string(),
  duration_minutes: z.nullable(z.number()),
});
type Done = Pick<z.infer<typeof Workout>, 'id' | 'name' | 'duration_minutes'> & { completed_at: string | null };

interface ListProps {
  workouts: readonly Done[];
  zone: string;
  /** Nothing where all of it is shown. */
  onMore?: (() => void) | null;
}

function List({ workouts, zone, onMore }: ListProps) {
  const words = useWords(providerWords).earlier;
  const language = useLanguage();
  const workoutName = useWorkoutName();
  return (
    <>
      <Rows label={words.title}>
        {workouts.map(({ id, name, completed_at, duration_minutes }) => (
          <Row
            key={id}
            icon={WorkoutIcon}
            title={workoutName({ name })}
            detail={[
              dayInWords(dayIn(zone, Date.parse(completed_at ?? '')), language),
              duration_minutes !== null &&
                duration_minutes.toLocaleString(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
            ]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
      </Rows>
      {onMore && (
        <Button look="line" onClick={onMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}

interface PartProps {
  clientId: string;
  zone: string;
  /** The instant before which they were completed, and of those at that instant the id before which. */
  before: { at: string; id?: string };
}

/** From the server, page by page; each asks for the next. It tells the client who looked. */
function Asked({ clientId, zone, before }: PartProps) {
  const words = useWords(providerWords).earlier;
  const [hasMore, setHasMore] = useState(false);
  const remote = useRemote({
    key: ['earlier workouts', clientId, before],
    ask: (client, signal) =>
      client
        .rpc('earlier_workouts', { client: clientId, before: before.at, ...(before.id && { before_id: before.id }) })
        .abortSignal(signal),
    shape: z.array(Workout),
  });
  return (
    <Remotely remote={remote} failed={words.failed}>
      {(workouts) => {
        const last = workouts.length === PAGE ? workouts.at(-1) : undefined;
        if (workouts.length === 0) return <p className="muted">{words.none}</p>;
        return (
          <>
            <List workouts={workouts} zone={zone} onMore={last && !hasMore ? () => setHasMore(true) : null} />
            {last && hasMore && (
              <Asked clientId={clientId} zone={zone} before={{ at: last.completed_at, id: last.id }} />
            )}
          </>
        );
      }}
    </Remotely>
  );
}

/** What a client did before the last days: of a followed one from this device, of others from the server. */
export function Earlier({ clientId: client_id, here }: { clientId: string; here: Here }) {
  const words = useWords(providerWords).earlier;
  const { today, zone } = here;
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(PAGE);
  const answer = useRow(
    (db, follower_id) => earlierOf(db, { follower_id, client_id }, here),
    [client_id],
    [today, zone],
  );
  if (!isOpen) {
    return (
      <Button look="line" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
    );
  }
  if (answer.state === 'reading') return null;
  return (
    <>
      <h3>{words.title}</h3>
      {answer.state === 'content' ? (
        <List
          workouts={answer.value.workouts.slice(0, shown)}
          zone={zone}
          onMore={answer.value.workouts.length > shown ? () => setShown(shown + PAGE) : null}
        />
      ) : (
        <Asked clientId={client_id} zone={zone} before={{ at: spanOf(firstOfWeek(today), today, zone).from }} />
      )}
    </>
  );
}
