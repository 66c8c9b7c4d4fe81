import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { Board, Places } from './places.tsx';
import { communityWords } from './words.ts';

/** Asked again where one's own minutes have changed, and once the server knows them. */
export function BoardCard({ minutes }: { minutes: number }) {
  const words = useWords(communityWords).board;
  const unsent = useStandings(workoutSessions).size;
  const remote = useRemote({
    key: ['weekly board', minutes, unsent],
    ask: (client, signal) => client.rpc('weekly_board').abortSignal(signal),
    shape: Board,
  });
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Remotely remote={remote} failed={words.failed}>
        {({ places }) =>
          places.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Places label={words.title} places={places} told={words.minutes} />
          )
        }
      </Remotely>
    </Card>
  );
}
