import { useState } from 'react';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { Card } from '#src/ui/card.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useLastKnown } from '#src/work/remote/use-last-known.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { Board, Places } from './places.tsx';
import { communityWords } from './words.ts';

const WEEKS = ['current', 'previous'] as const;
type Week = (typeof WEEKS)[number];

/** Asked again where one's own minutes have changed, and once the server knows them. */
function OneWeek({ week, minutes, followed }: { week: Week; minutes: number; followed: boolean }) {
  const words = useWords(communityWords).board;
  const unsent = useStandings(workoutSessions).size;
  const asked = useRemote({
    key: ['weekly board', week, followed],
    again: `${minutes} ${unsent}`,
    ask: (client, signal) =>
      client.rpc('weekly_board', { previous: week === 'previous', followed }).abortSignal(signal),
    shape: Board,
  });
  const remote = useLastKnown({ remote: asked, name: `week ${week} ${followed}`, shape: Board });
  return (
    <Remotely remote={remote} failed={words.failed}>
      {({ places, provisional }) => (
        <>
          {places.length === 0 ? (
            <p className="muted">{followed ? words.noneFollowed : words.none[week]}</p>
          ) : (
            <Places label={words.title} places={places} told={words.minutes} />
          )}
          {week === 'previous' && <p className="muted small">{provisional ? words.provisional : words.final}</p>}
        </>
      )}
    </Remotely>
  );
}

export function BoardCard({ minutes }: { minutes: number }) {
  const words = useWords(communityWords).board;
  const [week, setWeek] = useState<Week>('current');
  const [followed, setFollowed] = useState(false);
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <SwitchField
        label={words.followed}
        help={words.followedHelp}
        checked={followed}
        onChange={({ target }) => setFollowed(target.checked)}
      />
      <Tabs
        label={words.title}
        tabs={WEEKS.map((name) => ({ name, label: words.weeks[name] }))}
        current={week}
        onChange={setWeek}
      >
        <OneWeek key={`${week} ${followed}`} week={week} minutes={minutes} followed={followed} />
      </Tabs>
    </Card>
  );
}
