import { useState } from 'react';
import * as z from 'zod/mini';
import { joinChallenge, leaveChallenge, showOnBoard } from '#sync/actions/challenge-members.ts';
import { challengeMembers } from '#sync/entities/challenge-members.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useRow } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { WarningIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { ReportSheet } from '#src/work/people/report-sheet.tsx';
import type { Reportable } from '#src/work/people/report-sheet.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useLastKnown } from '#src/work/remote/use-last-known.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSave } from '#src/work/use-save.ts';
import { useRule } from './challenges-card.tsx';
import { Board, Places } from './places.tsx';
import { useMine } from './use-names.ts';
import { runningOf } from './queries.ts';
import type { Running } from './queries.ts';
import { TeamBoard } from './team-board.tsx';
import { TeamField } from './team-field.tsx';
import { communityWords } from './words.ts';

const Answer = z.nullable(Board);

interface OfPeopleProps extends Running {
  followed: boolean;
  again: string;
}

function OfPeople({ challenge, score, followed, again }: OfPeopleProps) {
  const { challenges: words, teams, board } = useWords(communityWords);
  const final = challenge.teams === 'alone' ? words.final : teams.final;
  const mine = useMine();
  const asked = useRemote({
    key: ['challenge board', challenge.id, followed],
    again,
    ask: (client, signal) => client.rpc('challenge_board', { challenge: challenge.id, followed }).abortSignal(signal),
    shape: Answer,
  });
  const remote = useLastKnown({ remote: asked, name: `challenge ${challenge.id} ${followed}`, shape: Answer });
  return (
    <Remotely remote={remote} failed={board.failed}>
      {(answer) => {
        if (!answer || answer.places.length === 0) {
          return <p className="muted">{followed ? board.noneFollowed : board.empty}</p>;
        }
        return (
          <>
            <Places label={words.board} places={answer.places} told={(figure) => figure} />
            <p className="muted small">{answer.provisional ? words.provisional : final}</p>
            {answer.places.some((place) => place.user_id === mine && place.score < score) && (
              <p className="muted small">{words.uncounted}</p>
            )}
          </>
        );
      }}
    </Remotely>
  );
}

const SCOPES = ['teams', 'all', 'followed'] as const;

/** Of teams, of all or of those one follows. */
function Standing({ onReport, ...running }: Running & { onReport: (what: Reportable) => void }) {
  const { challenges: words, board } = useWords(communityWords);
  const { challenge, member, score } = running;
  const scopes = SCOPES.filter((scope) => scope !== 'teams' || challenge.teams !== 'alone');
  const [scope, setScope] = useState<(typeof SCOPES)[number]>(scopes[0] ?? 'all');
  const standing = useStandings(challengeMembers).get(member?.id ?? '');
  // Asked again once the server knows of what was done here.
  const again = [member?.on_board, member?.team, standing, score].join(' ');
  return (
    <Tabs
      label={words.board}
      tabs={scopes.map((name) => ({ name, label: board.scopes[name] }))}
      current={scope}
      onChange={setScope}
    >
      {scope === 'teams' ? (
        <TeamBoard challenge={challenge} again={again} onReport={onReport} />
      ) : (
        <OfPeople key={scope} {...running} followed={scope === 'followed'} again={again} />
      )}
    </Tabs>
  );
}

function Taking(running: Running) {
  const {
    challenge: { id, title, teams },
    member,
  } = running;
  const words = useWords(communityWords).challenges;
  const save = useSave();
  const failed = { title: words.failed };
  const inTeams = teams !== 'alone';
  if (!member && inTeams) return <TeamField {...running} />;
  if (!member) {
    const done = { title: words.joined(title) };
    return (
      <Button
        look="act"
        large
        full
        onClick={() => void save((userId) => joinChallenge(userId, id), { failed, done, once: id })}
      >
        {words.join}
      </Button>
    );
  }
  const leave = () =>
    save((userId) => leaveChallenge(userId, id), {
      failed,
      done: { title: words.left(title) },
      undo: () => (userId) => joinChallenge(userId, id, member.team),
      once: id,
    });
  return (
    <>
      {inTeams && <TeamField {...running} />}
      <SwitchField
        label={words.show}
        help={inTeams ? words.showInTeam : undefined}
        checked={member.on_board}
        onChange={({ target }) =>
          void save((userId) => showOnBoard(userId, { challengeId: id, shown: target.checked }), { failed, once: id })
        }
      />
      <Button look="line" full onClick={() => void leave()}>
        {words.leave}
      </Button>
    </>
  );
}

interface ChallengeSheetProps {
  id: string;
  today: string;
  onClose: () => void;
}

export function ChallengeSheet({ id, today, onClose }: ChallengeSheetProps) {
  const { challenges: words, teams, coming, failed } = useWords(communityWords);
  const { report } = useWords(peopleWords);
  const mine = useMine();
  const [reported, setReported] = useState<Reportable | null>(null);
  const rule = useRule();
  const answer = useRow(
    async (db, userId) => (await runningOf(db, userId, today)).find(({ challenge }) => challenge.id === id),
    [id, today],
  );
  const title = answer.state === 'content' ? answer.value.challenge.title : words.title;
  if (reported) return <ReportSheet choices={[reported]} onClose={() => setReported(null)} />;
  return (
    <Sheet open title={title} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={<p>{words.gone}</p>} failed={failed}>
        {(running) => (
          <div className="challenge-form">
            <p>{rule(running.challenge, today)}</p>
            {running.challenge.description && <p>{running.challenge.description}</p>}
            <p className="muted small">{words.rules}</p>
            {running.challenge.teams !== 'alone' && <p className="muted small">{teams.rules}</p>}
            <Taking {...running} />
            <Seam />
            <h3>{words.board}</h3>
            <Standing {...running} onReport={setReported} />
            {running.challenge.creator_id !== mine && (
              <Button
                look="quiet"
                icon={WarningIcon}
                onClick={() => setReported({ about: 'challenge', id, label: report.challenge })}
              >
                {report.open}
              </Button>
            )}
          </div>
        )}
      </Answered>
    </Sheet>
  );
}
