import * as z from 'zod/mini';
import { joinChallenge, leaveChallenge, showOnBoard } from '#sync/actions/challenge-members.ts';
import { challengeMembers } from '#sync/entities/challenge-members.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { useRow } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { useSave } from '#src/work/use-save.ts';
import { useRule } from './challenges-card.tsx';
import { Board, Places } from './places.tsx';
import { useMine } from './use-names.ts';
import { runningOf } from './queries.ts';
import type { Running } from './queries.ts';
import { communityWords } from './words.ts';

function Standing({ challenge, member, score }: Running) {
  const { challenges: words, board } = useWords(communityWords);
  const mine = useMine();
  const standing = useStandings(challengeMembers).get(member?.id ?? '');
  const remote = useRemote({
    // Asked again once the server knows of what was done here.
    key: ['challenge board', challenge.id, member?.on_board, standing, score],
    ask: (client, signal) => client.rpc('challenge_board', { challenge: challenge.id }).abortSignal(signal),
    shape: z.nullable(Board),
  });
  return (
    <Remotely remote={remote} failed={board.failed}>
      {(answer) => {
        if (!answer || answer.places.length === 0) return <p className="muted">{board.empty}</p>;
        return (
          <>
            <Places label={words.board} places={answer.places} told={(figure) => figure} />
            <p className="muted small">{answer.provisional ? words.provisional : words.final}</p>
            {answer.places.some((place) => place.user_id === mine && place.score < score) && (
              <p className="muted small">{words.uncounted}</p>
            )}
          </>
        );
      }}
    </Remotely>
  );
}

function Taking({ challenge: { id, title }, member }: Running) {
  const words = useWords(communityWords).challenges;
  const save = useSave();
  const failed = { title: words.failed };
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
      undo: () => (userId) => joinChallenge(userId, id),
      once: id,
    });
  return (
    <>
      <SwitchField
        label={words.show}
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
  const { challenges: words, coming, failed } = useWords(communityWords);
  const rule = useRule();
  const answer = useRow(
    async (db, userId) => (await runningOf(db, userId, today)).find(({ challenge }) => challenge.id === id),
    [id, today],
  );
  const title = answer.state === 'content' ? answer.value.challenge.title : words.title;
  return (
    <Sheet open title={title} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={<p>{words.gone}</p>} failed={failed}>
        {(running) => (
          <div className="challenge-form">
            <p>{rule(running.challenge, today)}</p>
            {running.challenge.description && <p>{running.challenge.description}</p>}
            <p className="muted small">{words.rules}</p>
            <Taking {...running} />
            <Seam />
            <h3>{words.board}</h3>
            <Standing {...running} />
          </div>
        )}
      </Answered>
    </Sheet>
  );
}
